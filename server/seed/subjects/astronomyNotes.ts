import type { Note } from '../writing';

export const astronomyNotes: readonly Note[] = [
  {
    title: 'Splitting Albireo on a warm evening',
    description:
      'The gold and blue pair at the head of the Swan needs only 20x or so, and is the best first double star for a visitor.',
    tags: ['double-stars', 'observing', 'beginners', 'astronomy'],
    opening:
      'Albireo sits at the foot of the Northern Cross, and at 34 seconds of arc the pair is wide enough for any telescope. What people see is the contrast: one gold, the other blue. Put it slightly out of focus and the colours become stronger. Whether the two really belong together remains uncertain, which I mention only after everyone has had a look.',
    comments: [
      'My son said “egg yolk and ice” and we have called it that ever since.',
      'A steadily held pair of 15x binoculars will do it too. 10x was not enough for me.',
    ],
  },
  {
    title: 'A red torch from a bicycle lamp',
    description:
      'Why red light spares night vision, how dim it should be, and what to do with a rear light that is far too bright.',
    tags: ['diy', 'observing', 'beginners'],
    opening:
      'The rods in the eye respond very little to deep red, so you can read a chart by it without losing half an hour of adaptation. But most torches sold for the purpose are too strong. I took an old rear bicycle lamp, put two layers of brown paper under the lens and wired in a larger resistor. If you can just about read the small print, it is right.',
    comments: [
      'Nail varnish on a white LED works for emergencies, but some blue always gets through.',
      'Dim matters more than red. A bright red lamp spoiled my view of M33 for ten minutes.',
    ],
  },
  {
    title: 'What the International Space Station looks like',
    description:
      'How to tell a station pass from an aircraft, how long one lasts, and why it may vanish in the middle of the sky.',
    tags: ['satellites', 'night-sky', 'beginners'],
    opening:
      'It comes up in the west, steady and white, brighter than any star, and takes about five minutes to cross. There is no blinking and no sound. Some passes end abruptly high in the south-east, when the station enters the shadow of the Earth and goes through orange to nothing within seconds. It orbits in some ninety-three minutes, so a second pass may follow.',
    comments: [
      'We wave. It is a family rule.',
      'The fading into shadow is the bit worth waiting for. Binoculars show the colour change well.',
    ],
  },
  {
    title: 'Dew: the enemy that comes down at eleven',
    description:
      'A foam collar, a hair dryer and a bit of physics. Keeping the glass dry on a still autumn night without spending money.',
    tags: ['telescopes', 'diy', 'observing'],
    opening:
      'A lens pointing at a clear sky radiates its warmth away and becomes colder than the air, and then water settles on it. That is why dew arrives on the best nights. A tube of camping mat, one and a half times as long as the lens is wide, slows the loss. For rescue I use a 12-volt hair dryer, gently. Never wipe.',
    comments: [
      'Secondary mirrors on a Newtonian dew up as well and people blame the seeing. Look down the tube.',
      'Take the caps off at home after and let it dry in the open. I put mine away wet once and grew things.',
    ],
  },
  {
    title: 'Saturn’s rings nearly edge-on',
    description:
      'Every fifteen years or so the rings close to a thin line. What can be seen around a crossing, and how they open afterwards.',
    tags: ['planets', 'observing', 'telescopes', 'astronomy'],
    opening:
      'Twice in each orbit of 29 years we pass through the plane of Saturn’s rings, most recently in March 2025. They are mostly some tens of metres thick, so edge-on they disappear from small telescopes altogether. I find the months on either side the best ones: a bright needle through a plain disc, with moons strung along it like beads.',
    comments: [
      'Galileo saw them vanish in 1612 and wondered in a letter whether Saturn had eaten his children. I thought about that in the garden.',
      'Titan’s shadow crossed the disc in that season too. I managed one, through cloud.',
    ],
  },
  {
    title: 'Binoculars: what 7x50 and 10x50 mean in the dark',
    description:
      'The second number divided by the first tells you how wide the beam of light is, and whether your own eyes can use it.',
    tags: ['binoculars', 'beginners', 'astronomy'],
    opening:
      'Divide 50 by 7 and you have a beam seven millimetres wide. In youth a pupil opens so far at night; by fifty it may stop at five, and the rest of the light falls on the iris. A pair of 10x50s gives five millimetres, more magnification and a darker background. They do shake more. I lean on the car roof, and that is all the tripod I own.',
    comments: [
      'You can measure your pupil with a set of Allen keys held before a star. Mine is 5.5 at age 48.',
      'Weight counts as well. Anything over a kilo and my arms give up before my eyes do.',
    ],
  },
  {
    title: 'Noctilucent clouds after midsummer midnight',
    description:
      'Ripples of electric blue low in the north, lit by a Sun that has set for us but not for ice crystals eighty kilometres up.',
    tags: ['night-sky', 'summer', 'photography', 'astronomy'],
    opening:
      'From late May to early August, between about 50 and 65 degrees north, look low towards the north about an hour and a half after sunset. If you see fine silvery ripples where it ought to be dark, those are noctilucent clouds, ice at around 82 kilometres, far above all weather. They brighten as the ordinary twilight fades. A phone on a wall photographs them.',
    comments: [
      'First ones on 14 June here in Aarhus. They look combed.',
      'I thought that they were cirrus for years. The test is that cirrus is dark against the twilight and these are bright.',
    ],
  },
  {
    title: 'Collimation without tears',
    description:
      'Lining up the mirrors of a Newtonian by looking through a film canister with a hole in it, in the order that works.',
    tags: ['telescopes', 'diy', 'tools'],
    opening:
      'Do the small mirror first and leave it alone thereafter. Through a cap with a 2 mm hole in the focuser, centre the secondary under the tube, then tilt it until the whole main mirror shows in it. Only now turn the screws at the back, a quarter of a turn each time, until the dark reflection of your peephole sits inside the spot in the middle of the mirror.',
    comments: [
      'A second person at the screws cuts the time by four. Ours communicates by grunts.',
      'Mine had no centre spot. A ring binder reinforcement, placed with a paper template, did the job.',
    ],
  },
  {
    title: 'Mira, a star that goes away',
    description:
      'The “wonderful” star in the Whale can be as bright as the Pole Star and then drop out of sight for months. A year of estimates.',
    tags: ['variable-stars', 'observing', 'history'],
    opening:
      'David Fabricius noticed it in August 1596, lost it, and did not meet it again until 1609. Mira takes some 332 days to go from as bright as second or third magnitude down to ninth and back. At maximum it changes the shape of Cetus; at minimum I need the telescope to find the place. I estimate it every ten days, by comparing it with two neighbours.',
    comments: [
      'It surprised me in February, when a constellation I know well had one star too many.',
      'Do send them to the AAVSO or the BAA. A century of amateurs is what that light curve is made of.',
    ],
  },
  {
    title: 'The Moon illusion and a paper tube',
    description:
      'The rising Moon appears huge, and it is a trick of the mind. A kitchen roll and a coin will show it to you in a minute.',
    tags: ['moon', 'beginners', 'diy'],
    opening:
      'Look at the rising Moon through the cardboard tube of a kitchen roll and it shrinks at once. In fact the Moon overhead is nearer to you by up to an Earth’s radius and so a shade larger. A pea held at arm’s length will cover it in either place. People have argued about the cause since Ptolemy, and psychologists have not finished.',
    comments: [
      'Bending over and looking between your legs works as well. I have witnesses, unfortunately.',
      'A photograph proves it. Same lens, rising and high, and I measured no difference in pixels.',
    ],
  },
  {
    title: 'Keeping an observing log that you will read again',
    description:
      'Date, place, sky and one sentence in your own words. Fourteen years of school exercise books, and what I look up in them.',
    tags: ['observing', 'writing', 'astronomy'],
    opening:
      'My early entries say “M13, very nice” and are of no use to anyone. Now every line has the date, the eyepiece, the faintest star in the Little Bear and one comparison that is my own: M13 was “sugar spilled on slate”. Those sentences bring the night back. I can also see that I first noticed the dark lane in M31 when I was forty-six.',
    comments: [
      'Sugar spilled on slate. I will never look at it otherwise.',
      'I add who was there. It turned out to be the column which I reread.',
    ],
  },
  {
    title: 'Venus in daylight, with the naked eye',
    description:
      'It can be seen at noon if you know exactly where to look. Two safe ways of finding the spot and one important warning.',
    tags: ['planets', 'observing', 'sun'],
    opening:
      'At its brightest Venus reaches magnitude −4.8 or so and can be seen in a blue sky. The difficulty is that the eye has nothing to focus on. Wait for a morning when the crescent Moon stands beside it, or follow it from before dawn with a chimney as your marker. Always stand in the shadow of a building, so that the Sun cannot get into view.',
    comments: [
      'Chimney method, 9.40 in the morning, and I showed it to the postman.',
      'The warning about standing in shadow cannot be repeated too often, above all with binoculars.',
    ],
  },
  {
    title: 'An eclipse through a colander',
    description:
      'Every hole is a small camera. How we showed a partial solar eclipse to ninety pupils with things from the school kitchen.',
    tags: ['sun', 'eclipses', 'teaching', 'diy'],
    opening:
      'We had nine pairs of eclipse glasses for ninety pupils. So we carried out the colanders, the biscuit tins and one straw hat, and turned our backs to the Sun. On the white wall each hole threw an image of a bitten biscuit, dozens of them, all moving together. The beech by the gate did the same with the gaps in its leaves.',
    comments: [
      'The straw hat! I have a picture of my aunt’s face covered with small crescents from 1999.',
      'Smaller holes are sharper and fainter. Let pupils find out with a pin and a card.',
    ],
  },
];
