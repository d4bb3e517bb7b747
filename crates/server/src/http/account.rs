//! Guests, names and passwords.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use store::{Person, StoreError};

use super::App;
use super::caller::{Caller, cookie};
use super::error::ApiError;
use crate::password;
use crate::token::Token;

type Answer = Result<(CookieJar, Json<Me>), ApiError>;
type Body<T> = Result<Json<T>, JsonRejection>;

/// A person as the person sees it.
#[derive(Serialize)]
pub(super) struct Me {
    name: String,
    account: bool,
}

impl From<Person> for Me {
    fn from(person: Person) -> Me {
        Me { name: person.name, account: person.account }
    }
}

#[derive(Deserialize)]
pub(super) struct Name {
    name: String,
}

#[derive(Deserialize)]
pub(super) struct Login {
    name: String,
    password: String,
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

/// Turns the guest into an account.
pub(super) async fn create(State(app): State<App>, caller: Caller, body: Body<Login>) -> Answer {
    let Json(Login { name, password }) = body?;
    let name = sound_name(&name)?;
    if !(8..=200).contains(&password.chars().count()) {
        return Err(ApiError::bad("password", "a password has 8 to 200 characters"));
    }
    caller.dear(&app)?;
    let (person, jar) = caller.guest(&app).await?;
    let already = || ApiError::new(StatusCode::CONFLICT, "account", "you have an account already");
    if person.account {
        return Err(already());
    }
    let failed = || ApiError::bad("password", "this password cannot be used");
    let hash = password::hash(password).await.ok_or_else(failed)?;
    let store = &app.hall.house().store;
    match store.add_account(person.id, &login_of(&name), &hash).await {
        Err(StoreError::Conflict) => return Err(already()),
        other => other?,
    }
    store.rename(person.id, &name).await?;
    Ok((jar, Json(Me { name, account: true })))
}

/// Takes the account up on this device, with a new token. Whether the name is unknown or the
/// password wrong is not told, and takes equally long.
pub(super) async fn login(State(app): State<App>, caller: Caller, body: Body<Login>) -> Answer {
    let Json(Login { name, password }) = body?;
    caller.dear(&app)?;
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "login", "name or password is wrong");
    if name.len() > 200 || password.len() > 1000 {
        return Err(wrong());
    }
    let store = &app.hall.house().store;
    let (person, hash) = store.account(&login_of(&name)).await?.unzip();
    let fits = password::verify(password, hash).await;
    let person = person.filter(|_| fits).ok_or_else(wrong)?;
    let token = Token::new();
    store.add_token(person.id, &token.hash()).await?;
    Ok((CookieJar::new().add(cookie(&app, &token)), Json(person.into())))
}

/// Forgets this device's token; the next one here is a new guest.
pub(super) async fn logout(State(app): State<App>, caller: Caller) -> Answer {
    if let Some(token) = &caller.token {
        app.hall.house().store.drop_token(&token.hash()).await?;
    }
    let nobody = Caller { token: None, ..caller };
    let (person, jar) = nobody.guest(&app).await?;
    Ok((jar, Json(person.into())))
}

fn login_of(name: &str) -> String {
    name.trim().to_lowercase()
}

fn sound_name(name: &str) -> Result<String, ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let sound = (1..=24).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if sound { Ok(name) } else { Err(ApiError::bad("name", "a name has 1 to 24 characters")) }
}
