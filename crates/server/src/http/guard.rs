//! What every request passes on its way in and out.

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use tokio::time::timeout;

use super::App;
use super::brought;
use super::caller::address;
use super::error::{ApiError, ApiKind};

/// Scripts and modules come from our own files only; nobody puts the page into a frame of theirs.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For a year browsers come over https only, also where somebody types or links http.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the headers that make browsers careful.
pub(super) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.hall.house().settings.is_https() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    response
}

/// What a person may see belongs in nobody's cache.
pub(super) async fn no_store(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Turns away addresses that ask too much.
pub(super) async fn rate(State(app): State<App>, request: Request, next: Next) -> Response {
    if !app.gate.lets_pass(address(request.headers(), request.extensions(), &app)) {
        metrics::counter!("eiland_rate_limited_total").increment(1);
        return ApiError::too_much().into_response();
    }
    next.run(request).await
}

/// Reads the whole request before anything is done with it: who sends half of one is not waited for
/// long, and nothing that has begun is left half done.
pub(super) async fn body(State(app): State<App>, request: Request, next: Next) -> Response {
    let limits = app.gate.limits();
    let (parts, body) = request.into_parts();
    let most = match parts.uri.path() {
        // A journal of a long game, and what comes with it.
        brought::ADDRESS => limits.journal + limits.bytes,
        _ => limits.bytes,
    };
    match timeout(limits.body, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, bytes.into())).await,
        Ok(Err(error)) => {
            let large = error.into_inner().is::<LengthLimitError>();
            let (status, why) = match large {
                true => (StatusCode::PAYLOAD_TOO_LARGE, "the request is too large"),
                false => (StatusCode::BAD_REQUEST, "the request has broken off"),
            };
            ApiError::new(status, ApiKind::Malformed, why).into_response()
        }
        Err(_) => {
            let why = "the request takes too long to come";
            ApiError::new(StatusCode::REQUEST_TIMEOUT, ApiKind::Malformed, why).into_response()
        }
    }
}

/// Turns away what another site's page asks for: it would come with our cookie.
pub(super) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    let base = app.hall.house().settings.base_url.as_deref();
    if (!harmless || socket) && !is_own(request.headers(), base) {
        let why = "another site must not ask for this";
        return ApiError::new(StatusCode::FORBIDDEN, ApiKind::Origin, why).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from our own page, or from no page at all. Browsers always say where a
/// socket or a change comes from.
fn is_own(headers: &HeaderMap, base: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if !matches!(site, None | Some("same-origin" | "none")) {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    let ours = base.is_some_and(|base| origin == base.trim_end_matches('/'));
    let host = text(header::HOST).unwrap_or_default();
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    ours || (base.is_none() && named.is_some_and(|named| named == host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_may_ask() {
        let own = |pairs: &[(&'static str, &'static str)], base| {
            let headers = pairs.iter().map(|&(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            is_own(&headers.collect(), base)
        };
        let host = ("host", "localhost:4700");
        assert!(own(&[host], None));
        assert!(own(&[host, ("origin", "http://localhost:4700")], None));
        assert!(!own(&[host, ("origin", "http://localhost:4701")], None));
        assert!(!own(&[host, ("origin", "https://evil.example")], None));
        assert!(!own(&[host, ("origin", "null")], None));
        assert!(!own(&[host, ("sec-fetch-site", "cross-site")], None));
        let base = Some("https://play.example/");
        assert!(own(&[host, ("origin", "https://play.example")], base));
        assert!(!own(&[host, ("origin", "http://play.example")], base));
        assert!(!own(&[host, ("origin", "http://localhost:4700")], base));
    }
}
