import { type Article, h2, h3, image, ol, p, rule, table, ul } from '../writing';

export const astronomyArticles: readonly Article[] = [
  {
    title: 'Finding Andromeda with nothing but Cassiopeia',
    description:
      'Two routes to the most distant thing most people can see unaided, and what to expect when the faint smudge finally appears.',
    tags: ['astronomy', 'observing', 'deep-sky', 'beginners'],
    blocks: [
      p(
        'The Andromeda Galaxy is about two and a half million light years away and needs no telescope. At magnitude 3.4 it ought to be easy, yet I missed it for three autumns because I was looking for a small sharp thing. It is large and dim. Its full length on photographs is some three degrees, six Moons side by side, of which the eye picks up the middle.',
      ),
      h2('The short route'),
      p(
        'On an evening in October or November, face north-east and look high for the W of Cassiopeia. One of its two Vs is narrower and deeper than the other, and the star at the point of that V is Schedar. Follow the direction in which it points for about fifteen degrees, which is a fist and a half held at arm’s length. Stop there and let your eyes rest.',
      ),
      h2('The route that never fails'),
      ol(
        'Find the Great Square of Pegasus and its upper left corner, Alpheratz.',
        'Go two bright stars to the left along the chain of Andromeda: the second is Mirach, slightly orange.',
        'Turn towards Cassiopeia and step up to Mu, then the same distance again to Nu.',
        'The galaxy is just over one degree beyond Nu, on the western side.',
      ),
      p(
        'Once you are in the right place, look a little to one side. The centre of the retina is full of cones, which are of no help in the dark; the rods that surround them pick out the glow. This is called averted vision, and it feels like cheating. The smudge swells when you glance away from it and shrinks if you stare.',
      ),
      image(
        'astronomy-1',
        'The chart I draw for visitors: one W, one pointer, one fist and a half.',
        'A star field with the brightest stars forming a zigzag',
      ),
      p(
        'In a pair of 10x50 binoculars the oval has a bright middle and, from a dark place, reaches across half the field. A small telescope adds the companion M32, a fuzzy star close by, and on good nights the larger and fainter M110. Do not wait for spiral arms. The Persian astronomer al-Sufi called it a little cloud in about the year 964, and the description has not been bettered.',
      ),
      p(
        'What keeps me coming back has little to do with the view. The light arriving tonight left when nobody of our species was there to see it, and everything in between is empty enough to let it through. I tell children this while they are looking and they always go quiet. Then someone asks whether it is still there.',
      ),
    ],
    comments: [
      'Found it on the second try, from the Mirach side. For three years I thought my eyes were at fault.',
      'From our town at Bortle 6 I can hold it only with averted vision and only after midnight when the football ground switches off.',
      'What do you answer when they ask if it is still there?',
      'That a galaxy cannot do much in two and a half million years. It has turned by about a hundredth.',
      'The fist and a half works for children too, since smaller hands come with shorter arms. My daughter checked.',
    ],
  },
  {
    title: 'The case for a plain Dobsonian as a first telescope',
    description:
      'What the money buys in a simple mirror on a wooden box, compared with the two alternatives that shops put in the window.',
    tags: ['telescopes', 'beginners', 'astronomy'],
    blocks: [
      p(
        'Every December somebody writes to our society with a link and a budget. The link is usually to a spindly refractor on a tripod with “525x” on the box. The answer we send back has not changed in twenty years: buy the largest plain Dobsonian that you can carry downstairs, and spend nothing else until spring.',
      ),
      h2('What it is'),
      p(
        'A Dobsonian is an ordinary Newtonian reflector standing in a box that swivels. The design carries the name of John Dobson, a former monk in San Francisco who in 1968 helped to found the Sidewalk Astronomers and showed the Moon to passers-by through telescopes made from porthole glass and cardboard tubes. He wanted big mirrors that anyone could build, so he left out whatever was expensive.',
      ),
      table(
        ['For about the same money', 'Aperture', 'Light against the naked eye'],
        ['Refractor on a light tripod', '70 mm', '100 times'],
        ['Small computerised reflector', '114 mm', '265 times'],
        ['Dobsonian', '150 mm', '460 times'],
      ),
      p(
        'Aperture decides how faint a thing you can see and how much detail there is to magnify. Magnification itself is only a division: the focal length of the telescope by that of the eyepiece. My 150 mm has 1200 mm of focal length, so the 25 mm eyepiece gives 48x and the 10 mm gives 120x. Past twice the aperture in millimetres, a view merely gets bigger and dimmer.',
      ),
      h2('What it will not do'),
      ul(
        'It does not follow the sky. At 120x Jupiter drifts across the field in a minute and a half, and you nudge it back.',
        'It is no use for long exposures, though a phone at the eyepiece takes a fine Moon.',
        {
          text: 'It wants a little care:',
          items: [
            'half an hour outdoors to cool',
            'the mirrors lined up from time to time',
            'a cap on it whenever it is not in use',
          ],
        },
      ),
      p(
        'Nudging sounds tiresome and becomes automatic within an hour, like steering a bicycle. It has the advantage that you learn where things are. A friend with a computerised mount once lost alignment on a perfect night and could not find Saturn, which was plainly visible above the garage.',
      ),
      h3('Before you buy anything'),
      p(
        'Go to a public evening of your local society and look through what people bring. You will discover that an eyepiece at the height of your knees matters, that 200 mm tubes are as tall as a ten-year-old, and that somebody has a used one for sale. Mine came from such an evening, with a hand-drawn chart of the Pleiades taped to the inside of the lid.',
      ),
    ],
    comments: [
      'Carry it downstairs is the real specification. My 250 mm gets out four times a year and the little one twice a week.',
      'I would put in a word for good binoculars first. Same budget, and you never stop using them.',
      'As the person with the lost alignment: it was one time, and there was dew.',
      'What about people on a balcony? A Dob needs a floor that does not shake and a view above the railing.',
      'A tabletop version of 100 or 130 mm on a solid stool does nicely on ours.',
    ],
  },
  {
    title: 'Two weeks along the terminator: a Moon notebook',
    description:
      'Evening by evening from thin crescent to full, with the features that each day’s low sunlight brings out for a small telescope.',
    tags: ['moon', 'observing', 'astronomy'],
    blocks: [
      p(
        'Full Moon is the worst time to look at the Moon. The light comes from behind your shoulder, as in a flash photograph, and everything is flat. The line to follow is the terminator, where the Sun is rising. It creeps over the lunar equator at about fifteen kilometres an hour, the pace of an unhurried cyclist, so a mountain can light up while you fetch your gloves.',
      ),
      h2('Days 3 to 6'),
      p(
        'On the third evening Mare Crisium comes into view near the edge, a dark oval with a rim of hills. It looks taller than wide, owing to foreshortening; in fact it is broader from east to west. By day five the trio of Theophilus, Cyrillus and Catharina is at the sunrise line. Theophilus has cut into its neighbour, so you can see at a glance which of the two is younger.',
      ),
      h2('Days 7 and 8'),
      p(
        'Around first quarter an X of sunlit ridges appears in the dark just beyond the terminator, formed by the rims of Blanchinus, La Caille and Purbach. It lasts roughly four hours and has to coincide with your night. I have caught it twice in nine years. A day later the Straight Wall can be found as a thin black line: a fault over 100 km long, whose shadow makes it look like a cliff. The true slope is gentle.',
      ),
      image(
        'astronomy-3',
        'Sketch from day eight, made at the eyepiece with a soft pencil and a red torch in the teeth.',
        'Half-lit Moon with craters in relief along the boundary of light',
      ),
      h2('Days 9 to 12'),
      table(
        ['Evening', 'Look for', 'Size'],
        ['9', 'Copernicus, terraced walls', '93 km'],
        ['9', 'Clavius, with its arc of ever smaller craters', 'about 230 km'],
        ['10', 'Sinus Iridum, the mountains lit first like a handle', 'about 250 km'],
        ['12', 'Aristarchus, the brightest spot on the near side', '40 km'],
      ),
      p(
        'And then it is full after all, and there is still something to see: the rays. They are splashes of pulverised rock thrown out by young impacts, and they show best with no shadows. Those of Tycho, 85 km across and on the best estimate about 108 million years old, run over half the disc. Dinosaurs could have watched it happen.',
      ),
      rule(),
      p(
        'Repeat the fortnight in another season. Libration swings the edges into view by several degrees, and sunrise never comes at quite the same hour of your evening, so no two passes are alike. Charles Wood’s list, the <i>Lunar 100</i>, will then give you something to tick off, in order of difficulty. I am stuck at 74, and content.',
      ),
    ],
    comments: [
      'The Straight Wall after full Moon is a bright line instead of a dark one. Worth a morning alarm around day 22.',
      'I had no idea it moves at cycling pace. Sat for twenty minutes on one peak last night and there it was, a spark and then a triangle.',
      'How do you find out when the X is due? I always read about it the next day.',
      'There are tables of the colongitude online; it appears at around 358 degrees. Your planetarium program should show that figure.',
      'Red torch in the teeth. I laughed since mine has bite marks.',
    ],
  },
];
