//! Breaks long declarations into lines, so that people can read them and their differences.

const WIDTH: usize = 100;

/// How deep letters of texts and comments count.
const INSIDE: isize = isize::MAX;

/// A declaration on one line, or on several.
pub(crate) fn pretty(declaration: &str) -> String {
    let declaration = squeeze(declaration);
    let Some((head, body)) = declaration.split_once(" = ") else { return declaration };
    let body = body.trim().trim_end_matches(';').trim();
    format!("{head} ={};", union(body, 0, head.len() + 10))
}

/// A type; alternatives that do not fit on the line get one each.
fn union(text: &str, depth: usize, used: usize) -> String {
    let parts = split(text, '|');
    let short: Vec<String> = parts.iter().map(|part| object(part, depth)).collect();
    let joined = short.join(" | ");
    if parts.len() == 1 || (!joined.contains('\n') && used + joined.len() <= WIDTH) {
        return format!(" {joined}");
    }
    let inner = "  ".repeat(depth + 1);
    parts.iter().map(|part| format!("\n{inner}| {}", object(part, depth + 1))).collect()
}

/// A part of a type: its fields on one line where they fit, or on one line each.
fn object(text: &str, depth: usize) -> String {
    let text = text.trim();
    let mut shown = String::new();
    let mut rest = text;
    while let Some(open) = find_open(rest) {
        let close = matching(rest, open);
        shown += &rest[..open];
        shown += &fields(&rest[open + 1..close], depth);
        rest = &rest[close + 1..];
    }
    shown + rest
}

fn fields(text: &str, depth: usize) -> String {
    let fields: Vec<String> =
        split(text, ',').into_iter().filter(|field| !field.is_empty()).collect();
    if fields.is_empty() {
        return "{}".into();
    }
    let short: Vec<String> = fields.iter().map(|field| object(&tidy(field), depth + 1)).collect();
    let line = format!("{{ {} }}", short.join("; "));
    if !line.contains("/**") && !line.contains('\n') && 2 * depth + line.len() + 4 <= WIDTH {
        return line;
    }
    let inner = "  ".repeat(depth + 1);
    let mut shown = String::from("{");
    for field in &fields {
        let (docs, field) = match field.rfind("*/") {
            Some(end) => field.split_at(end + 2),
            None => ("", field.as_str()),
        };
        if !docs.is_empty() {
            shown += &format!("\n{inner}{}", docs.trim());
        }
        let field = &tidy(field.trim());
        let broken = match field.split_once(": ") {
            Some((name, of)) => format!("{name}:{}", union(of, depth + 1, 2 * depth + name.len())),
            None => object(field, depth + 1),
        };
        shown += &format!("\n{inner}{broken};");
    }
    format!("{shown}\n{}}}", "  ".repeat(depth))
}

/// A field in our style: its name without quotes where it needs none; and what may be left out is
/// never `null`, because serde leaves out what is nothing.
fn tidy(field: &str) -> String {
    let Some((name, of)) = field.split_once(": ") else { return field.into() };
    let plain = name.trim_matches('"');
    let name =
        if plain.chars().all(|c| c.is_alphanumeric() || "_?".contains(c)) { plain } else { name };
    let of = if name.ends_with('?') { of.strip_suffix(" | null").unwrap_or(of) } else { of };
    format!("{name}: {of}")
}

/// One space wherever there was any, and each comment on one line.
fn squeeze(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.trim();
        if line.starts_with("*/") || line.starts_with("/**") {
            line
        } else {
            line.trim_start_matches("* ")
        }
    });
    lines.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Splits at a mark outside of all brackets, texts and comments.
fn split(text: &str, mark: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    walk(text, |_, letter, depth| {
        if letter == mark && depth == 0 {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(letter);
        }
    });
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

fn find_open(text: &str) -> Option<usize> {
    let mut found = None;
    walk(text, |at, letter, depth| {
        if letter == '{' && depth != INSIDE && found.is_none() {
            found = Some(at);
        }
    });
    found
}

fn matching(text: &str, open: usize) -> usize {
    let mut found = None;
    walk(&text[open..], |at, letter, depth| {
        if letter == '}' && depth == 0 && found.is_none() {
            found = Some(open + at);
        }
    });
    found.expect("a declaration closes what it opens")
}

/// Tells each letter that is neither in a text nor in a comment with its depth in brackets: an
/// opening one counts as inside, a closing one as outside. The others are told as deep inside.
fn walk(text: &str, mut tell: impl FnMut(usize, char, isize)) {
    let (mut depth, mut quoted, mut comment) = (0, false, false);
    for (at, letter) in text.char_indices() {
        let rest = &text[at..];
        if comment {
            tell(at, letter, INSIDE);
            comment = !text[..=at].ends_with("*/");
            continue;
        }
        if quoted || letter == '"' {
            tell(at, letter, INSIDE);
            quoted = quoted != (letter == '"');
            continue;
        }
        if rest.starts_with("/*") {
            comment = true;
            tell(at, letter, INSIDE);
            continue;
        }
        match letter {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ => {}
        }
        tell(at, letter, depth);
    }
}

#[cfg(test)]
mod tests {
    use super::pretty;

    #[test]
    fn short_ones_stay_and_long_ones_are_broken() {
        let short = "type A = { \"b\": number, c?: string | null, };";
        assert_eq!(pretty(short), "type A = { b: number; c?: string };");
        let long = "type A = { \"is\": \"one\", /** Who, and why. */ seat: number, } | { \"is\": \"two\" };";
        let told = "type A =
  | {
    is: \"one\";
    /** Who, and why. */
    seat: number;
  }
  | { is: \"two\" };";
        assert_eq!(pretty(long), told);
    }
}
