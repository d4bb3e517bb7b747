//! What is counted, for the host.

use std::io;
use std::sync::OnceLock;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

/// The counters of this process. The first call starts counting.
pub(crate) fn handle() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let start = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        metrics::set_global_recorder(recorder).ok().map(|()| handle)
    };
    HANDLE.get_or_init(start).as_ref()
}

/// Serves `/metrics` on an address of its own: whoever plays need not be able to reach it.
///
/// # Errors
/// Where the system no longer lets us listen.
pub async fn serve_metrics(listener: TcpListener) -> io::Result<()> {
    handle();
    axum::serve(listener, Router::new().route("/metrics", get(render))).await
}

async fn render() -> impl IntoResponse {
    if let Some(bytes) = resident_bytes() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    if let Some(seconds) = processor_seconds() {
        metrics::gauge!("process_cpu_seconds_total").set(seconds);
    }
    let text = handle().map(|handle| handle.render()).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// How much memory this process has now, where the system tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

/// How long processors have worked for this process, where the system tells: it counts hundredths of
/// a second.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the program's name, may hold anything, but ends with the last bracket.
    let (_, fields) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let hundredths = |index: usize| fields.get(index)?.parse::<u64>().ok();
    Some((hundredths(11)? + hundredths(12)?) as f64 / 100.0)
}
