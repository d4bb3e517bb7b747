# Country maps.
island-board-country = Map of { $map }, { $count } landscapes
island-map-edge = the edge of the map
island-charters = Charters
island-towns = Towns and crossings
island-charter-any = charter, three to one
island-charter-two = charter, two { $card } to one
island-charter-by =
    { $charter }; { $count ->
        [one] red road: { $roads }
       *[other] red roads: { $roads }
    }
island-site-named =
    { $name }, { $canal ->
        [yes] town on the canal
       *[no] town
    } between { $where }
island-site-town = town without a name between { $where }
island-site-chip = crossing with a chip worth one point, between { $where }
island-site-crossing = crossing whose chip is taken, between { $where }
island-spot-town = { $town }: free town between { $where }
island-side-by = { $where }, by { $town }
island-side-red = { $where }, { $charter }
island-where-town = in { $town }
island-where-by = { $where }, by { $town }
island-where-charter = { $where }, charter { $rate }

## The plate of a map
island-map = { $map }: the map and its signs
island-map-reconstructed = A reconstruction
island-map-about =
    The printed map was not at hand: this one was drawn after what is known of it. The towns bear real
    names near their real places; landscapes, numbers, roads and charters are our own. Whoever knows the
    printed map can correct it: a map is a file.
island-map-towns = towns
island-map-chips = chips left
island-map-charters = charters
island-map-canal = canal towns
island-map-points = points to win
island-key-town = town: settlements stand here
island-key-canal-town = town on the canal
island-key-chip = the first road to reach it takes the chip: 1 point
island-key-road = road space
island-key-red = red road space: whoever has a road there trades by its charter
island-key-three = charter: three alike for one
island-key-two = charter: two of this for one
