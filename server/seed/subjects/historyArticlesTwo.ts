import {
  type Article,
  code,
  h2,
  h3,
  image,
  ol,
  p,
  quote,
  raw,
  table,
  ul,
  youtube,
} from '../writing';

export const historyArticlesTwo: readonly Article[] = [
  {
    title: 'Counting the teeth of the Antikythera mechanism',
    description:
      'Thirty bronze gears from a Roman-era wreck reproduce the Moon’s motion to a hair. The arithmetic is short enough to check at home.',
    tags: ['history', 'archaeology', 'astronomy', 'python'],
    blocks: [
      p(
        'In the spring of 1900 sponge divers from Symi, sheltering near the island of Antikythera, came upon a wreck full of statues. Among the finds was a corroded lump the size of a thick book, in which a gear wheel was noticed in 1902. The ship had sunk around 60 BC or a little earlier. Nothing of comparable intricacy is known from the next thousand years.',
      ),
      h2('What is left'),
      p(
        'There are eighty-two fragments, with thirty gears between them. Derek de Solla Price had them X-rayed and published <i>Gears from the Greeks</i> in 1974; Michael Wright corrected him with better pictures and by building models. In 2005 an X-ray machine of eight tons was brought to the museum in Athens. Its scans revealed text inside the lumps, thousands of letters, including parts of a user’s manual.',
      ),
      table(
        ['Dial', 'Cycle', 'Use'],
        ['Front', 'One year', 'Sun and Moon in the zodiac, Moon’s phase'],
        [
          'Upper back, a spiral of five turns',
          '235 months in 19 years',
          'Calendar of lunar months',
        ],
        ['Lower back, a spiral of four turns', '223 months', 'Eclipses, with the hour'],
        ['Small dial inside the upper one', 'Four years', 'Olympic and other games'],
      ),
      h2('The sum'),
      p(
        'Babylonian astronomers knew that in nineteen years the Moon goes round the sky 254 times. To build this you need a gear train with a ratio of 254 to 19. Now 254 is twice 127, and 127 is prime, so somewhere there must be a wheel with 127 teeth or a multiple of it. There is.',
      ),
      code(
        'python',
        `from fractions import Fraction as F

# driver over driven, from the Sun's wheel to the Moon's
train = F(64, 38) * F(48, 24) * F(127, 32)
print(train)                     # 254/19
print(round(365.25 / float(train), 4))     # 27.3219 days; the modern value is 27.3217`,
      ),
      p(
        'The finest touch is a pair of wheels set on slightly different centres, where a pin on one moves in a slot in the other. The second wheel therefore turns unevenly, now faster, now slower. That imitates the Moon’s varying speed in the way that Hipparchus described in the second century BC. Somebody had turned a geometrical theory into a piece of brass that a traveller could crank.',
      ),
      image(
        'history-5',
        'Pin and slot: a steady turn goes in and an unsteady one comes out.',
        'Two toothed wheels, one over the other, joined by a pin in a slot',
      ),
    ],
    comments: [
      'Bronze, surely, and not brass? A pedantic note on an article I enjoyed very much.',
      'Low-tin bronze, quite right. My last sentence was carried away by its own rhythm.',
      'Printed the 254:19 train in plastic with my students. It jams every third turn, which raised our respect for whoever filed the teeth by hand.',
      'Cicero mentions devices like it by Archimedes and by Posidonius. I was always taught to take that for flattery.',
      'The Olympic dial gets me every time. Eclipses, yes, but also when is the next match.',
    ],
  },
  {
    title: 'Source criticism on nineteen seconds of video',
    description:
      'An exercise for a history class: treat the first clip on YouTube like a medieval charter, and ask who made it, when, for whom and what is missing.',
    tags: ['history', 'method', 'teaching', 'video'],
    blocks: [
      p(
        'My students will happily doubt a chronicle and will believe anything that moves. So I begin the year with the oldest video on YouTube, a young man in front of some elephants who remarks on the length of their trunks. It takes nineteen seconds. We usually spend ninety minutes on it, with the same questions that one would put to a charter of King Stephen.',
      ),
      youtube(
        'jNQXAC9IVRw',
        '<i>Me at the zoo</i>, uploaded in April 2005. Watch it twice before reading on, the second time without the sound.',
      ),
      h2('From outside'),
      ol(
        'What is it physically? A compressed copy, converted more than once by the site. The file that left the camera is not what we see.',
        'Who made it? One of the site’s founders speaks. Somebody else holds the camera, and classes take surprisingly long to notice.',
        'When? The page gives 23 April 2005. In London it was already the 24th, so which clock is meant?',
        'Is the text beneath it original? No, the description has been rewritten over the years. The title seems to be as it was.',
      ),
      h2('From inside'),
      p(
        'Then the harder half. He wears a jacket and there is a good deal of light; what does that tell us about the season? Other visitors can be heard. He says next to nothing, and says it as if to fill a silence. Is this a test of equipment, a joke, a private note? Nothing in the clip shows that anyone knew it would be first, though half of what is written about it assumes so.',
      ),
      quote(
        'Er will blos zeigen, wie es eigentlich gewesen.',
        'Leopold von Ranke, preface to his first book, in the edition of 1874: the historian wants only to show how things actually were',
      ),
      p(
        'What I want them to find out is that importance was added later. In April 2005 this was nobody’s event. It became a source by being looked back on, as happens to parish accounts and shopping lists. We end with a table of what historians in two hundred years would give a lot to know: who the bystanders are, what the camera cost, what was filmed just before and then erased.',
      ),
      h3('If you would like to use it'),
      p(
        'Groups of three, one sheet each, and no searching on the internet for the first half hour. Let each group date the clip from internal evidence alone. Mine have ranged from 1999 to 2012, on grounds of hair, picture shape and jacket. Afterwards hand out the metadata, and then ask why they trust it.',
      ),
    ],
    comments: [
      'Did this with a Year 10 class today. One group concluded that the elephants were the intended audience, and defended it rather well.',
      'The question about the time zone is brilliant. Three of mine had never realised that a timestamp is a claim.',
      'I pair it with a photograph of our own school from 1911. Same sheet, same questions, and suddenly the photograph is not neutral either.',
      'Picture shape was my evidence as well: 4:3, so before about 2008. Off by luck rather than by judgement.',
      'Your students may like to know that Ranke’s line is itself a variant. The first edition of 1824 has sagen, and zeigen came fifty years later.',
    ],
  },
  {
    title: 'Recording my grandmother: notes on an oral history',
    description:
      'Eleven hours of conversation over one winter taught me more about asking than about telephones. Equipment, questions and what to do afterwards.',
    tags: ['oral-history', 'family', 'archive', 'recording'],
    blocks: [
      p(
        'My grandmother Ilse worked at a telephone exchange from 1949 until the automatic switch was thrown in 1966. I had heard the stories at Christmas and thought I knew them. When I recorded her properly, on Tuesday afternoons with the kitchen clock stopped, it turned out that the stories were the part she had rehearsed. The rest came in the pauses behind them.',
      ),
      h2('Before the first session'),
      ul(
        'A small recorder with two microphones, at 48 kHz and 24 bits, in an uncompressed format. A phone will do if you put it into flight mode.',
        'A soft cloth on the table, the refrigerator off for an hour, the budgerigar in another room',
        {
          text: 'A sheet of consent, signed by both:',
          items: [
            'who may listen, now and later',
            'whether names may be used',
            'that she could take back anything until the transcript was agreed',
          ],
        },
        'One page of topics. Not a list of questions, which makes an interrogation of it.',
      ),
      h2('Asking'),
      p(
        'The good questions were nearly all about rooms. “Where did you hang your coat?” gave me twenty minutes on the hierarchy of pegs. “How did you feel?” gave me “Fine”. Ask for a day, a route, the contents of a drawer. When an answer ends, count to five in silence, for the second half often starts at four. I had to stuff a handkerchief in my mouth.',
      ),
      raw(
        '<details><summary>From the third session, about the night shift</summary><p><strong>I.</strong> So you plugged the cord in. (…) Well, and then you knew whether it was a wedding or a death, from the breathing. (…) We were not supposed to. (…) You had to say the number back quite flat.</p></details>',
      ),
      p(
        'She got dates wrong, and once gave me the same fire in two different streets. I used to correct her. Then I read Alessandro Portelli on the workers of Terni, who moved the death of a comrade by four years in memory to a strike in which it made more sense. The mistake was the finding. Ilse’s fire happened in the street where she would have wished to be brave.',
      ),
      quote(
        'The first thing that makes oral history different, therefore, is that it tells us less about events than about their meaning.',
        'Alessandro Portelli, “What Makes Oral History Different”',
      ),
      h2('Afterwards'),
      p(
        'An hour of talk takes me seven to write out. I keep the recording, a transcript with her hesitations, and a summary with times, in three places, one of them the town archive. The archivist asked for the consent sheet before she asked for anything else. Label the files by date and name that same evening. In March you will not know which Tuesday had the budgerigar.',
      ),
    ],
    comments: [
      'Where did you hang your coat! I asked my father that on Sunday and we sat there until it was dark.',
      'As an archivist: yes, the consent sheet first. We have a metre of wonderful tapes that nobody may hear.',
      'Seven hours for one is about what I manage too. Automatic transcription gives me a draft, but it tidies away every pause.',
      'Please say what became of the budgerigar.',
      'He is on the recording of 14 January, faintly, and has been catalogued.',
    ],
  },
  {
    title: 'How to read a number from a khipu',
    description:
      'Inca accountants kept figures in knotted cords, in base ten and with a place for nought. What we can read, and what is still only string.',
    tags: ['history', 'andes', 'mathematics', 'textiles'],
    blocks: [
      p(
        'A khipu, or quipu, is a thick cord with thinner ones hanging from it, from a handful to well over a thousand, mostly cotton, in natural browns and in dyed colours. The Inca ran an empire of some ten million people on them. Around a thousand survive in museums. About the numbers we have been certain for a century, and about everything else we are still arguing.',
      ),
      h2('Three kinds of knot'),
      p(
        'In 1912 Leland Locke, a teacher of mathematics from Brooklyn, showed that most knots stand for digits. Each pendant carries clusters at set heights. The lowest is for ones, the next for tens, then hundreds and upwards towards the main cord. An empty stretch where a cluster should be means nought. The type of knot also marks the ones, so that you can tell where a number ends.',
      ),
      table(
        ['Knot', 'Where', 'Meaning'],
        [
          'Single overhand knots in a cluster',
          'Tens and above',
          'As many as there are knots, 1 to 9',
        ],
        ['Long knot with several turns', 'Ones only', 'As many as there are turns, 2 to 9'],
        ['Figure-of-eight', 'Ones only', '1, as a long knot cannot have a single turn'],
        ['Nothing', 'Any place', '0'],
      ),
      raw(
        '<figure><pre>main cord  ═══════╤═══════\n                  │\n hundreds         ●●●        3 single knots\n                  │\n tens             (empty)    0\n                  │\n ones             ≋ (5)      a long knot of 5 turns\n                  │</pre><figcaption>A pendant that reads 305.</figcaption></figure>',
      ),
      h2('How we know'),
      p(
        'The proof is in the addition. On many khipus a top cord, tied so that it sticks up instead of hanging, bears the sum of a group of pendants. Marcia and Robert Ascher recorded some two hundred specimens from the 1970s on and found sums of sums, and ratios repeated over several khipus. Cords that add up on five levels are not a decoration.',
      ),
      h3('And the stories?'),
      p(
        'Spanish writers report that khipu keepers recited histories, laws and letters from their cords. Perhaps the strings jogged the memory of those who knew already; perhaps colour, fibre and the direction of the ply carry meaning by themselves. In 2017 Sabine Hyland described two khipus kept by the village of San Juan de Collata, with ninety-five different symbols in animal hair. People there called them letters about a war.',
      ),
      ol(
        'Read the knots upwards from the free end: ones, tens, hundreds.',
        'Check whether the ones are a long knot or a figure-of-eight. If neither, the digit is nought.',
        'Add each group, and look for the top cord.',
        'Note the colours, even though nobody can yet say what they are for.',
      ),
    ],
    comments: [
      'As a weaver I tried it with kitchen string and the figure-of-eight rule becomes obvious at once. A long knot of one turn simply is an overhand knot.',
      'The church council in Lima had them burnt in 1583 as idolatrous, did it not? It would explain the thousand.',
      'Some were, though colonial courts went on accepting khipus as evidence for years. Graves have given us most of what survives.',
      'Which museum would you visit first? I am passing through Berlin in May.',
      'Berlin has one of the largest holdings anywhere, but ask ahead what is on show. They spend most of their time in drawers, for good reason.',
    ],
  },
];
