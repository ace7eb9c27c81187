/**
 * The portraits, in the order of server/seed/people.json; the last six are for personas. A line has
 * the background, skin, hair style, hair colour, garment, its colour, and accessories. A headdress is
 * followed by a dot and the colour of the hair below it.
 */
export const people = `
moss 1 bob brown stripes beet freckles
clay 6 coils black collar teal beard
navy 1 beanie.blond coral turtleneck sea freckles
sun 3 sidepart black lapels navy moustache
blush 2 fringe black collar brick round
sky 6 fringed grey vneck plum round
coral 3 wavy umber boat paper rings
leaf 1 crop ginger crew night beard
lilac 4 ponytail black vneck sun square bindi
stone 1 beanie.brown teal dungarees navy beard
straw 2 bun black apron brick studs
brick 3 quiff grey lapels pine round
sky 1 hat.auburn straw dungarees leaf freckles
sun 4 crop black stripes sea beard
plum 1 braids auburn collar clay
moss 3 topknot umber apron brick goatee stubble
night 6 wrap.black sun beads brick rings
paper 1 sidepart brown hoodie slate square
coral 4 braids black boat paper rings
teal 3 fringed grey lapels brick beard square
sea 1 long white turtleneck night
lilac 2 mop black hoodie coral
leaf 6 cloud black beads coral rings
clay 1 quiff white collar navy moustache
sky 4 hat.black brick scarf beet
sun 1 cap.ginger teal crew brick freckles
slate 2 pixie grey apron night round
straw 3 curls umber vneck teal red
blush 7 crop black hoodie leaf square
sea 1 bob blond scarf sun
night 5 kufi.black paper collar slate beard
paper 2 bun auburn stripes navy
brick 1 bald brown turtleneck stone beard
moss 4 ponytail umber crew coral studs
blush 4 crop black collar pine moustache stubble
navy 1 fringe grey crew clay red
sun 5 sidepart black vneck beet square
teal 1 wavy ginger dungarees night freckles
plum 3 beanie.black sun crew moss stubble
coral 2 hat.black straw collar leaf
sky 7 coils black stripes brick
clay 1 pixie brown turtleneck pine round
sea 5 curls black apron sun beard
straw 3 wrap.umber brick stripes navy studs
lilac 7 bald black hoodie sun
moss 1 bun grey scarf beet square
blush 2 fringe auburn dungarees sea
paper 2 curls brown crew teal square
clay 4 hijab.black teal crew pine
leaf 5 topknot black vneck straw beard
sun 6 hijab.black beet crew plum
sky 1 ponytail blond lapels brick
stone 2 cap.grey pine crew slate longbeard
teal 2 bob grey lapels plum studs
brick 3 sidepart white lapels stone moustache round
straw 4 curls black collar sea round
slate 1 fringed brown turtleneck clay round
sun 3 wavy auburn boat pine rings
night 3 quiff black crew coral stubble
coral 7 pixie black collar sun rings
moss 5 turban.black coral collar paper longbeard
lilac 3 hijab.umber night crew night round
paper 7 cloud black turtleneck clay red
clay 6 locs black crew sky goatee
teal 2 long black vneck coral
blush 1 bald white lapels sea longbeard round
`
  .trim()
  .split('\n');
