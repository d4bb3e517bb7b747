//! Who asks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use store::Person;
use time::Duration;

use super::App;
use super::error::ApiError;
use crate::house::{now, random};
use crate::token::Token;

/// The cookie's name.
const COOKIE: &str = "eiland";

/// Who asks, as far as the request says.
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    pub(crate) token: Option<Token>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        let proxy = app.hall.house().settings.behind_proxy;
        let jar = CookieJar::from_headers(&parts.headers);
        Ok(Caller {
            address: address(&parts.headers, &parts.extensions, proxy),
            token: jar.get(COOKIE).and_then(|cookie| Token::read(cookie.value())),
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
        if let Some(person) = self.person(app).await? {
            return Ok((person, CookieJar::new()));
        }
        self.dear(app)?;
        let token = Token::new();
        let name = format!("Guest {}", 1000 + u16::from_le_bytes(random()) % 9000);
        let person = app.hall.house().store.add_guest(&name, &token.hash()).await?;
        metrics::counter!("eiland_guests_total").increment(1);
        Ok((person, CookieJar::new().add(cookie(app, &token))))
    }

    /// Counts a dear request.
    pub(crate) fn dear(&self, app: &App) -> Result<(), ApiError> {
        if app.gate.lets_pass_dear(self.address) { Ok(()) } else { Err(ApiError::too_much()) }
    }
}

/// The cookie that holds a token. Scripts cannot read it, other sites cannot send it.
pub(crate) fn cookie(app: &App, token: &Token) -> Cookie<'static> {
    let base = app.hall.house().settings.base_url.as_deref();
    Cookie::build((COOKIE, token.as_str().to_owned()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(base.is_some_and(|base| base.starts_with("https://")))
        .max_age(Duration::days(400))
        .build()
}

/// The address a request comes from. Behind a proxy it is the last one the proxy names: what stands
/// before that was written by whoever asks.
pub(super) fn address(headers: &HeaderMap, extensions: &Extensions, proxy: bool) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    if proxy { forwarded().unwrap_or(peer) } else { peer }
}
