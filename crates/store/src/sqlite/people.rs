//! Guests, accounts and their tokens.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;
use crate::id::{PersonId, TokenHash};
use crate::record::Person;

pub(super) async fn add_guest(
    to: &mut SqliteConnection,
    name: &str,
    token: &TokenHash,
) -> Result<PersonId, StoreError> {
    let added = sqlx::query("INSERT INTO people (name) VALUES (?)").bind(name);
    let who = PersonId(added.execute(&mut *to).await?.last_insert_rowid());
    insert_token(to, who, token).await?;
    Ok(who)
}

/// Whom a token belongs to, and when it was last used.
pub(super) async fn by_token(
    pool: &SqlitePool,
    token: &TokenHash,
) -> Result<Option<(Person, Option<i64>)>, StoreError> {
    let row = sqlx::query(
        "SELECT id, name, login, used FROM people JOIN tokens ON person = id WHERE hash = ?",
    )
    .bind(&token.0[..])
    .fetch_optional(pool)
    .await?;
    row.map(|row| Ok((person(&row)?, row.try_get("used")?))).transpose()
}

pub(super) async fn used(
    to: &mut SqliteConnection,
    token: &TokenHash,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tokens SET used = ? WHERE hash = ?")
        .bind(now)
        .bind(&token.0[..])
        .execute(to)
        .await?;
    Ok(())
}

pub(super) async fn rename(
    to: &mut SqliteConnection,
    who: PersonId,
    name: &str,
) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE people SET name = ? WHERE id = ?")
        .bind(name)
        .bind(who.0)
        .execute(to)
        .await?;
    if changed.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
}

pub(super) async fn add_account(
    to: &mut SqliteConnection,
    who: PersonId,
    login: &str,
    password: &str,
) -> Result<(), StoreError> {
    let taken: Option<i64> =
        sqlx::query_scalar("SELECT id FROM people WHERE login = ? AND id <> ?")
            .bind(login)
            .bind(who.0)
            .fetch_optional(&mut *to)
            .await?;
    if taken.is_some() {
        return Err(StoreError::Taken);
    }
    let own: Option<Option<String>> = sqlx::query_scalar("SELECT login FROM people WHERE id = ?")
        .bind(who.0)
        .fetch_optional(&mut *to)
        .await?;
    if own.ok_or(StoreError::Unknown)?.is_some() {
        return Err(StoreError::Conflict);
    }
    sqlx::query("UPDATE people SET login = ?, password = ? WHERE id = ?")
        .bind(login)
        .bind(password)
        .bind(who.0)
        .execute(to)
        .await?;
    Ok(())
}

pub(super) async fn by_login(
    pool: &SqlitePool,
    login: &str,
) -> Result<Option<(Person, String)>, StoreError> {
    let row = sqlx::query("SELECT id, name, login, password FROM people WHERE login = ?")
        .bind(login)
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
}

pub(super) async fn password(
    pool: &SqlitePool,
    who: PersonId,
) -> Result<Option<String>, StoreError> {
    let password: Option<Option<String>> =
        sqlx::query_scalar("SELECT password FROM people WHERE id = ?")
            .bind(who.0)
            .fetch_optional(pool)
            .await?;
    Ok(password.flatten())
}

pub(super) async fn set_password(
    to: &mut SqliteConnection,
    who: PersonId,
    password: &str,
    token: &TokenHash,
) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE people SET password = ? WHERE id = ? AND login IS NOT NULL")
        .bind(password)
        .bind(who.0)
        .execute(&mut *to)
        .await?;
    if changed.rows_affected() == 0 {
        return Err(StoreError::Unknown);
    }
    only_token(to, who, token).await
}

pub(super) async fn only_token(
    to: &mut SqliteConnection,
    who: PersonId,
    token: &TokenHash,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE person = ?").bind(who.0).execute(&mut *to).await?;
    add_token(to, who, token).await
}

pub(super) async fn replace_token(
    to: &mut SqliteConnection,
    old: &TokenHash,
    new: &TokenHash,
) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE tokens SET hash = ? WHERE hash = ?")
        .bind(&new.0[..])
        .bind(&old.0[..])
        .execute(to)
        .await?;
    if changed.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
}

pub(super) async fn add_token(
    to: &mut SqliteConnection,
    who: PersonId,
    token: &TokenHash,
) -> Result<(), StoreError> {
    let known: Option<i64> = sqlx::query_scalar("SELECT id FROM people WHERE id = ?")
        .bind(who.0)
        .fetch_optional(&mut *to)
        .await?;
    known.ok_or(StoreError::Unknown)?;
    insert_token(to, who, token).await
}

pub(super) async fn drop_token(
    to: &mut SqliteConnection,
    token: &TokenHash,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE hash = ?").bind(&token.0[..]).execute(to).await?;
    Ok(())
}

async fn insert_token(
    connection: &mut SqliteConnection,
    who: PersonId,
    token: &TokenHash,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (hash, person) VALUES (?, ?)")
        .bind(&token.0[..])
        .bind(who.0)
        .execute(connection)
        .await?;
    Ok(())
}

fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    let login: Option<&str> = row.try_get("login")?;
    let id = PersonId(row.try_get("id")?);
    Ok(Person { id, name: row.try_get("name")?, account: login.is_some() })
}
