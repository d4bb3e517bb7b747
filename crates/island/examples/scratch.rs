use island::*;
use table::*;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |a| a.parse().unwrap());
    let setup = Setup::variable(4).without_player_trade();
    let mut list: Vec<Decision> = Vec::with_capacity(256);
    let (mut n, mut o, mut listed) = (0u64, 0u64, 0u64);
    let t = std::time::Instant::now();
    let start = Island::new(&setup).unwrap();
    let mut turns = 0u64;
    for g in 0..games {
        let mut ch = Pseudo::stream(1, g);
        let mut p = start.clone();
        loop {
            match p.to_act() {
                ToAct::Nature => {
                    let x = p.sample(&mut ch);
                    p.apply_outcome(&x, &mut Silent);
                    o += 1;
                }
                ToAct::Seats(s) => {
                    let seat = match s.single() {
                        Some(x) => x,
                        None => s.iter().nth(ch.below(s.len() as u32) as usize).unwrap(),
                    };
                    list.clear();
                    p.decisions(seat, &mut list);
                    listed += list.len() as u64;
                    let i = if list.len() == 1 { 0 } else { ch.below(list.len() as u32) as usize };
                    p.apply(seat, &list[i], &mut Silent);
                    n += 1;
                }
                ToAct::Nobody => break,
            }
        }
        turns += p.standing().turns as u64;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "games {games} decisions {n} outcomes {o} listed/dec {:.2} dec/game {:.1} turns/game {:.1}",
        listed as f64 / n as f64,
        n as f64 / games as f64,
        turns as f64 / games as f64
    );
    println!(
        "{:.0} games/s {:.2} M dec/s, {:.1} ns; size {}",
        games as f64 / s,
        n as f64 / s / 1e6,
        s * 1e9 / n as f64,
        size_of::<Island>()
    );
}
