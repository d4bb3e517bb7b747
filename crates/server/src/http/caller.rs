//! Who asks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use store::{Person, TokenHash};
use time::Duration;

use super::App;
use super::error::ApiError;
use super::forwarded;
use crate::house::{now, random};
use crate::settings::Settings;
use crate::token::Token;

/// The cookie's name without encryption.
const COOKIE: &str = "eiland";

/// The cookie's name with https: browsers let no other host, no other path and nobody on the way set
/// a cookie with this beginning.
const SAFE_COOKIE: &str = "__Host-eiland";

/// Who asks, as far as the request says.
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    pub(crate) token: Option<Token>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        let jar = CookieJar::from_headers(&parts.headers);
        let name = cookie_name(&app.hall.house().settings);
        Ok(Caller {
            address: address(&parts.headers, &parts.extensions, app),
            token: jar.get(name).and_then(|cookie| Token::read(cookie.value())),
        })
    }
}

impl Caller {
    /// The person behind the cookie, if there is one.
    pub(crate) async fn person(&self, app: &App) -> Result<Option<Person>, ApiError> {
        match &self.token {
            Some(token) => Ok(app.hall.house().store.person(&token.hash(), now()).await?),
            None => Ok(None),
        }
    }

    /// The person behind the cookie, or a new guest and the cookie to set.
    pub(crate) async fn guest(&self, app: &App) -> Result<(Person, CookieJar), ApiError> {
        self.known(app).await.map(|(person, _, jar)| (person, jar))
    }

    /// The same, with what the browser is known by.
    pub(crate) async fn known(
        &self,
        app: &App,
    ) -> Result<(Person, TokenHash, CookieJar), ApiError> {
        if let (Some(person), Some(token)) = (self.person(app).await?, &self.token) {
            return Ok((person, token.hash(), CookieJar::new()));
        }
        self.dear(app)?;
        let token = Token::new();
        let name = format!("Guest {}", 1000 + u16::from_le_bytes(random()) % 9000);
        let person = app.hall.house().store.add_guest(&name, &token.hash()).await?;
        metrics::counter!("eiland_guests_total").increment(1);
        Ok((person, token.hash(), CookieJar::new().add(cookie(app, &token))))
    }

    /// Counts a dear request.
    pub(crate) fn dear(&self, app: &App) -> Result<(), ApiError> {
        if app.gate.lets_pass_dear(self.address) { Ok(()) } else { Err(ApiError::too_much()) }
    }
}

/// The cookie that holds a token. Scripts cannot read it, other sites cannot send it.
pub(crate) fn cookie(app: &App, token: &Token) -> Cookie<'static> {
    let settings = &app.hall.house().settings;
    Cookie::build((cookie_name(settings), token.as_str().to_owned()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(settings.is_https())
        .max_age(Duration::days(400))
        .build()
}

fn cookie_name(settings: &Settings) -> &'static str {
    if settings.is_https() { SAFE_COOKIE } else { COOKIE }
}

/// The address a request comes from.
pub(super) fn address(headers: &HeaderMap, extensions: &Extensions, app: &App) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    forwarded::address(headers, peer, |address| app.gate.is_proxy(address))
}
