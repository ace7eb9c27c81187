import type { Note } from '../writing';

export const musicNotesTwo: readonly Note[] = [
  {
    title: 'Singing rounds at the kitchen table',
    description:
      'A canon is harmony that needs one line of teaching. Three that work with any guests, and where to put the person who drifts.',
    tags: ['singing', 'family', 'beginners'],
    opening:
      'Tallis’s canon has an even tread and stays inside an octave, so that four groups can enter at one bar’s distance without accident. <i>Dona nobis pacem</i> wants more room. For children I start with a two-part echo and call it a race. Anyone who gets pulled into the other voice should sit beside the strongest singer of their own. Finish together on a sign, or fade.',
    comments: [
      'Come, follow, follow me has not failed me in thirty years of scout camps.',
      'We tried it at a wedding, four tables, one line each. The bride’s father cried, and he was supposed to lead table two.',
    ],
  },
  {
    title: 'Four shapes and a hollow square: Sacred Harp',
    description:
      'A tunebook of 1844, singers who face each other, no audience and no rehearsal. What to expect at a first shape-note singing.',
    tags: ['singing', 'folk', 'america'],
    opening:
      'Each note head has a shape: triangle for fa, circle for sol, square for la, diamond for mi. First you sing a tune through on the syllables, then with the words. Trebles, altos, tenors and basses sit on four sides, and whoever calls a song stands in the middle. It goes on at full voice all day. Beginners are put with the tenors, who have the tune.',
    comments: [
      'The noise in the middle of the square is like standing inside an organ. I was not prepared.',
      'There are singings all over Britain and Germany now. Nobody minds if you open and close your mouth for the first hour.',
    ],
  },
  {
    title: 'The bandoneon was made for hymns',
    description:
      'Tango’s instrument comes from Germany, where it stood in for an organ. Its buttons give one note on the push and another on the pull.',
    tags: ['instruments', 'tango', 'germany'],
    opening:
      'Heinrich Band sold an enlarged concertina in Krefeld in the 1840s and lent it his name. Emigrants and sailors took it to the River Plate before the century was out. The classic model has 71 buttons and 142 notes, arranged with no logic that a beginner can find, as it grew outwards over the years. Alfred Arnold’s factory at Carlsfeld in Saxony built the ones that players still hunt for.',
    comments: [
      'Each hand has two keyboards in effect, opening and closing. Four maps to learn, and none resembles a piano.',
      'Mine spent forty years in a chapel in the Erzgebirge. It knows more chorales than I do tangos.',
    ],
  },
  {
    title: 'Playing the theremin without touching it',
    description:
      'Two antennas, one for pitch and one for loudness, and nothing to hold. Clara Rockmore’s method for finding a note in the air.',
    tags: ['instruments', 'electronics', 'technique'],
    opening:
      'Lev Termen showed it in Russia around 1920: the hand is one plate of a condenser, and moving it changes the frequency of an oscillator you cannot hear against another. The difference is the tone. Rockmore, a violinist whose arm had given out, worked out finger positions so that she could open the hand through a scale without moving the arm. Stand still. If you sway, so does the tune.',
    comments: [
      'Her Swan by Saint-Saëns is the test. After that nobody thinks of flying saucers.',
      'I built one from a kit and the cat is better at it than I am.',
    ],
  },
  {
    title: 'Free scores, and how to judge the edition',
    description:
      'The Petrucci library holds scans of most music that is out of copyright. Which of six Chopin prints should you put on the stand?',
    tags: ['scores', 'budget', 'archive'],
    opening:
      '<a href="https://imslp.org">IMSLP</a> was started in 2006 by a student and is the largest music library most of us will ever enter. Look at the editor and the year. Prints from about 1880 to 1920 are often loaded with slurs, pedalling and changed notes by famous pianists, charming as a document and useless as a text. Prefer a first edition or the old collected works, and check doubtful bars against the manuscript.',
    comments: [
      'Mind the rules of your own country, too. What is free in Canada is not necessarily so at home.',
      'The parts for wind quintet alone have saved our group some hundreds of euros. We donate every Christmas.',
    ],
  },
  {
    title: 'Winter, radiators and a cracked soundboard',
    description:
      'Wooden instruments like 40 to 60 per cent humidity. A hygrometer costs less than a set of strings, a repair a good deal more.',
    tags: ['instruments', 'winter', 'diy'],
    opening:
      'Cold air holds little water, and heated indoors it becomes desert: in January our music room fell to 24 per cent. Spruce shrinks across the grain, my guitar’s frets stuck out like a comb, and one night came a noise like a dropped plate. Keep instruments in their cases, with a damp sponge in a pierced soap box, away from outside walls. Rooms with plants and washing do better.',
    comments: [
      'My luthier says that January pays his rent. Two-way humidity packs in the case ended it for me.',
      'The piano has the same trouble, and there the case trick is difficult.',
    ],
  },
  {
    title: 'Tablature is older than you think',
    description:
      'Lute players of 1507 read numbers on six lines. A system that shows where to put the fingers has never really gone away.',
    tags: ['guitar', 'history', 'scores'],
    opening:
      'Francesco Spinacino’s lute book, printed by Petrucci in Venice in 1507, has six lines for six courses and figures for the frets, with flags above for the rhythm. Italian books put the lowest string on top, French ones write letters and go the other way, and the Germans gave each crossing its own sign. What modern tabs on the web have lost is the flags.',
    comments: [
      'The lost rhythm is the whole trouble with tabs. You can only play what you know already.',
      'German lute tablature was supposedly invented by a blind man, Conrad Paumann. Having tried to read it, I believe that.',
    ],
  },
  {
    title: 'The circle of fifths, by way of a capo',
    description:
      'A guitarist’s route to key signatures: one open shape, moved along the neck, and a clock face on the back of the case.',
    tags: ['theory', 'guitar', 'beginners'],
    opening:
      'Draw a clock with C at twelve and go up a fifth for every hour: G, D, A, E. Each step to the right adds a sharp, and each to the left a flat. A capo at the second fret makes a G shape sound in A, two hours on. At the fifth it sounds in C, one hour back. After a week with real songs the signatures had stuck.',
    comments: [
      'Neighbours on the clock share all but one note. That sentence opened modulation for me.',
      'Painted it on the case as you said. The airport staff asked whether it was a bomb timer.',
    ],
  },
  {
    title: 'Counting seven with your feet: the ruchenitsa',
    description:
      'Quick, quick, slow makes seven if the slow one is half as long again. A Bulgarian dance that teaches itself once you stop counting.',
    tags: ['rhythm', 'dance', 'bulgaria'],
    opening:
      'Seven-sixteen looks frightening on paper. The dancers feel three steps, two short and one long, in the ratio of 2 : 2 : 3, and it goes past at a trot. Say “apple, apple, pineapple” with a step to each word, and speed up until the words fall apart. Bartók, who noted down many such tunes, called the rhythm Bulgarian and ended <i>Mikrokosmos</i> with six dances in it.',
    comments: [
      'Our group learnt it with “coffee, coffee, cappuc’”. Same thing, earlier in the day.',
      'Then try kopanitsa in eleven, with the long step in the middle. My knees count better than my head.',
    ],
  },
  {
    title: 'Scales over a drone',
    description:
      'A held fifth shows you where each degree of a scale wants to sit. Ten minutes of it improved my intonation more than a tuner did.',
    tags: ['ear-training', 'practice', 'tuning'],
    opening:
      'A tuner tells you that a note is wrong by the standard of the piano. A drone lets you hear the beats slow down and stop. I use a recording of a tanpura on C and G, and play each degree as long as one bow lasts. The third is lower than I had believed, the leading note is a matter of taste, and the second has two good places.',
    comments: [
      'Two good places for the second: 9/8 and 10/9. It depends on whether you come from the fifth or are going to the sixth.',
      'My Indian teacher had me sing Sa for the whole first month. I thought I was being punished, and it was a gift.',
    ],
  },
  {
    title: 'A choir for those who were told to mime',
    description:
      'Nearly everyone who turned up had been silenced by a teacher before the age of ten. What forty of them sound like after a year.',
    tags: ['singing', 'neighbourhood', 'beginners'],
    opening:
      'We put one card up at the launderette: no auditions, no solos, no notes. True inability to tell pitches apart affects perhaps one in fifty or fewer, so most who swear they are tone deaf simply never learnt to steer. We begin with sirens, sliding from low to high, and stop where somebody is comfortable. The rest join them there. It took eight weeks to sing one note together.',
    comments: [
      'I was told to mouth the words in 1969. I am sixty-three and I sang a solo line on Tuesday, by accident, and survived.',
      'Beginning from the note that the least certain person can hold is the kindest rehearsal technique I have met.',
    ],
  },
  {
    title: 'Four notes that spell Shostakovich',
    description:
      'D, E flat, C, B: in German spelling these are his initials. In the Eighth Quartet of 1960 they are everywhere, from the first bar on.',
    tags: ['composers', 'listening', 'string-quartet'],
    opening:
      'In German E flat is Es and B natural H, so D. Sch. becomes four notes, cramped and dark. He wrote the quartet in three days of July 1960 at Gohrisch near Dresden, and dedicated it to the victims of fascism and war; to a friend he wrote that it might as well be inscribed to himself. He quotes his symphonies and a prison song. Listen for the three knocks.',
    comments: [
      'Bach had done it with B flat, A, C, B. I like to think that Shostakovich was answering across two centuries.',
      'We played it as students and the viola had to leave the room after the fourth movement.',
    ],
  },
];
