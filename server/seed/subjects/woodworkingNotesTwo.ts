import type { Note } from '../writing';

export const woodworkingNotesTwo: readonly Note[] = [
  {
    title: 'A chipbreaker a tenth of a millimetre from the edge',
    description:
      'Japanese high-speed film showed why a plane tears and how a close-set cap iron prevents it. Setting one by eye takes some patience.',
    tags: ['hand-tools', 'sharpening', 'history'],
    opening:
      'At Yamagata University, Kawai and Kato filmed shavings being cut under magnification. With the cap iron set back, the shaving levers up and splits ahead of the edge. Brought to within about a tenth of a millimetre, it bends the shaving forward before a split can start. I set mine by narrowing the strip of reflected light until it is nearly gone.',
    comments: [
      'It turned my ordinary number 4 into the plane that I had been saving up for.',
      'If the shavings come out straight and stand up like a ribbon, you are there. Concertinas mean it is too close.',
    ],
  },
  {
    title: 'When the bandsaw wanders, look at the guides last',
    description:
      'Drift, bowed cuts and flutter have different causes. An order of checks that starts with a sharp blade and often ends there.',
    tags: ['workshop', 'timber'],
    opening:
      'I spent a Saturday adjusting guides when the fault was a blunt blade. Try a new one first. Then see that it runs on the same part of both wheels, and raise the tension until it deflects about five millimetres to a firm push with the guides up. A cut that bows like a barrel means too many teeth or too fast a feed. Only then touch the guides.',
    comments: [
      'Three teeth to the inch for resawing was the answer to all of my barrels.',
      'Slacken it at the end of the day as well. My tyres had grown a flat spot.',
    ],
  },
  {
    title: 'Candle wax for a drawer that sticks in August',
    description:
      'Before planing anything away, find out where it rubs and wait for the weather. Most summer drawers want a lubricant and nothing else.',
    tags: ['furniture', 'finishing'],
    opening:
      'A drawer that jams in August may rattle by February, and a shaving taken off now cannot be put back. Rub the runners and lower edges of the sides with a plain white candle. If it still binds, chalk the sides, push it in once, and see where the chalk has gone. Two strokes of a finely set plane in that place will normally do.',
    comments: [
      'Chalk! I had been using lipstick, which is effective and alarming.',
      'Paraffin wax is better than beeswax here, since beeswax gets sticky in the warm.',
    ],
  },
  {
    title: 'Hanging an axe head on a new ash handle',
    description:
      'Choosing straight grain, fitting the eye, driving the wedge and leaving a little proud: an afternoon that makes an old axe trustworthy.',
    tags: ['hand-tools', 'green-wood', 'safety'],
    opening:
      'The growth rings at the butt should run in line with the blade, and the fibres from end to end without leaving the side. Shape the top until the head can just be driven on by striking the other end of the handle, letting the weight of the head pull it up. Leave five millimetres showing above the eye, so that it mushrooms over the wedge.',
    comments: [
      'Hitting the bottom end while the head hangs free looks like a conjuring trick the first time.',
      'Dry the top of the handle for a week by the boiler. Fit it damp and it will be loose by spring.',
    ],
  },
  {
    title: 'Which wood for a chopping board?',
    description:
      'Close pores, no taste and enough hardness: why sycamore and maple have been dairy and butcher’s timber for centuries.',
    tags: ['timber', 'finishing', 'beginners'],
    opening:
      'Sycamore was the dairy wood of Britain because it is pale, tasteless and so fine in the pore that milk does not soak in. Maple and beech are close behind. Oak has open pores and tannin that marks with steel, and I would not use anything whose dust makes people sneeze. Oil it, wash it by hand, dry it on edge and let it darken.',
    comments: [
      'Mine cupped as it was always washed on one face only. Wet both sides and stand it up, that is all it takes.',
      'Which oil do you put on it? I am wary of walnut because of guests.',
    ],
  },
  {
    title: 'The story stick, or how to stop measuring',
    description:
      'A strip of wood marked with every height in the piece cannot be misread, does not convert units and remembers for twenty years.',
    tags: ['planning', 'furniture', 'workshop'],
    opening:
      'Most of my mistakes were made with a tape, reading 438 as 483 or starting from the wrong side of the hook. Now each project has a strip of plywood carrying the real heights of shelves, rails and tenons as knife lines, and I lay the stick against the timber and tick it off. Eleven hang behind the door, and last year I made a second bookcase without a drawing.',
    comments: [
      'Write on it which end is the floor. Do not ask how I know.',
      'We used these for fitting kitchens. One stick for heights, one for widths, and no numbers anywhere.',
    ],
  },
  {
    title: 'Brass screws in oak, and the steel one that goes first',
    description:
      'Brass looks right and shears easily. Cutting the thread with a steel screw of the same size keeps the heads on and the slots clean.',
    tags: ['furniture', 'joinery', 'beginners'],
    opening:
      'Bare steel in oak turns black and stains the wood around it, so hinges get brass. Brass is soft, though, and oak is not. Drill a pilot the size of the root and a clearance hole for the shank, and drive a waxed steel screw of the same gauge to cut the thread. Take it out and put in the brass one gently, by hand.',
    comments: [
      'I have two brass shanks for ever inside a blanket chest, owing to a cordless driver and a phone call.',
      'Wax and not soap, which draws water and corrodes.',
    ],
  },
  {
    title: 'A Saturday workshop for six children and no tears',
    description:
      'Real tools, soft wood and jobs that finish within the hour. What twelve sessions in a village hall have taught the grown-ups.',
    tags: ['community', 'safety', 'beginners'],
    opening:
      'Children can be trusted with a sharp saw sooner than with a blunt one. We have a low bench, small pull saws, hand drills and lime, which cuts like butter, and everything is clamped, so both hands stay behind the tooth line. Boats are popular. So is the brace, which two of them will turn for half an hour merely to see the curls come out.',
    comments: [
      'We found that a proper vice at their own elbow height did away with nine tenths of the accidents.',
      'The egg-beater drill was the favourite at ours. The bench looked like a cheese afterwards.',
    ],
  },
  {
    title: 'Seal the ends first: saving a fallen log',
    description:
      'A trunk begins to split within days. Paint, quartering and patience will turn a neighbour’s storm damage into usable boards.',
    tags: ['timber', 'green-wood', 'planning'],
    opening:
      'Water leaves the end of a log many times faster than its sides, so the ends shrink first and crack. Paint them on the day it comes down, with anything thick: old gloss, wax, PVA in two coats. Then saw or split through the pith as soon as you can. Boards stacked on sticks out of the rain take about a year for each inch of thickness.',
    comments: [
      'An inch a year is about right for oak. My lime was ready in half of that.',
      'Put the sticks directly above one another! I now have a set of very elegant waves.',
    ],
  },
  {
    title: 'Why Windsor chairs have seats made of elm',
    description:
      'A timber with interlocked grain resists splitting, which matters when a dozen legs and spindles are being driven into a single plank.',
    tags: ['furniture', 'history', 'timber'],
    opening:
      'Everything in a Windsor chair meets in the seat, and all of it arrives as a wedge. Elm has fibres that twist about each other, so it can be bored close to an edge and hollowed deeply without splitting. The legs were turned of beech, the bow steamed from ash or yew. Since the disease took the elms, makers have been using what they can find.',
    comments: [
      'There is still good elm from Scotland now and then, if you ask the small sawmills.',
      'American makers use pine or tulipwood and leave the seat thicker. It works, but they paint it.',
    ],
  },
  {
    title: 'A week with a Japanese pull saw',
    description:
      'Cutting on the pull keeps a thin blade straight. What felt better, what broke, and which jobs I returned to the tenon saw for.',
    tags: ['hand-tools', 'joinery', 'woodworking'],
    opening:
      'Because the blade is in tension when it cuts, it can be a third of a millimetre thick, and so it removes hardly any wood and needs hardly any effort. My crosscuts were cleaner on the first day. On the fifth I twisted it in wet oak and lost four teeth, which cannot be filed by mortals. For softwood joinery I am a convert.',
    comments: [
      'Replaceable blades are the answer, if an unromantic one. I get about a year from mine.',
      'Clamp the work low and stand over it. On a Western bench everything is at the wrong height for pulling.',
    ],
  },
  {
    title: 'Compare the diagonals, and stop trusting the square',
    description:
      'A square tells you about one corner. Two thin sticks laid across a carcase tell you about all four of them at the same time.',
    tags: ['joinery', 'furniture', 'glue'],
    opening:
      'When a frame is in the clamps I take two slim pointed sticks, hold them side by side, slide them out until they touch opposite corners and pinch. Then I try the same length in the other diagonal. If it is short by four millimetres the frame is out by about half of that, and moving the clamps slightly askew will draw it in before the glue goes off.',
    comments: [
      'Pinch rods! My father had a pair with a brass collar and I never knew why.',
      'Check for wind at the same moment. I have made a perfectly rectangular propeller.',
    ],
  },
];
