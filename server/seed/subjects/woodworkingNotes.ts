import type { Note } from '../writing';

export const woodworkingNotes: readonly Note[] = [
  {
    title: 'Why a knife line beats the sharpest pencil',
    description:
      'A cut line has no thickness and two different sides. A chisel will drop into it, and the saw has a wall to lean against.',
    tags: ['hand-tools', 'joinery', 'woodworking'],
    opening:
      'A pencil line is half a millimetre wide, and you must decide each time whether to leave it, split it or take it. A knife severs the fibres at one exact place. Tilt the chisel into the cut and pare away a sliver on the waste side, and you have a little step for the saw to run against. My shoulders stopped splintering that day.',
    comments: [
      'The little step is called a knife wall by some teachers, if anybody wants to look it up.',
      'I still pencil first and knife second. It is hard to rub out a knife line in cherry.',
    ],
  },
  {
    title: 'Winding sticks from an old aluminium angle',
    description:
      'Two straight edges of equal height show a twist too small to see. How to make a pair for nothing and where to put them.',
    tags: ['hand-tools', 'workshop', 'timber'],
    opening:
      'Lay one stick across each end of the board, crouch, and look over the near one at the far one. If its top edge disappears evenly the board is flat. If one corner shows first, that corner is high, and the length of the sticks makes the error look bigger. Mine are offcuts of aluminium angle, half a metre long, with black tape on the far one.',
    comments: [
      'Black tape is a good idea. I used holly on ebonised pear, out of vanity.',
      'Two spirit levels did the job for me until I got round to it.',
    ],
  },
  {
    title: 'Turning a hook on a card scraper',
    description:
      'A rectangle of steel costs a few pounds and tames grain that defeats a plane. The burr is everything, so here is how to raise one.',
    tags: ['sharpening', 'hand-tools', 'finishing'],
    opening:
      'File the edge square, hone it and both faces until no scratches are left, and put a drop of oil on it. Lay the scraper flat, and stroke the burnisher along the face to draw out the steel. Then stand it up and make three or four passes on the edge, tilting by a few degrees on the last. It ought to catch on a fingernail.',
    comments: [
      'I skipped the honing for years and blamed the steel. Polished first, the hook lasts four times as long.',
      'The back of a gouge will do for a burnisher. You only want something harder than the card.',
    ],
  },
  {
    title: 'A shooting board in an hour from three scraps',
    description:
      'The simplest jig in the workshop makes ends dead square and mitres that close. The one measurement that matters is the fence.',
    tags: ['workshop', 'hand-tools', 'joinery'],
    opening:
      'A base of birch plywood, a narrower piece on top to carry the work, and a stout fence across it at ninety degrees: that is all. The plane slides on its side along the step. Glue the fence with one screw near the front, check it with a square you trust, and then add the second. A shaving stuck behind the work corrects any remaining error.',
    comments: [
      'Wax on the track, please, or it feels like pushing a piano.',
      'Test it by planing two pieces and flipping one over. Any error doubles and you can see daylight.',
    ],
  },
  {
    title: 'Stroke it like a cat: reading grain direction',
    description:
      'Torn patches mean that the plane is lifting fibres and not cutting them. Three signs on the edge of a board that tell you which way to go.',
    tags: ['hand-tools', 'timber', 'beginners'],
    opening:
      'Look at the edge of the board, not at its face. The lines there rise towards one end, and you should plane the face uphill, as if smoothing fur. On flat-sawn boards the pointed arches on the heart side tell the opposite tale from those on the bark side. If you are unsure take one light shaving from each end, and listen: tearing has a rasp to it.',
    comments: [
      'My teacher had us close our eyes and use a fingertip. It is surprisingly reliable.',
      'And then there is sapele, which is a cat with stripes brushed in alternate directions.',
    ],
  },
  {
    title: 'Getting pine resin off a saw blade',
    description:
      'A gummed-up blade burns, binds and is blamed for being blunt. Washing soda and an old toothbrush will restore most of them.',
    tags: ['workshop', 'sharpening'],
    opening:
      'Before sending the blade away I tried washing it. A tablespoon of soda crystals in a dish of hot water, ten minutes of soaking, and a scrub behind each tooth with a nylon brush brought up a surprising quantity of brown soup. Unplug the saw first, and dry the plate at once or it will rust. It cut like new for another four months.',
    comments: [
      'Go easy on the soaking with old brazed teeth. Ten minutes is fine but I would not leave it overnight.',
      'It also works on router bits, though I hold those by the shank and keep the bearing out of the water.',
    ],
  },
  {
    title: 'What a moisture meter can and cannot tell you',
    description:
      'The pins read only where they reach, and the number depends on the species. A cheap meter is still the best way to avoid regret.',
    tags: ['timber', 'workshop', 'planning'],
    opening:
      'A board marked kiln dried read 9 per cent on the face and 15 in a fresh crosscut from the middle. It had been lying in an open shed. Pin meters measure electrical resistance along a few millimetres, so cut off 30 cm and test the new end. Then leave the stack in the room where it is to live, with sticks between, until the readings stop changing.',
    comments: [
      'Fresh crosscut is the honest one. My merchant was not pleased to see me do it, but he gave me a discount.',
      'Mine reads two points high in oak unless I use the correction table, which I kept losing. It is glued to the lid now.',
    ],
  },
  {
    title: 'Bringing back a rusty handsaw for the price of lunch',
    description:
      'What to look for at the car boot sale, how to clean a plate without rounding its etching, and when a blade is beyond saving.',
    tags: ['hand-tools', 'sharpening', 'workshop'],
    opening:
      'Flex the blade and let go. If it springs back straight, rust does not matter much; if there is a kink, leave it on the blanket. I scrape off the worst with a razor held flat, then use fine paper on a block with white spirit, keeping clear of the maker’s etching. Apple-wood handles of a certain age only want oil and an evening.',
    comments: [
      'Check that the teeth are not worn to a curve along the length. Jointing those back takes most of a season.',
      'I gave three pounds for one like this and it is the saw I pick up first.',
    ],
  },
  {
    title: 'Buying a second-hand jack plane by post',
    description:
      'Five photographs to ask the seller for, what each of them reveals, and the faults that can be put right with a file.',
    tags: ['hand-tools', 'beginners'],
    opening:
      'Ask for the mouth from below, the side by the handle, the frog with the iron removed, the iron’s back, and the whole thing along its length. A crack running from the mouth to the edge ends the conversation. Rust, paint splashes and a chipped tote do not. Of nine jack planes bought that way, seven were working within an evening each.',
    comments: [
      'The frog is the photograph that sellers never have. Thank you for giving me a reason to insist.',
      'What about a mouth that has been filed open? I have one and it tears everything.',
    ],
  },
  {
    title: 'Build the sawbench to the height of your knee',
    description:
      'Hand sawing is easy when your weight holds the board and your arm swings free. Two low benches, one afternoon, no clamps.',
    tags: ['workbench', 'hand-tools', 'woodworking'],
    opening:
      'Stand with a straight leg and measure to just below the kneecap. On mine that is fifty centimetres. With a board across two such benches you kneel on it lightly with one leg, your eye comes over the line, and your shoulder has room to move. I had been sawing on a workbench at waist height for ten years, and thought it was meant to hurt.',
    comments: [
      'Splay the legs within the top, or you will trip over them daily as I did.',
      'Ours are also the children’s stools, the coffee table and the step for the loft.',
    ],
  },
  {
    title: 'Steaming out a dent before it reaches the finish',
    description:
      'A dropped clamp crushes fibres but seldom breaks them. Water, a damp cloth and a hot iron will lift most bruises in two minutes.',
    tags: ['finishing', 'furniture'],
    opening:
      'Put a few drops of water in the dent and let it soak for five minutes. Fold a damp cotton cloth over the place, press with the tip of a hot iron until the hissing stops, and look. Repeat twice if need be. The crushed fibres swell almost to where they were. It will not help if they are cut, and it leaves raised grain to scrape off.',
    comments: [
      'Saved the lid of a blanket box an hour before it was collected. My hands were shaking too much to thank you then.',
      'Keep the iron moving over veneer. It can let go of the glue underneath.',
    ],
  },
  {
    title: 'Fine dust is the part that you cannot see',
    description:
      'Chips fall to the floor by themselves. The particles that harm lungs hang in the air for hours after the machine has stopped.',
    tags: ['safety', 'workshop', 'health'],
    opening:
      'A particle counter borrowed from work altered my habits more than any leaflet. Planing by hand hardly moved it. Ten minutes with a random orbital sander sent it up forty times, and it was still five times normal two hours later, long after I had taken off the mask. Now I leave the mask on, run the filter, and go and do something else.',
    comments: [
      'Beards and masks do not mix, as I learned from the same kind of test. I shaved.',
      'Oak and beech dust are recognised as causing nasal cancer, so it is not only about coughing.',
    ],
  },
  {
    title: 'Chopping mortises with the wrong chisel',
    description:
      'A thick mortise chisel levers and steers itself. With an ordinary bevel-edged one the method has to change, though the result need not.',
    tags: ['joinery', 'hand-tools'],
    opening:
      'A proper mortise chisel is as deep as it is wide, and its flanks keep it square in the hole. Mine were out of reach, so I cut thirty mortises with a bevel-edge. The trick is to bore out the waste first and to pare, never lever. Mark both walls with a gauge, stand a small square beside the blade, and go half way in from each side.',
    comments: [
      'Levering with mine took a crescent out of the edge in the first ten minutes. I can vouch for the advice.',
      'Is there any advantage to a mortise chisel if you bore first?',
    ],
  },
];
