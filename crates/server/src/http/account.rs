//! Guests, names and passwords.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use store::{Person, StoreError, TokenHash, Which};
use tokio::time::sleep;
use unicode_normalization::UnicodeNormalization;

use super::App;
use super::backoff::Wait;
use super::caller::{Caller, cookie};
use super::error::{ApiError, ApiKind};
use crate::names;
use crate::password;
use crate::token::Token;

type Answer = Result<(CookieJar, Json<Me>), ApiError>;
type Body<T> = Result<Json<T>, JsonRejection>;

/// How many rooms come along with a guest who logs in.
const BROUGHT: u32 = 50;

/// A person as the person sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Me {
    name: String,
    account: bool,
}

impl From<Person> for Me {
    fn from(person: Person) -> Me {
        Me { name: person.name, account: person.account }
    }
}

/// What somebody wants to be called.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Name {
    name: String,
}

/// An account that is made.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewAccount {
    name: String,
    password: String,
}

/// An account that is taken up on another device.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Login {
    name: String,
    password: String,
    /// Whether the seats that the guest has here, and what the guest keeps, become the account's.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    bring: bool,
}

/// A password that is changed.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewPassword {
    old: String,
    new: String,
}

pub(super) async fn me(State(app): State<App>, caller: Caller) -> Answer {
    let (person, jar) = caller.guest(&app).await?;
    Ok((jar, Json(person.into())))
}

pub(super) async fn rename(State(app): State<App>, caller: Caller, body: Body<Name>) -> Answer {
    let Json(Name { name }) = body?;
    let name = sound_name(&name)?;
    let (person, jar) = caller.guest(&app).await?;
    app.hall.house().store.rename(person.id, &name).await?;
    Ok((jar, Json(Person { name, ..person }.into())))
}

/// Turns the guest into an account, with a new token: whoever knew the guest's knows nothing of the
/// account.
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    body: Body<NewAccount>,
) -> Answer {
    let Json(NewAccount { name, password }) = body?;
    let name = sound_name(&name)?;
    check_password(&password)?;
    caller.dear(&app)?;
    let (person, old, _) = caller.known(&app).await?;
    let already =
        || ApiError::new(StatusCode::CONFLICT, ApiKind::Account, "you have an account already");
    if person.account {
        return Err(already());
    }
    let hash = hashed(password).await?;
    let store = &app.hall.house().store;
    match store.add_account(person.id, &login_of(&name), &hash).await {
        Err(StoreError::Conflict) => return Err(already()),
        other => other?,
    }
    store.rename(person.id, &name).await?;
    let token = Token::new();
    store.replace_token(&old, &token.hash()).await?;
    app.sockets.close(person.id, |other| *other == old);
    Ok((CookieJar::new().add(cookie(&app, &token)), Json(Me { name, account: true })))
}

/// Takes the account up on this device, with a new token; the one from before is forgotten. Whether
/// the name is unknown or the password wrong is not told, and takes equally long.
pub(super) async fn login(State(app): State<App>, caller: Caller, body: Body<Login>) -> Answer {
    let Json(Login { name, password, bring }) = body?;
    caller.dear(&app)?;
    if name.len() > 200 || password.len() > 1000 {
        return Err(wrong_login());
    }
    let (store, login) = (&app.hall.house().store, login_of(&name));
    guess(&app, &login, &caller).await?;
    let (person, hash) = store.account(&login).await?.unzip();
    let fits = password::verify(password, hash).await;
    let person = person.filter(|_| fits).ok_or_else(wrong_login)?;
    app.backoff.succeeded(&login, caller.address);
    let before = caller.person(&app).await?;
    let token = Token::new();
    store.add_token(person.id, &token.hash()).await?;
    // The seats of an account are its own, whoever logs in on its device.
    if let Some(guest) = before.as_ref().filter(|before| bring && !before.account) {
        bring_along(&app, guest, &person).await;
    }
    if let (Some(before), Some(old)) = (&before, &caller.token) {
        forget(&app, before, &old.hash()).await?;
    }
    Ok((CookieJar::new().add(cookie(&app, &token)), Json(person.into())))
}

/// Makes the guest's seats, rooms, attempts and keepsakes the account's. What fails stays with the
/// guest: the login itself is done. All of it has happened before the answer, so that nobody plays
/// the day's game once more in between.
async fn bring_along(app: &App, guest: &Person, account: &Person) {
    let house = app.hall.house();
    let store = &house.store;
    let most = house.settings.limits.keepsakes;
    if let Err(error) = store.hand_over(guest.id, account.id, most).await {
        tracing::warn!(%error, "what a guest keeps stays with the guest");
    }
    let mut rooms = store.rooms(Which::Of(guest.id), BROUGHT).await.unwrap_or_default();
    rooms.extend(store.rooms(Which::Hosted(guest.id), BROUGHT).await.unwrap_or_default());
    rooms.sort_by(|one, other| one.id.cmp(&other.id));
    rooms.dedup_by(|one, other| one.id == other.id);
    for room in rooms {
        match app.hall.room(&room.id).await {
            Ok(Some(handle)) => {
                let _ = handle.bequeath(guest.id, account.clone()).await;
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(room = %room.id, %error, "a seat stays with its guest"),
        }
    }
}

/// Forgets what a browser was known by. Its windows come back with what it is known by now.
async fn forget(app: &App, person: &Person, token: &TokenHash) -> Result<(), ApiError> {
    app.hall.house().store.drop_token(token).await?;
    app.sockets.close(person.id, |other| other == token);
    Ok(())
}

/// Counts a password that may be wrong. Where many were, the answer takes longer or has to wait.
async fn guess(app: &App, account: &str, caller: &Caller) -> Result<(), ApiError> {
    match app.backoff.attempt(account, caller.address) {
        Ok(pause) => {
            sleep(pause).await;
            Ok(())
        }
        Err(Wait(time)) => {
            let message =
                format!("too many wrong passwords, try again in {} s", time.as_secs() + 1);
            Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, ApiKind::TooMuch, message))
        }
    }
}

/// Gives the account another password, and this device a new token. Its other devices have to log
/// in again.
pub(super) async fn change(
    State(app): State<App>,
    caller: Caller,
    body: Body<NewPassword>,
) -> Answer {
    let Json(NewPassword { old, new }) = body?;
    check_password(&new)?;
    caller.dear(&app)?;
    let none = || ApiError::new(StatusCode::CONFLICT, ApiKind::NoAccount, "you have no account");
    let person = caller.person(&app).await?.filter(|person| person.account).ok_or_else(none)?;
    // No login is written like this: logging in and changing are slowed down apart.
    let account = format!("\n{}", person.id.0);
    guess(&app, &account, &caller).await?;
    let store = &app.hall.house().store;
    let hash = store.password(person.id).await?;
    if old.len() > 1000 || !password::verify(old, hash).await {
        return Err(wrong_login());
    }
    app.backoff.succeeded(&account, caller.address);
    let (hash, token) = (hashed(new).await?, Token::new());
    store.set_password(person.id, &hash, &token.hash()).await?;
    app.sockets.close(person.id, |other| *other != token.hash());
    Ok((CookieJar::new().add(cookie(&app, &token)), Json(person.into())))
}

/// Forgets this device's token and ends its sockets; the next one here is a new guest.
pub(super) async fn logout(State(app): State<App>, caller: Caller) -> Answer {
    if let (Some(person), Some(token)) = (caller.person(&app).await?, &caller.token) {
        forget(&app, &person, &token.hash()).await?;
    }
    let nobody = Caller { token: None, ..caller };
    let (person, jar) = nobody.guest(&app).await?;
    Ok((jar, Json(person.into())))
}

fn wrong_login() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, ApiKind::Login, "name or password is wrong")
}

/// What an account is found by: its name, however it is written.
fn login_of(name: &str) -> String {
    let name: String = name.nfc().collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn check_password(password: &str) -> Result<(), ApiError> {
    let sound = (8..=200).contains(&password.chars().count());
    let bad = || ApiError::bad(ApiKind::Password, "a password has 8 to 200 characters");
    sound.then_some(()).ok_or_else(bad)
}

async fn hashed(password: String) -> Result<String, ApiError> {
    let failed = || ApiError::bad(ApiKind::Password, "this password cannot be used");
    password::hash(password).await.ok_or_else(failed)
}

fn sound_name(name: &str) -> Result<String, ApiError> {
    let why = "a name has 1 to 24 characters that can be seen";
    names::sound(name).ok_or_else(|| ApiError::bad(ApiKind::Name, why))
}
