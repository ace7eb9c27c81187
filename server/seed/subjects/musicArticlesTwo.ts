import { type Article, code, h2, h3, image, ol, p, quote, table, ul } from '../writing';

export const musicArticlesTwo: readonly Article[] = [
  {
    title: 'Clave for people who clap on one and three',
    description:
      'Five strokes hold Cuban music together. How to learn the pattern in a week, how it differs from an even spread, and some code to hear it.',
    tags: ['rhythm', 'percussion', 'typescript', 'music'],
    blocks: [
      p(
        'Two hardwood sticks are the cheapest instruments in the band, and theirs is the part that must not go wrong. The clave is five strokes in two bars, and everybody from the bass player to the singer leans on it, even if nobody is playing it aloud. I had clapped along wrongly for twenty years before a Cuban neighbour took me by the wrists.',
      ),
      h2('The patterns'),
      p(
        'Count sixteen quick pulses over two bars, and play on those that are marked. Son clave has three strokes in the first bar and two in the second. For rumba, the third stroke is one pulse late, and the whole thing limps in the most elegant way. Bossa nova delays the last one instead. You can start any of them from the other bar, which is called two-three.',
      ),
      table(
        ['Name', 'Sixteen pulses', 'Gaps'],
        ['Son 3–2', 'x..x..x...x.x...', '3 3 4 2 4'],
        ['Rumba 3–2', 'x..x...x..x.x...', '3 4 3 2 4'],
        ['Bossa nova', 'x..x..x...x..x..', '3 3 4 3 3'],
      ),
      h2('How even is it?'),
      p(
        'In 2005 the computer scientist Godfried Toussaint pointed out that many traditional rhythms spread their strokes as evenly as whole pulses allow, and that Euclid’s algorithm for the greatest common divisor yields them. Three in eight gives the tresillo, five in eight the cinquillo, and five in sixteen the bossa pattern, apart from where you start counting. A few lines will do it.',
      ),
      code(
        'typescript',
        `/** Spreads \`strokes\` over \`pulses\` as evenly as possible. */
function spread(strokes: number, pulses: number): string {
  return Array.from({ length: pulses }, (_, pulse) =>
    (pulse * strokes) % pulses < strokes ? 'x' : '.',
  ).join('');
}

spread(3, 8); // 'x..x..x.'
spread(5, 8); // 'x.x.xx.x', a cinquillo begun at another stroke
spread(5, 16); // 'x...x..x..x..x..', the bossa pattern likewise`,
      ),
      p(
        'Son clave is not in the list, and this is what I find interesting. Its gaps are 3 3 4 2 4, less even than they might be, so the second bar is straight and the first is not. Tension and answer. A perfectly even pattern would turn without a front or a back; this one tells you where you are.',
      ),
      h3('A week of practice'),
      ol(
        'Monday and Tuesday: say “x” on the strokes while your foot keeps four to the bar.',
        'Wednesday: clap it, foot going on. The two strokes of the second bar are on two and three.',
        'Thursday: walk with it, one step to a beat.',
        'Friday: put on something by Arsenio Rodríguez and find it before the singer comes in.',
        'Weekend: cook with it. If you stir in time you have it.',
      ),
    ],
    comments: [
      'Wednesday was where it broke for me, and by Friday it had mended itself. Thank you for the foot.',
      'Please stress that you never flip the clave in the middle of a tune. The arrangement has to turn around it.',
      'Right, and I should have. Phrases of an odd number of bars are the usual way to change sides.',
      'Your spread function gives me goosebumps. I fed it 7 and 12 and got a bell pattern that I was taught in Accra, just rotated.',
      'Stirring in rumba clave has ruined my béchamel, and I regret nothing.',
    ],
  },
  {
    title: 'Cleaning second-hand records without special machines',
    description:
      'Distilled water, a soft brush and patience do nearly everything for a dusty LP. What to check in the shop, and the one liquid to keep from shellac.',
    tags: ['records', 'diy', 'budget', 'listening'],
    blocks: [
      p(
        'I bought forty records from a widow in our street, for fifty euros, with the dust of her husband’s workshop on them. A cleaning machine costs ten times as much. Over three evenings at the kitchen sink I got all but two of them to play as they should, and I have kept to the same method for some six hundred since.',
      ),
      h2('In the shop'),
      ul(
        'Tilt the disc under a lamp. Scuffs that catch the light are often silent; a scratch you can feel with a fingernail will click.',
        'Look along the edge for warps. A gentle dish plays, while a pinched rim throws the needle.',
        'Grey, dull grooves mean that it was worn down by a blunt or heavy stylus. No cleaning brings that back.',
        'Read the code scratched near the label. It tells the pressing more reliably than the sleeve does.',
      ),
      table(
        ['Grade', 'What sellers mean', 'What I expect'],
        ['NM', 'Near mint', 'Played a few times, no marks'],
        ['VG+', 'Very good plus', 'Light marks, quiet in between'],
        ['VG', 'Very good', 'Crackle in soft passages'],
        ['G', 'Good', 'Not good. It plays through.'],
      ),
      h2('At the sink'),
      ol(
        'Dry first: carbon-fibre brush, disc turning, so that grit is not rubbed in as mud.',
        'Mix a litre of distilled water with a few drops of photographic wetting agent. Some people add a little isopropyl alcohol for vinyl.',
        'Shield the label, and wet one side. Wait for a minute.',
        'Work round along the grooves with a soft, dense brush, three turns each way.',
        'Rinse with plain distilled water, blot with a lint-free cloth and stand it in a dish rack for an hour.',
        'A new inner sleeve. Putting it back into the old one undoes the lot.',
      ),
      p(
        'Alcohol must never touch a 78. Most of those are shellac, which it dissolves, and I have seen a fine Caruso turned into a smear. If a disc is heavy, brittle and older than about 1950, leave the bottle closed. Water with a drop of washing-up liquid, quickly rinsed and dried, will do.',
      ),
      image(
        'music-3',
        'Brush along the groove and never across it, as you would stroke a cat.',
        'A record with a brush laid along its grooves',
      ),
      p(
        'Then look at the other half of the conversation. A stylus lasts perhaps five hundred to a thousand hours, and no previous owner has ever counted. Set the tracking force by a scale to what the maker states, commonly around two grams, and clean the tip from back to front. My best improvement in ten years was a new needle for 35 euros.',
      ),
      p(
        'Two of the widow’s forty never came right, and I kept them for their sleeves. In one of the others, a Schubert quintet, I found a bus ticket from 1963 at the slow movement. She told me that they had missed the last bus home that evening and walked. I gave her the disc back, clean.',
      ),
    ],
    comments: [
      'I was not ready for that ending in an article on dishwashing.',
      'Wood glue also works. You pour it on, let it set and peel it off like skin. Terrifying, but it gets a record that nothing else can.',
      'Have you an opinion on the ultrasonic baths that are cheap now? I am tempted, and I worry about the labels.',
      'A friend swears by his. Keep the water below about 35 degrees, he says, or it will warp on the spindle.',
      'Late 78s can be vinyl, mostly broadcast discs, so your rule is on the safe side. Good.',
    ],
  },
  {
    title: 'The hurdy-gurdy: a violin bowed by a wheel',
    description:
      'From a two-man church instrument to the toy of Versailles and back to the dance floor. What each string does, and how the buzz is made.',
    tags: ['instruments', 'folk', 'history', 'music'],
    blocks: [
      p(
        'It looks like a lute that has met a coffee grinder. You turn a crank at the tail, a rosined wooden wheel rubs the strings from below, and keys on the side press little wooden flags against one or two of them. The other strings drone. I heard one for the first time across a field in the Berry, at midnight, with sixty people dancing, and took it for a whole band.',
      ),
      h2('Nine hundred years in brief'),
      p(
        'Over the west door of the cathedral in Santiago de Compostela, on a portal dated 1188, two of the carved elders share an <i>organistrum</i> across their laps: one cranks, the other lifts the keys. Smaller ones for a single player came soon and went to the beggars. Then around 1730 it was the fashion at Versailles to be a shepherd. Makers rebuilt old lutes and guitars as <i>vielles</i>, and good composers wrote for them.',
      ),
      p(
        'That fashion includes a pleasant fraud. <i>Il pastor fido</i>, six sonatas for musette, vielle or other instruments, came out in 1737 as Vivaldi’s opus 13. They were by Nicolas Chédeville, who had a business interest in pastoral bagpipes. Ninety years later, in the last song of <i>Winterreise</i>, Schubert gave the bare fifth of the drones to an old man barefoot on the ice.',
      ),
      h2('What the strings do'),
      table(
        ['French name', 'Job', 'Usual pitch in G/C tuning'],
        ['Chanterelles', 'Melody, fingered by the keys', 'G4, in unison or octaves'],
        ['Trompette', 'Drone with the buzzing bridge', 'C4'],
        ['Mouche', 'Middle drone', 'G3'],
        ['Bourdons', 'Low drones', 'G2 and C3'],
      ),
      p(
        'The buzz comes from the <b>chien</b>, the dog: a loose bridge like a tiny boot, with its toe free to rattle on the soundboard. Turn evenly and it keeps still. Flick the wrist a little at one point of the turn and it barks. Good players place two, three, four or six such strokes in a single revolution, and that is where the rhythm is. A peg with a string adjusts how easily it wakes.',
      ),
      image(
        'music-6',
        'Wheel, cotton and rosin: most of what sounds wrong on it is one of those three.',
        'A hurdy-gurdy seen from above, with its keys, wheel and crank',
      ),
      h2('Living with one'),
      ul(
        'Each string wears a wisp of cotton where it meets the wheel. Too little and it screams, too much and it whispers.',
        'The wheel must be perfectly round and never touched by a finger.',
        'Damp days change everything, as they do for all of us.',
        'Rent before you buy; clubs in most countries will lend one to a serious beginner.',
      ),
    ],
    comments: [
      'That field in the Berry must be Saint-Chartier, or Ars since it moved. I was quite likely one of the sixty.',
      'In English the name also got attached to the barrel organ with the monkey, which explains half of the confusion at family parties.',
      'How long did it take until you could bark on purpose?',
      'By accident in the first week, and on purpose after eight months. My teacher says that this is about average.',
      'Müller’s Leiermann is a wheel fiddle and no organ, and so many programme notes get it wrong. Thank you.',
    ],
  },
  {
    title: 'No two gamelans agree, and that is the point',
    description:
      'Notes from a first year in a Javanese ensemble: tuning that belongs to one set of instruments, and the gongs that tell you where you are.',
    tags: ['gamelan', 'tuning', 'java', 'rhythm'],
    blocks: [
      p(
        'On the first evening we were asked to take off our shoes and not to step over the instruments. Then someone put a padded hammer into my hand and pointed to a bronze bar. Within twenty minutes twelve beginners were playing a piece, a very slow one, without knowing how. I have belonged to choirs where that took a term.',
      ),
      h2('Two tunings, and no standard'),
      p(
        'A full Javanese gamelan is really two sets placed at right angles. One is in <i>slendro</i>, five notes to the octave at roughly equal steps of some 240 cents. The other is in <i>pelog</i>, seven notes with large and small gaps, of which a piece mostly uses five. No pitch fork is involved. The smith tunes the set to itself, so a bar from one gamelan is wrong in any other.',
      ),
      p(
        'That sounded like a shortcoming to me until I had heard three of them. Each has a face. Ours, cast in Central Java in the seventies, has a wide third step in its slendro that gives every melody a raised eyebrow. In Bali they go further and tune instruments in pairs, slightly apart, so that the two beat against each other several times a second and the sound shimmers.',
      ),
      h2('The frame of gongs'),
      table(
        ['Instrument', 'Where it falls in a ladrang of 32 beats'],
        ['Gong ageng', 'Beat 32, where the cycle ends and begins'],
        ['Kenong', 'Beats 8, 16, 24 and 32'],
        ['Kempul', 'Beats 12, 20 and 28'],
        ['Kethuk', 'In between, on a dry and quiet pot'],
      ),
      p(
        'The strong beat is the last of a group, not the first. You play towards the gong. For somebody raised on marches this means relearning what a bar is, and I was lost until our teacher took my part away and let me strike nothing except the kenong for a month. From there you hear the whole house: the core tune in the middle, quicker figures above, and the big gong below, which you feel through the floor.',
      ),
      quote(
        'Listen more, hit less. When you no longer hear yourself you are probably right.',
        'Our teacher, to the new row of sarons',
      ),
      h3('Where to begin'),
      ol(
        'Look for a university or a museum with a set; many run open evenings for the public.',
        'Start on the saron, a single row of bars, and learn to damp each note with the left hand as you strike the next.',
        'Ask to sit at the gongs early on.',
        'Listen to the court recordings from Yogyakarta that Robert E. Brown made for the Nonesuch Explorer series.',
      ),
    ],
    comments: [
      'Debussy heard one in Paris in 1889 and never got over it. From your description I understand him at last.',
      'Damping with the left hand is the real technique, and no one watching ever notices it. Thank you for naming it.',
      'We let our pupils name the gamelan’s mood each week. They say it is grumpy in February, and the bronze may well agree.',
      'In a ladrang the first kempul is left out after the gong, isn’t it? A rest called wela, if I have it right.',
      'You have it right. That is the reason for three and not four in the table.',
    ],
  },
  {
    title: 'Recording an upright piano in a small room',
    description:
      'Two modest microphones, an open bottom panel and a duvet: placements that I compared over a month, with levels, distances and one command.',
    tags: ['recording', 'piano', 'diy', 'tools'],
    blocks: [
      p(
        'A grand piano points its lid at the audience. An upright plays to the wall, in a room that is usually too small, and picks up the pedal, the stool and the pianist’s nose. I wanted a decent record of my daughter’s exam pieces. One month and forty test takes later I can say that position mattered more than anything I could have bought.',
      ),
      h2('First the piano and the room'),
      ul(
        'Have it tuned, then let it settle for two days.',
        'Pull it a good half metre from the wall, at a slight angle.',
        'Find what buzzes. In our case it was a lampshade, a photo frame and a hinge.',
        {
          text: 'Soften the near surfaces:',
          items: [
            'a rug under the stool',
            'a duvet over the wall behind the player',
            'the sofa left where it is',
          ],
        },
      ),
      h2('Four placements'),
      table(
        ['Placement', 'Sound', 'Trouble'],
        ['Above the open lid, 40 cm apart', 'Bright, detailed', 'Hammers and key noise'],
        ['Lower panel off, one mic each side of the knees', 'Full, warm', 'Pedals'],
        ['Behind the soundboard, 30 cm away', 'Dark, even', 'Little attack'],
        ['Over the player’s shoulders, ORTF', 'As she hears it', 'The room joins in'],
      ),
      p(
        'ORTF means two cardioids 17 centimetres apart, opened to 110 degrees, after the French broadcaster that devised it. It won for whole pieces. The lower panel, which on most uprights comes off with a spring clip, was best for anything with left-hand melodies. If you use two spaced microphones, keep them three times as far from each other as each one is from the strings, and listen once in mono.',
      ),
      h2('Levels and a little polish'),
      p(
        'Record at 48 kHz and 24 bits, and let the loudest chord reach about −12 dB. There is no prize for more, and a clipped top note cannot be mended. Before each take we leave ten seconds of silence so that there is a sample of the room. Afterwards I only remove rumble and even out the loudness, both with the same line.',
      ),
      code(
        'bash',
        `# trim rumble, then bring the take to a steady loudness
ffmpeg -i take-07.wav \\
  -af "highpass=f=30,loudnorm=I=-18:TP=-1.5:LRA=14" \\
  -ar 48000 -c:a pcm_s24le take-07-final.wav`,
      ),
      p(
        'What I would tell myself a month ago: spend the first evening walking about the room with one ear stopped while somebody plays. The spot where it sounds balanced to that single ear is where a microphone wants to be. Ours turned out to be the end of the bookcase, on the third shelf, beside the atlas.',
      ),
    ],
    comments: [
      'One ear stopped is a splendid trick. I found a place by the door that I would never have thought of.',
      'Hang a thick jumper inside, under the keyboard, if the pedals thump. Looks ridiculous, costs nothing.',
      'Would a stereo recorder on a tripod at the ORTF spot be good enough, or do I need proper microphones?',
      'Certainly good enough for an exam. Most of my first twenty takes were made on one, and number 9 is still my favourite.',
      'loudnorm in a single pass rides the level as it goes. For quiet music run it twice, measuring first, and the dynamics stay put.',
    ],
  },
];
