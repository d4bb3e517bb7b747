//! The files of the page: served, or written out for any file server.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use tower::ServiceExt as _;

/// The first file of the page.
const INDEX: &str = "/index.html";

/// Where the page's scripts and pictures may come from, as far as a page can say so itself.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/// The page: its files, and its first one for every address the page makes up itself.
pub(super) fn page<S: Clone + Send + Sync + 'static>() -> Router<S> {
    memory_serve::load!()
        .index_file(Some(INDEX))
        .fallback(Some(INDEX))
        .fallback_status(StatusCode::OK)
        .html_cache_control(memory_serve::CacheControl::NoCache)
        .into_router()
}

/// A file of the page.
#[derive(Debug)]
pub struct PageFile {
    /// Where it lies below the page's folder, with `/` between the parts.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// All files of the page as any file server can serve them, from any folder. Nobody answers requests
/// there: the page is told so, and plays by itself.
///
/// # Errors
/// A file that cannot be had.
pub async fn page_files() -> Result<Vec<PageFile>, String> {
    let names = memory_serve::load!().manifest();
    let mut files = Vec::with_capacity(names.len());
    for (route, _) in names.iter() {
        // As a browser would that understands no compression.
        let request = Request::builder().uri(route).body(Body::empty());
        let request = request.map_err(|error| format!("{route}: {error}"))?;
        let answer = page::<()>().oneshot(request).await.unwrap_or_else(|never| match never {});
        let status = answer.status();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await;
        let bytes = bytes.map_err(|error| format!("{route}: {error}"))?;
        if !status.is_success() {
            return Err(format!("{route}: {status}"));
        }
        let bytes =
            if route == INDEX { plain(&String::from_utf8_lossy(&bytes)) } else { bytes.into() };
        files.push(PageFile { path: route.trim_start_matches('/').into(), bytes });
    }
    Ok(files)
}

/// The first file for a folder of its own: it names the others from where it lies.
fn plain(html: &str) -> Vec<u8> {
    let head = format!(
        "<head>\n    <meta name=\"eiland\" content=\"plain\" />\n    \
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\" />"
    );
    html.replace("=\"/", "=\"./").replacen("<head>", &head, 1).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_page_names_its_files_from_where_it_lies() {
        let html = "<head><link href=\"/icon.svg\"><script src=\"/assets/a.js\"></script></head>";
        let text = String::from_utf8(plain(html)).unwrap();
        assert!(text.contains("href=\"./icon.svg\"") && text.contains("src=\"./assets/a.js\""));
        assert!(text.contains("content=\"plain\"") && !text.contains("=\"/"));
    }
}
