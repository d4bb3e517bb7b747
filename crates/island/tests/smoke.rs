mod scene;
use island::*;
use table::*;
#[test]
fn plays() {
    for v in Island::variants() {
        let mut total = 0u64;
        for s in 0..20u64 {
            let mut ch = Pseudo::new(s);
            let mut g = Island::new(&v.setup).unwrap();
            let mut list = vec![];
            let mut n = 0;
            loop {
                match g.to_act() {
                    ToAct::Nobody => break,
                    ToAct::Nature => {
                        let o = g.sample(&mut ch);
                        g.resolve(&o).unwrap();
                    }
                    ToAct::Seats(ss) => {
                        let v: Vec<_> = ss.iter().collect();
                        let seat = v[ch.below(v.len() as u32) as usize];
                        list.clear();
                        g.decisions(seat, &mut list);
                        let d = list[ch.below(list.len() as u32) as usize];
                        if let Err(e) = g.decide(seat, &d) {
                            panic!("{d:?} {e}");
                        }
                        n += 1;
                    }
                }
                if let Err(e) = g.audit() {
                    panic!("{e} {g:?}");
                }
                for s in Seat::first(g.seats()) {
                    let h = g.imagine(s, &mut ch);
                    assert_eq!(h.view(Eye::Seat(s)), g.view(Eye::Seat(s)));
                    if let Err(e) = h.audit() {
                        panic!("imagined {e}");
                    }
                }
                if n > 20000 {
                    println!("long");
                    break;
                }
            }
            total += n;
        }
        println!("{} {}", v.id, total / 20);
    }
}
