//! Passwords: slow to check on purpose, so away from the threads that serve.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Each check takes some 20 MiB and much of a processor: a few at a time, the others wait.
static TURNS: Semaphore = Semaphore::const_new(2);

/// What an unknown name is checked against, so that it takes as long as a wrong password.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| hash_now("nobody's").expect("a short password can be hashed"));

/// The hash of a password, with its salt and its costs.
pub(crate) async fn hash(password: String) -> Option<String> {
    let _turn = TURNS.acquire().await.ok()?;
    spawn_blocking(move || hash_now(&password)).await.ok()?
}

/// Whether the password is the one of this hash; without a hash it takes as long to say no.
pub(crate) async fn verify(password: String, hash: Option<String>) -> bool {
    let Ok(_turn) = TURNS.acquire().await else { return false };
    let check = move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let parsed = PasswordHash::new(&hash);
        let fits = parsed.is_ok_and(|parsed| {
            Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok()
        });
        known && fits
    };
    spawn_blocking(check).await.unwrap_or(false)
}

fn hash_now(password: &str) -> Option<String> {
    let hash = Argon2::default().hash_password(password.as_bytes()).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let kept = hash("correct horse".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$") && !kept.contains("horse"));
        assert!(verify("correct horse".into(), Some(kept.clone())).await);
        assert!(!verify("wrong horse".into(), Some(kept)).await);
        assert!(!verify("nobody's".into(), None).await);
        assert!(!verify("x".into(), Some("damaged".into())).await);
    }
}
