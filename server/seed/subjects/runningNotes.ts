import type { Note } from '../writing';

export const runningNotes: readonly Note[] = [
  {
    title: 'The spare eyelet at the top of your shoe',
    description:
      'That odd last hole is for a heel lock. Thirty seconds of relacing can stop a heel slipping and save a toenail on long descents.',
    tags: ['gear', 'running', 'beginners'],
    opening:
      'Thread the lace up through the last eyelet on its own side so that it leaves a small loop, then pass the opposite lace through the loop before tying. Pulling down now tightens the collar round your ankle rather than squeezing the top of the foot. My heel stopped lifting at once. Leave it a little looser than feels right at first.',
    comments: [
      'Twelve years of running and I thought that hole was a manufacturing thing.',
      'It also let me loosen the lower rows, which took the pressure off a sore bone on my instep.',
    ],
  },
  {
    title: 'Blisters are made by wet skin and shear',
    description:
      'Why the plaster rolls off, which kinds of tape stay on, and the order of operations on the morning of a long race.',
    tags: ['health', 'gear', 'endurance'],
    opening:
      'A blister begins when the bone moves and the skin above it stays put, dragging the layers between. Friction holds the skin, and damp skin grips hardest. So I tape the night before with zinc oxide tape, corners rounded, on feet cleaned with spirit. By the start it has bonded properly. Tape put on in the car park comes off by the tenth kilometre.',
    comments: [
      'Rounding the corners is the detail that nobody mentions. Square ones catch on the sock.',
      'Would you tape over a blister that has already formed, or under a dressing?',
    ],
  },
  {
    title: 'Two pairs of shoes, turn and turn about',
    description:
      'Alternating between different models spreads the load. A small study from Luxembourg found fewer injuries among runners who did.',
    tags: ['gear', 'injury'],
    opening:
      'Researchers in Luxembourg followed 264 recreational runners for five months and found that those who alternated between pairs had a markedly lower risk of injury. It was observation and not an experiment. Still, the reasoning is plausible, as each shoe loads the leg a little differently. My own motive was humbler: one pair is always drying on the boiler.',
    comments: [
      'I keep a soft pair and a firm pair and my shins have been quiet for two years, for whatever that is worth.',
      'My partner does not regard this study as conclusive, having counted the shoes in the hall.',
    ],
  },
  {
    title: 'Six strides after an easy run',
    description:
      'Twenty seconds of smooth, fast running with plenty of rest in between: a little speed work that leaves no trace on the next day.',
    tags: ['training', 'technique', 'running'],
    opening:
      'At the end of an easy run, on a flat stretch of grass, I do six strides. Build up over five seconds to about the pace of a mile race, hold it for ten, ease off, then walk until breathing is ordinary again. It is not meant to be hard. After two months of Tuesdays and Fridays my parkrun finish looked as though it belonged to someone else.',
    comments: [
      'The walk in between is essential. I used to jog and it became a bad interval session.',
      'Barefoot on the cricket outfield is the best version. Ask the groundsman first.',
    ],
  },
  {
    title: 'Lane one belongs to whoever is running fast',
    description:
      'The unwritten rules of a shared athletics track, written down by someone who broke most of them in a single evening.',
    tags: ['training', 'community', 'beginners'],
    opening:
      'Run anticlockwise, look both ways before crossing, and recover in the outer lanes. Someone who shouts “track!” is not being rude, they are about to arrive. Stay in a straight line and let them go round you, because stepping aside at the last moment is how collisions happen. I learned these in an hour, in that order, from a very patient steeplechaser.',
    comments: [
      'Please add: never stop dead on the finish line to look at your watch.',
      'Some tracks reverse the direction on certain evenings to even out the load on the legs. Ask before assuming.',
    ],
  },
  {
    title: 'Put the reflectors on your ankles',
    description:
      'Drivers recognise a moving person from a few points of light, and the ones that swing most are worth more than any bright vest.',
    tags: ['gear', 'health'],
    opening:
      'In the 1970s the psychologist Gunnar Johansson filmed walkers in the dark with small lights on their joints, and viewers knew in a fraction of a second that they were seeing a person. Road studies since then agree: strips on the ankles, knees and wrists are noticed from much further off than the same area on the chest. Two slap bands cost next to nothing.',
    comments: [
      'As a bus driver I can confirm it. A vest could be a bollard, but two bouncing bands are always somebody.',
      'Mine came free with a child’s bicycle helmet. They have dinosaurs on them and I no longer care.',
    ],
  },
  {
    title: 'Passing a dog without upsetting anybody',
    description:
      'A runner coming from behind looks like an attack or a game. A few habits that have kept the peace on one busy towpath.',
    tags: ['community', 'running'],
    opening:
      'Call out from a good distance, something ordinary such as “Morning, on your right”, so that the owner has time to look round and the dog hears a calm voice. Then slow to a jog, give as much width as there is and look at neither eye to eye. Stopping is better than sprinting. The few times I have been nipped, I was in a hurry.',
    comments: [
      'Owner of a nervous collie here, thank you. Ten metres’ notice makes all the difference to her.',
      'Thanking people as you go by seems to work on dogs as well.',
    ],
  },
  {
    title: 'Into the wind first, home with it behind',
    description:
      'The direction of a winter run decides whether you finish warm or shivering. It also changes what your splits are worth.',
    tags: ['training', 'running', 'winter'],
    opening:
      'Set out against the wind while you are dry, and come home with it on your back when you are wet. Reversed, the sweat of the outward half meets the gale in the second and you arrive blue. A headwind costs more time than the same tailwind gives back, so on such days I run by breathing and leave the pace screen alone.',
    comments: [
      'On an island this takes some planning, as the wind goes round with you out of spite.',
      'I learned it on a frozen reservoir in 2010 and have licked a finger at the front door ever since.',
    ],
  },
  {
    title: 'Ten short hills behind the supermarket',
    description:
      'A hundred metres of service road at one in fourteen is enough for a winter of strength. How the session grew, and what I watch for.',
    tags: ['training', 'technique'],
    opening:
      'There is one hill in this town, and lorries use it. I run up from the trolley park to the barrier in about twenty-five seconds, hard but tidy, and walk all the way down. In November I did six. By February it was twelve. The rule is that the last must look like the first: when my hips start to drop I go home.',
    comments: [
      'The security guard at ours has started counting out loud. It has done wonders for my attendance.',
      'Walking down is right. Jogging it wrecked my quads and taught me nothing.',
    ],
  },
  {
    title: 'When the wrist says 180 and you feel fine',
    description:
      'Optical heart rate sensors sometimes lock on to your step rate. How to spot it, and when a chest strap is worth the bother.',
    tags: ['gear', 'data', 'training'],
    opening:
      'The green lights on a watch measure the colour of your skin as blood comes and goes. Swinging arms move blood as well, so on cold mornings the sensor may report your cadence in place of your pulse. If an easy jog shows a steady 165 that does not change on a hill, count at the neck. Wearing it higher and tighter usually helps.',
    comments: [
      'This explains a whole winter of “overreached” messages. I had been doing nothing of the kind.',
      'A forearm band has been far better than the wrist for me, with none of the chafing of a chest strap.',
    ],
  },
  {
    title: 'Does one per cent make a treadmill honest?',
    description:
      'The advice to tilt the belt comes from a 1996 study, and applies to people who run faster than most of us ever will indoors.',
    tags: ['training', 'data', 'winter'],
    opening:
      'Andrew Jones and Jonathan Doust compared treadmill and road in 1996, and found that a gradient of one per cent matched the oxygen cost outdoors at speeds between about 10.5 and 18 km/h. The missing item is air resistance. At the slower end the differences between gradients were small, so for jogging I leave it flat and open a window.',
    comments: [
      'The belts at my gym are so badly calibrated that one per cent would be the least of it.',
      'I tilt it to two because it is less boring, and I claim no science for that.',
    ],
  },
  {
    title: 'Porridge at six for a start at nine',
    description:
      'Timing a race breakfast by trial and error over a season: what, how much and how long before, with the failures included.',
    tags: ['nutrition', 'racing'],
    opening:
      'Three hours works for me, two does not and four leaves me hungry on the line. I make it with water, a banana and more salt than seems polite, which comes to roughly eighty grams of carbohydrate. Coffee follows at half past six, for reasons that every runner knows. The experiment with a full English at seven lasted two kilometres.',
    comments: [
      'White toast and honey at two hours for me. Porridge at any distance is ballast.',
      'More salt than seems polite! I thought that was only my grandmother.',
    ],
  },
  {
    title: 'A paper diary beats the app in one respect',
    description:
      'Twenty years of A5 notebooks have no graphs in them. They do record the weather, the company and why a run was cut short.',
    tags: ['training', 'data', 'running'],
    opening:
      'The app knows that on the third of March I ran 9.2 kilometres in fifty-four minutes. The notebook says: sleet, new shoes, left shin again, met Owen. When the shin turned serious in April it was the notebook that showed me it had been mentioned five times in six weeks. A sentence for each run is enough, written before the shower.',
    comments: [
      'Before the shower is key. Afterwards I forgive everything.',
      'I put the sentence in the title field of the app, so that I have both.',
    ],
  },
];
