import type { Note } from '../writing';

export const runningNotesTwo: readonly Note[] = [
  {
    title: 'Sixteen kilometres of the Macclesfield Canal',
    description:
      'A flat route with a railway station at either end, stone roving bridges, and a pub at the right moment for those not in a hurry.',
    tags: ['routes', 'endurance'],
    opening:
      'The towpath changes sides at stone bridges that spiral so a horse could cross without unhitching the rope. They are known locally as snake bridges and are delightful at speed. The surface is mostly firm, with a muddy kilometre under the trees. I start from Macclesfield station, trot south towards Congleton and let the train take me back.',
    comments: [
      'Ran this on your advice. The flight of locks at Bosley is a nice surprise after so much flat.',
      'Watch for low bridges if you are over 1.90. I speak as one who did not.',
    ],
  },
  {
    title: 'A month with the watch in a drawer',
    description:
      'Thirty days of running by feel, checked against a hidden log on the phone. I was better at judging effort than at judging time.',
    tags: ['running', 'training', 'data'],
    opening:
      'My phone recorded in the rucksack and I did not look until the month was over. Asked to guess, I was usually within ten seconds a kilometre of the true pace on runs I knew, and forty out on new ones. The surprise was that I had run further each week. Nothing told me that I was done, so I went to the next bridge.',
    comments: [
      'On to the next bridge! I might embroider that on something.',
      'I tried it and lasted four days. The twitch of the wrist at each kilometre was frightening to notice.',
    ],
  },
  {
    title: 'Second half faster: pacing with a pocketful of beads',
    description:
      'An even race feels far too slow for a third of its length. A simple trick to hold back when all the world is setting off too quickly.',
    tags: ['racing', 'training'],
    opening:
      'For a half marathon I allow myself to be overtaken. It is even a game: twenty-one beads in one pocket, and I move one to the other for each person who passes me in the first five kilometres. After fifteen I start moving them back. In each of my last three races all of them came home, and the second half was quicker by more than a minute.',
    comments: [
      'Used dried chickpeas at the Great North Run and the pocket was empty before the Tyne Bridge.',
      'Such a cheerful way to think about a thing that is usually described as discipline.',
    ],
  },
  {
    title: 'Spike lengths for a muddy cross-country season',
    description:
      'Six, nine, twelve or fifteen millimetres: matching the pins to the ground, looking after the threads, and knowing when to use studs.',
    tags: ['gear', 'racing', 'winter'],
    opening:
      'Walk the course before choosing. On firm turf nine millimetres is plenty, on the usual English December twelve, and on a ploughed slope fifteen. Long pins on hard ground tip the foot and punish the calves. Grease the threads in September and change by hand until the last turn. A pin that has rusted in will come out only with the sole.',
    comments: [
      'Carry a spike key and four spares in the glove box, always. You will make friends.',
      'If a course crosses a road we put carpet down, and long pins still go through it. Please step lightly.',
    ],
  },
  {
    title: 'What is a stitch, and how do you get rid of it?',
    description:
      'Nobody is entirely sure what causes the pain under the ribs. Breathing, posture and the timing of drinks all seem to have a say.',
    tags: ['health', 'beginners', 'running'],
    opening:
      'The proper name is exercise-related transient abdominal pain, and the leading suspect today is irritation of the lining of the abdomen. Large drinks beforehand provoke it, sugary ones most of all. When one arrives I slow down, press two fingers into the place, bend forward a little and breathe out hard through pursed lips. It takes about two minutes.',
    comments: [
      'Breathing out as the opposite foot lands works for me, although it may only be the counting.',
      'No juice for two hours before sorted out my daughter’s cross-country.',
    ],
  },
  {
    title: 'Running with a buggy: what nobody mentioned',
    description:
      'Pushing a three-wheeler changes your arms, your stride and your snack strategy. Lessons from a winter of laps round the lake.',
    tags: ['running', 'community', 'gear'],
    opening:
      'Push with one hand and swing with the other, changing at each bench, otherwise your shoulders climb up to your ears. Lock the front wheel on straight paths, tie the wrist strap on always, and expect to lose thirty seconds a kilometre. Wait until the child can sit up well and a health visitor agrees. Breadsticks buy about four minutes apiece.',
    comments: [
      'Downhill is the frightening part. One with a hand brake is worth the extra.',
      'Ours fell asleep at exactly 1.2 km every time, and woke if I stopped. Best training partner I have had.',
    ],
  },
  {
    title: 'A morning at kilometre eighteen in a yellow bib',
    description:
      'Marshalling a marathon from the inside: the briefing, the bin bags, the front wheelchair racers and the long quiet before the bulk.',
    tags: ['community', 'racing'],
    opening:
      'They give you a whistle, a laminated sheet and a junction. For an hour there is nothing but cones. Then the wheelchairs come through at a speed that makes you step back, then the leaders in complete silence apart from their shoes, and after that nine thousand people who all want to know whether it is flat from here. I said that it was flattish.',
    comments: [
      'You told me it was flattish and I have not forgotten.',
      'Everyone who races should do this once a year. I never drop a gel wrapper now.',
    ],
  },
  {
    title: 'Running on ice: screws, chains or stay at home',
    description:
      'Three ways of coping with a frozen pavement, tried over the same loop in the same week, and the morning that I chose the sofa.',
    tags: ['winter', 'gear', 'injury'],
    opening:
      'Short hex-headed screws in the sole of an old pair grip well on sheet ice and cost a pound. Slip-on chains hold better in packed snow but roll about under the foot. Neither is any help when there is water on top of the ice. I shorten my stride, land flat and keep my hands out of my pockets. Below the station I simply walk.',
    comments: [
      'Use 10 mm screws and check from inside with your fingers before putting a foot in. I did not.',
      'In Oulu we run all winter on studs, and the trick is fresh snow at the edge, never the polished middle.',
    ],
  },
  {
    title: 'Black toenails and how to keep the next one',
    description:
      'Blood beneath the nail comes from a toe striking the shoe. Fit, lacing and trimming prevent most of it; patience sees to the rest.',
    tags: ['health', 'gear'],
    opening:
      'A nail goes black when the toe butts against the shoe again and again, usually downhill. Feet swell over a long run, so there should be a thumb’s width beyond the longest toe when standing, in the afternoon. Cut nails short and straight. A painless black one can be left to grow out, which takes most of a year for the big toe.',
    comments: [
      'Going up half a size ended ten years of this. Vanity was the only thing holding me back.',
      'If it is throbbing, a pharmacist or nurse can relieve the pressure in a minute. Do not be brave with a hot pin.',
    ],
  },
  {
    title: 'Time on your feet, not kilometres',
    description:
      'Planning long runs by the hour suits slower runners and hilly country, and prevents the four-hour slog that spoils the next week.',
    tags: ['endurance', 'training', 'beginners'],
    opening:
      'A plan that says thirty-two kilometres means two and a half hours to one person and four to another, and the second of them needs until Thursday to recover. I cap my longest at three hours and put some of the rest on the previous day. The body counts minutes and effort. It was never told about the metric system.',
    comments: [
      'As a five-hour marathoner I needed somebody to give me permission. Thank you.',
      'Agreed, though one slightly longer day helped me to trust my shoes and my stomach.',
    ],
  },
  {
    title: 'Fartlek between the lampposts',
    description:
      'Gösta Holmér’s speed play needs no track, no watch and no plan. A version for a suburban street on a dark evening.',
    tags: ['training', 'history', 'winter'],
    opening:
      'The Swedish coach Gösta Holmér devised fartlek in the 1930s for runners tired of losing to Finland, and meant it for forest paths. Mine uses street lamps: hard for two, easy for three, hard for four, and so on as fancy takes me. When a cat is sitting on a wall I have to sprint to it. There are a lot of cats.',
    comments: [
      'We do this as a group with whoever is in front calling the next lamppost. Chaos, and nobody notices the distance.',
      'The cat rule nearly finished me on Acacia Road.',
    ],
  },
  {
    title: 'Age grading and the pleasures of being fifty-eight',
    description:
      'A percentage that compares your time with the best for your age and sex. What it says about a slow decline, and what it leaves out.',
    tags: ['racing', 'data', 'health'],
    opening:
      'My 10 km has slowed by five minutes since I was forty, and by the tables I am running better than I did then. Age grading divides a standard for your age and sex by your time. Sixty per cent is called local class, seventy regional and eighty national. It ignores hills, and it has given me eleven years of personal bests.',
    comments: [
      'Seventy-one here and chasing 75 per cent. It is the only number on the results page that I read.',
      'The factors get revised now and then, so check that you are comparing like with like.',
    ],
  },
];
