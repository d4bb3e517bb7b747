//! Places have one name each, and a grid knows all that lies next to them.

use hex::{Corner, Direction, Grid, Hex, NARROW, Side, Vertex, Way};

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).unwrap()
}

/// All hexes at most `radius` away from the middle.
fn island(radius: i8) -> Vec<Hex> {
    (-radius..=radius)
        .flat_map(|q| (-radius..=radius).map(move |r| (q, r)))
        .filter(|(q, r)| (q + r).abs() <= radius)
        .map(|(q, r)| hex(q, r))
        .collect()
}

#[test]
fn a_corner_has_one_name_whichever_hex_it_is_seen_from() {
    let seen = hex(0, 0).corner(Vertex::NE);
    assert_eq!(seen, hex(1, -1).corner(Vertex::S));
    assert_eq!(seen, hex(1, 0).corner(Vertex::NW));
    assert_eq!("0,0,NE".parse::<Corner>().unwrap().to_string(), "1,-1,S");
}

#[test]
fn a_side_has_one_name_whichever_hex_it_is_seen_from() {
    for direction in Direction::ALL {
        let across = hex(0, 0).neighbour(direction);
        assert_eq!(hex(0, 0).side(direction), across.side(direction.opposite()));
    }
    assert_eq!("0,0,W".parse::<Side>().unwrap().to_string(), "-1,0,E");
}

#[test]
fn the_small_island_has_54_corners_and_72_sides() {
    let grid = Grid::<NARROW>::new(&island(2)).unwrap();
    assert_eq!((grid.hexes().len(), grid.corners().len(), grid.sides().len()), (19, 54, 72));
}

#[test]
fn neighbourhood_is_mutual() {
    let grid = Grid::<NARROW>::new(&island(2)).unwrap();
    for corner in grid.all_corners().iter() {
        assert_eq!(grid.corner_id(grid.corner(corner)), Some(corner));
        let beside = grid.corners_beside(corner);
        assert!((2..=3).contains(&beside.len()));
        for other in beside.iter() {
            assert!(grid.corners_beside(other).contains(corner));
        }
        for side in grid.sides_at(corner).iter() {
            assert_eq!(grid.side_id(grid.side(side)), Some(side));
            assert!(beside.contains(grid.across(side, corner)));
        }
        let ways = grid.sides_at(corner).iter();
        let ways = ways.map(|side| Way { side, to: grid.across(side, corner) });
        assert_eq!(grid.ways(corner), ways.collect::<Vec<_>>());
        for hex in grid.hexes_at(corner).iter() {
            assert!(grid.corners_of(hex).contains(corner));
            assert!(grid.corner_list(hex).contains(&corner));
        }
    }
}

#[test]
fn a_place_off_the_grid_has_no_id() {
    let grid = Grid::<NARROW>::new(&island(1)).unwrap();
    assert_eq!(grid.hex_id(hex(2, 0)), None);
    assert_eq!(grid.corner_id("14,14,SE".parse().unwrap()), None);
    assert_eq!(grid.side_id("15,15,SE".parse().unwrap()), None);
}

#[test]
fn a_bad_grid_tells_all_its_faults() {
    let mut hexes = island(4);
    hexes.push(hexes[0]);
    let told: Vec<_> =
        Grid::<NARROW>::new(&hexes).unwrap_err().iter().map(ToString::to_string).collect();
    assert!(told[0].contains("listed twice") && told[1].contains("too large: 61 hexes"));
}

#[test]
fn text_that_names_no_place_is_refused_with_a_reason() {
    for (text, reason) in [
        ("0", "names no place"),
        ("0,x,N", "names no place"),
        ("0,0,UP", "no direction"),
        ("16,0,N", "too far"),
        ("-128,0,N", "too far"),
    ] {
        let told = text.parse::<Corner>().unwrap_err().to_string();
        assert!(told.contains(reason), "{text}: {told}");
    }
    assert!("15,0".parse::<Hex>().unwrap_err().to_string().contains("too far"));
}
