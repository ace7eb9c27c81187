import type { Note } from '../writing';

export const photographyNotes: readonly Note[] = [
  {
    title: 'A polariser is for wet leaves, not for skies',
    description:
      'The filter everyone buys for blue skies earns its place in a dripping wood, where it takes the grey shine off every fern.',
    tags: ['landscape', 'gear', 'light'],
    opening:
      'Leaves after rain carry a film of reflected sky, and that reflection is what makes a green wood photograph as pewter. Turn a polariser until the shine goes and the colour underneath is suddenly there. It costs me about a stop and a half of light. In skies I leave it off, since on a wide lens it draws a dark band across the blue.',
    comments: [
      'Went out in drizzle this morning to try it on rhododendrons. I have owned the filter for nine years and never pointed it downwards.',
      'The same goes for river stones: half a turn and you are looking through the water.',
    ],
  },
  {
    title: 'A numbering scheme for negatives that survives',
    description:
      'Year, roll, frame: a filing system for film that can be read in a century by somebody who has never heard of your software.',
    tags: ['film', 'archive'],
    opening:
      'Every sheet of negatives in my cupboard has a number such as 2019-14, written in pencil along the edge, and each print carries the same number and its frame. Roll fourteen of that year, then, whatever the subject. A school exercise book lists the rolls with places and names. I have tried three databases since, and the exercise book has outlived them all.',
    comments: [
      'Pencil is the right choice. The felt-tip on my sleeves from the eighties has migrated on to the film.',
      'What do you do with a roll that starts in December and ends in February?',
    ],
  },
  {
    title: 'Fungus in an old lens: clean it or leave it',
    description:
      'Fine white threads between the elements are common in lenses from attics. How to judge the damage, and when a bargain is not one.',
    tags: ['lenses', 'gear'],
    opening:
      'Shine a torch through the lens from behind, at an angle, with the aperture wide open. Fungus looks like frost or a spider’s thread, usually starting from the rim. A few strands hardly touch the picture except against the light. If it has been there for years it may have etched the coating, and then cleaning leaves a ghost of every thread.',
    comments: [
      'I keep mine in a lidded box with silica gel that I dry in the oven twice a year. Nothing new has grown since.',
      'Sunlight on the window ledge stopped the spread in an old 135 mm, though it did not remove what was there.',
    ],
  },
  {
    title: 'Is one over the focal length still a safe speed?',
    description:
      'A hand-holding rule from the age of film prints, tested with twenty frames at each speed, with and without stabilisation.',
    tags: ['photography', 'exposure', 'lenses'],
    opening:
      'The rule says 1/50 for a fifty. I took twenty pictures of a bookshelf at each shutter speed and counted the ones whose titles I could read at full size. At 1/50 it was eleven of twenty, at 1/100 eighteen. With the stabiliser running I reached eighteen at 1/13. My hands are my own, of course, and so was the coffee beforehand.',
    comments: [
      'Repeated this with a pile of paperbacks. I need 1/125 before lunch and 1/80 after, which says something about breakfast.',
      'Worth adding that the stabiliser does nothing for the dog.',
    ],
  },
  {
    title: 'One grey card, four kinds of light bulb',
    description:
      'A village hall with daylight, fluorescent tubes, warm LEDs and candles, and how to decide which of them ought to be white.',
    tags: ['light', 'workflow', 'exposure'],
    opening:
      'At the harvest supper the windows were blue, the tubes green, the stage lamps orange and the candles redder still. No single white balance can serve all of that. I held the grey card where the faces were, set the balance from it, and let everything else drift. People accept a strange wall far more readily than a strange complexion.',
    comments: [
      'Switching the tubes off and moving everybody nearer the windows has saved several of my weddings.',
      'Faces first is the best advice on white balance that I have had, and the shortest.',
    ],
  },
  {
    title: 'What a contact sheet tells you about your habits',
    description:
      'Thirty-six small pictures in order show how you approach a subject, when you give up, and which frame you ought to have waited for.',
    tags: ['film', 'darkroom', 'printing'],
    opening:
      'I laid ten contact sheets on the floor and went over them with a red pencil. On nearly every one, the best frame of a subject was the third or fourth, and after it I had walked off. Twice somebody was just entering the picture from the left. The single frames that I had printed gave no hint of it. The sheets did.',
    comments: [
      'My trouble is the opposite: fourteen frames of the same gate, all of them worse than the first.',
      'You can do it with digital too. Print the whole day as thumbnails, deletions included, and be brave.',
    ],
  },
  {
    title: 'Photographing pots with one lamp and tracing paper',
    description:
      'A potter friend needed forty pictures for a catalogue. One desk lamp, a roll of tracing paper and a curved card did all of them.',
    tags: ['light', 'workflow'],
    opening:
      'Glaze is a mirror, so what you light is not the pot but whatever the pot reflects. I hung a metre of tracing paper between the lamp and the table, slightly above and to the left, and each bowl took on one broad soft highlight along its shoulder. A sheet of white card curved up the wall behind hid the edge of the table.',
    comments: [
      'As a potter: please leave that highlight in. Shops that flatten it make every glaze look like plastic.',
      'How far was the paper from the lamp? Mine has a hot spot in the middle like a fried egg.',
    ],
  },
  {
    title: 'Seventy-two pictures on a roll of thirty-six',
    description:
      'Half-frame cameras turn the film sideways and double the count. They also turn you into somebody who thinks in pairs.',
    tags: ['film', 'gear', 'photography'],
    opening:
      'A half-frame camera makes negatives of 18 by 24 millimetres, so two fit where one used to be, and the natural way to hold it gives an upright picture. The lab scans them side by side. By the third roll I was planning for it: a shop front and the shopkeeper, a plate before and after. The diptychs are better than the singles.',
    comments: [
      'A roll lasts me from Easter to August, and by then I have forgotten what the beginning was about. Lovely surprise each time.',
      'Grain is the price, so I use ISO 100 in mine. At 400 the small negative goes to sand.',
    ],
  },
  {
    title: 'How big should the hole in a pinhole camera be?',
    description:
      'Too large and the picture is a blur, too small and diffraction makes it one. A formula, a needle and a scrap of drinks can.',
    tags: ['lenses', 'history', 'photography'],
    opening:
      'Lord Rayleigh worked on this in the nineteenth century, and the form most people use takes 1.9 times the square root of distance times wavelength. For a hole 50 millimetres from the film, in green light, it gives 0.31 mm. That is a number 15 or so sewing needle pushed only partway through drinks can, then sanded flat from the back.',
    comments: [
      'Measure it by scanning the hole at 2400 dots an inch beside a ruler. All my “0.3” holes turned out to be 0.45.',
      'At that size the aperture is f/160, so bring a flask of tea for the exposures.',
    ],
  },
  {
    title: 'Panning with cyclists at a thirtieth of a second',
    description:
      'A hill climb is the best place to practise following a subject: slow riders, repeated chances and a wall to lean against.',
    tags: ['photography', 'exposure', 'street'],
    opening:
      'Set 1/30, stand square to the road, plant your feet facing the place where the rider will pass, and twist back from the waist to pick her up early. Release while you are swinging, and keep on swinging afterwards, like a golfer. I keep one picture in twelve. On a hill they go by slowly enough that you learn something from the other eleven.',
    comments: [
      'Facing the place where they will be, not where they are, was the correction I needed.',
      'For runners I go down to 1/15, otherwise the background just looks like a mistake.',
    ],
  },
  {
    title: 'The blank sky test for dust on a sensor',
    description:
      'A minute’s check before a trip saves an evening with the healing brush. What to photograph, at which aperture, and what to do next.',
    tags: ['gear', 'workflow'],
    opening:
      'Set f/16, focus close, point the camera at a plain grey sky and wave it about during a half-second exposure. Whatever stays sharp in that picture is on the sensor. The image is upside down there, so a spot at the top left of the frame sits at the bottom of the chip. Try a rubber blower first, with the camera facing downward.',
    comments: [
      'Found eleven, blew six away and moved the other five somewhere new. The wet swab got them.',
      'Never use canned air. A friend froze propellant on to hers and the repair cost half the camera.',
    ],
  },
  {
    title: 'The centre column is the worst leg of a tripod',
    description:
      'Raising the middle of a tripod turns three legs into a monopod on a stand. Hanging a bag beneath helps less than you might think.',
    tags: ['gear', 'landscape'],
    opening:
      'I taped a laser pointer to the camera and watched its dot on a wall ten metres off. With the column down, a tap on the lens set it shaking for about a second. With the column fully raised it took four seconds to settle and swung three times as far. Opening the thickest leg sections first, and the column never, costs nothing.',
    comments: [
      'I sawed ten centimetres off mine so that the temptation was removed. It also goes lower for flowers now.',
      'The bag helped me on soft ground but in wind it became a pendulum. Let it rest on the grass.',
    ],
  },
  {
    title: 'Red tulips and the channel that clips first',
    description:
      'The histogram said the flowers were safe and the file disagreed. Reading red, green and blue apart keeps the texture in petals.',
    tags: ['exposure', 'workflow'],
    opening:
      'A brightness histogram is mostly green, because our eyes are, so a saturated red flower can lose all its detail while the graph sits comfortably in the middle. Show the three channels separately and the red one is piled against the right-hand wall. A stop less exposure brought back the veins, and the rest of the bed was easily lifted afterwards.',
    comments: [
      'That explains every poppy I have taken since 2011.',
      'It is worse on cameras where the display is computed from the JPEG. A flatter picture style gets closer to what the raw file holds.',
    ],
  },
];
