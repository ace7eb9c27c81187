import type { Note } from '../writing';

export const photographyNotesTwo: readonly Note[] = [
  {
    title: 'Fog wants one more stop than the meter says',
    description:
      'A white world fools the camera into making a grey one. Notes on exposure, distance and the hour at which fog usually lifts.',
    tags: ['landscape', 'exposure', 'light'],
    opening:
      'The meter takes fog for a grey wall and gives you mud. I add a full stop and watch that nothing clips. The other difficulty is depth: everything beyond eighty metres is the same pale nothing, so the picture has to be made of three or four things nearby, each paler than the last. Here it lifts about an hour after sunrise.',
    comments: [
      'Three or four things, each paler than the last. I have been photographing one tree for years and wondering what was missing.',
      'By the coast ours can last all day, which rather spoils the drama.',
    ],
  },
  {
    title: 'Test strips: five seconds at a time',
    description:
      'The cheapest sheet of paper in the darkroom is the one you cut up. How I make strips that actually answer the question.',
    tags: ['darkroom', 'printing', 'film'],
    opening:
      'My strips used to run across the sky because it was at the top. Now I place one through the part that matters, usually a face with something white beside it, and uncover it in steps of five seconds. Under the safelight every step looks too dark, so I fix it, rinse it and carry it out to the kitchen before I believe anything.',
    comments: [
      'Try steps in half stops rather than equal seconds: 8, 11, 16, 22. The differences then look even.',
      'Drying makes it darker again. I take five per cent off whatever the wet strip says.',
    ],
  },
  {
    title: 'A shower cap, two elastic bands and a wet Saturday',
    description:
      'Hotel toiletries make a decent rain cover. Where water really gets into a camera, and what to do if it does.',
    tags: ['gear', 'street'],
    opening:
      'Water gets in at the hot shoe, the battery door and the gap behind a zooming lens, roughly in that order. A shower cap over the body with the lens poking through a slit, held by a band, keeps all three covered for the length of a carnival. I dry the camera with a towel before opening anything, and leave it uncased overnight.',
    comments: [
      'Rice did nothing for mine. A warm airing cupboard and two days of patience did.',
      'The best pictures of our carnival were in the wettest year, so thank you for the push.',
    ],
  },
  {
    title: 'Long exposures on film need longer still',
    description:
      'Past a second or so, emulsions lose sensitivity and the meter’s answer falls short. A pocket table for three common films.',
    tags: ['film', 'night', 'exposure'],
    opening:
      'Film is less efficient in weak light: double the time and you get less than double the density. It is called reciprocity failure. Ilford publishes an exponent for each of its films, and for HP5 Plus it is 1.31, so ten seconds on the meter becomes ten to the power 1.31, which is about twenty. A minute turns into three and a half.',
    comments: [
      'Fuji Acros is the famous exception, hardly needing any correction up to two minutes. I keep it for harbours at night.',
      'You can work the power out on the calculator of any phone if you turn it sideways.',
    ],
  },
  {
    title: 'Asking strangers at the market for a portrait',
    description:
      'Fifty requests on five Saturdays, thirty-four of them granted. What I said, what I promised, and the one time I was told off.',
    tags: ['portrait', 'street'],
    opening:
      'What works is the reason, given first. “Your stall is the only one with a striped awning and I would love you standing under it” gets a yes far more often than “May I take your picture?” I carry small cards with an address to write to, and every person who wrote has been sent a print. It takes about a minute each.',
    comments: [
      'Sending the print is the whole thing. My fishmonger has his on the wall and now introduces me to the others.',
      'What were you told off for?',
    ],
  },
  {
    title: 'Bouncing a flash off the only white wall',
    description:
      'Straight flash is a headlamp. Turned over the shoulder at a pale wall, the same small unit becomes a window two metres wide.',
    tags: ['light', 'portrait', 'gear'],
    opening:
      'Most people point a swivelling flash at the ceiling and get raccoon eyes. I turn it backwards and to one side, at the place where the wall meets the ceiling behind me, and the light arrives as if from a big window over my shoulder. In an ordinary room it needs about two stops more power. Coloured walls colour faces, so look first.',
    comments: [
      'Our club room has wood panelling, so everyone appears to have jaundice. A folded white napkin clipped to the head was enough.',
      'This rescued my grandmother’s ninetieth, thank you. No red eyes and nobody squinting.',
    ],
  },
  {
    title: 'Twelve pictures a year is plenty',
    description:
      'Ansel Adams is supposed to have called twelve significant photographs a good crop. Choosing mine each January has changed how I shoot.',
    tags: ['photography', 'workflow', 'printing'],
    opening:
      'Every first of January I print the year’s contenders at postcard size, spread them over the carpet and remove them until twelve remain. It takes all day. The ones that go early are the technically excellent ones. I write on the back of each survivor why it stayed, and after eight years the reasons have become a better teacher than the pictures.',
    comments: [
      'Did this with my children choosing. They kept a blurred one of the dog in mid-air and they were right.',
      'Writing down the reason is what I lacked. My twelve are just twelve.',
    ],
  },
  {
    title: 'Copying old slides with a macro lens',
    description:
      'A camera, a light panel and a cardboard mask get through a box of slides in an evening, far faster than the flatbed scanner.',
    tags: ['archive', 'macro', 'workflow'],
    opening:
      'The flatbed took four minutes a slide and there were eleven hundred. Now the camera looks straight down at a small LED panel with a cardboard frame to hold the mount, at f/8, fixed focus and a cable release. Blow, place, click: nine slides a minute. A mirror laid on the panel shows whether the camera is level, since the lens should see itself.',
    comments: [
      'The mirror trick is so simple. My left corners have been soft for six hundred slides.',
      'Get a panel with a high colour rendering index. The cheap one I began with turned Kodachrome reds brown.',
    ],
  },
  {
    title: 'Photographing a black cat on a dark sofa',
    description:
      'A subject that reflects almost nothing is drawn by its highlights. Where to put the window, and why to underexpose on purpose.',
    tags: ['light', 'exposure', 'portrait'],
    opening:
      'Left alone, the camera tries to make the cat grey and the sofa with it. I dial in minus one and a half, and then forget about the fur and look for the sheen on it. With the window behind and to the side, the outline of the back and every whisker lights up like wire. From the front the same cat is a hole.',
    comments: [
      'My black Labrador thanks you. There is a dog in the picture for once.',
      'Does it apply to white cats in reverse, or is that just overexposed fluff?',
    ],
  },
  {
    title: 'Fireworks by counting, not by metering',
    description:
      'Bulb, f/11, ISO 100 and a piece of black card: an old method for public displays that needs no luck and very little equipment.',
    tags: ['night', 'exposure'],
    opening:
      'The burst makes its own exposure, as it is bright and moving, so the aperture sets how thick the trails are and the time sets how many you collect. I open the shutter at the thump of the launch and close it as the last sparks droop, about four seconds. For several bursts on one frame, hold a black card over the lens in between.',
    comments: [
      'Get upwind. By the tenth minute everyone downwind of our display was photographing smoke.',
      'The thump as a cue is brilliant. I had been waiting for the light and missing all the stems.',
    ],
  },
  {
    title: 'What to look at before buying a used camera',
    description:
      'A ten-minute inspection at the kitchen table: shutter, mount, seals, sensor, and the small signs of a body that has been dropped.',
    tags: ['gear', 'photography'],
    opening:
      'Turn up with a lens you know, a card and a torch. Look at the screws on the base for chewed heads, the mount for bright worn patches, and the corners for a dent that the strap lug does not explain. Take a frame at every shutter speed. On film bodies press a fingernail into the foam by the hinge: if it is tar, allow for new seals.',
    comments: [
      'Smell it, too. Mould in a leather case means mould in the finder.',
      'The seals are a twenty minute job with a kit and some cotton buds, so I use tar as a reason for haggling.',
    ],
  },
  {
    title: 'The small wheel beside your viewfinder',
    description:
      'If pictures look sharp in the finder and soft on the screen, or the other way about, the dioptre adjustment may have been knocked.',
    tags: ['gear', 'lenses'],
    opening:
      'For a month I believed that my eyes were failing. Then a friend looked through my camera and asked why it was set for someone so long-sighted. Remove the lens, aim at something bright and turn the little wheel until the etched lines or the readout are crisp. Do not focus on the scene while adjusting, because your eye will try to help.',
    comments: [
      'Mine gets turned each time I pull the camera from the bag. A scrap of tape over the wheel put a stop to it.',
      'I wear varifocals and this was a revelation, although I had to choose between the finder and the rear screen.',
    ],
  },
];
