import type { Note } from '../writing';

export const musicNotes: readonly Note[] = [
  {
    title: 'DADGAD in an evening',
    description:
      'Lower three strings of a guitar by a tone and it becomes a different instrument. The first shapes, and why the third is left out.',
    tags: ['guitar', 'tuning', 'folk'],
    opening:
      'Take the two outer strings and the second one down a whole tone. Strummed open it leans on a G; a finger at the second fret of the third string settles it into D without a third, neither major nor minor. Davey Graham came upon it in the early sixties, wanting to accompany an oud in Morocco. Begin with a melody on the first string, the others ringing.',
    comments: [
      'Pierre Bensusan has played nothing else for decades, which shows that it is no gimmick.',
      'Took my top string down, forgot, and was baffled at choir practice the next day. Label your guitars.',
    ],
  },
  {
    title: 'Beethoven’s metronome marks, taken seriously',
    description:
      'He was given one of the first machines and marked up his symphonies. Many of the numbers seem too fast until you hear them played.',
    tags: ['rhythm', 'composers', 'listening'],
    opening:
      'Mälzel patented the metronome in 1815, partly with ideas taken from Winkel in Amsterdam, and Beethoven published speeds for his first eight symphonies in 1817. The opening sonata movement of the <i>Hammerklavier</i> stands at 138 to the half note, which scarcely anyone attempts. I used to blame a faulty machine. Then I heard period orchestras keep to the figures in the symphonies, and the slow movements began to walk.',
    comments: [
      'There is a paper that says he read the number from the wrong side of the weight. I find it rather persuasive.',
      'Slow movements that walk! Yes. The Ninth’s adagio at sixty becomes a song.',
    ],
  },
  {
    title: 'Why A is 440, more or less',
    description:
      'A conference in London in 1939 settled on one pitch for the tuning fork. Before that it wandered by more than a tone.',
    tags: ['tuning', 'history', 'orchestra'],
    opening:
      'Organs that have survived from Bach’s Germany are commonly about a semitone above ours, while French opera of his day was a whole tone below. France fixed 435 by law in 1859, to the relief of singers. In May 1939 delegates agreed on 440, later an ISO standard, and Berlin or Vienna play at 443 even so. There is no magic in 432, whatever they say at parties.',
    comments: [
      'Our oboist gives 442 and stares at anyone who looks at a phone.',
      'The BBC made its 440 electronically. I read that 439 was rejected as it is a prime number and awkward to divide down.',
    ],
  },
  {
    title: 'Nina Simone’s fugue in the middle of a love song',
    description:
      'On her first album she breaks off Love Me or Leave Me for a minute of counterpoint. What her hands are up to, and where they learnt it.',
    tags: ['jazz', 'piano', 'bach'],
    opening:
      'She had trained for the classical platform and practised Bach for hours a day, and was turned down by the Curtis Institute, in her view because she was black. Then came the bars of Atlantic City. On the record made at the end of 1957 the solo starts with single lines that answer each other like an invention, while bass and drums swing on underneath.',
    comments: [
      'She said that Bach made her dedicate her life to music. You hear it in that minute more than in any interview.',
      'I transcribed the solo for an exam. Eleven bars in, the left hand imitates at the octave, and I stood up.',
    ],
  },
  {
    title: 'Training the ear on a refrigerator',
    description:
      'Mains hum is the same pitch across a whole continent. In Europe it lies just above a low G, and you can learn to sing from it.',
    tags: ['ear-training', 'listening', 'beginners'],
    opening:
      'European mains alternate fifty times a second, and motors and transformers mostly sing at twice that rate. A hundred hertz is a little sharper than the G at the bottom of a bass’s range. I hum it in the kitchen and go up from there: fourth to C, fifth to D, octave. After a year I can find G on the stairs. North America has 120 hertz, near B flat.',
    comments: [
      'Between B flat and B, to be fussy, which explains a lot about my pitch when I visit my sister in Ohio.',
      'Our tram inverters run up a scale as they start. I wait for it every morning.',
    ],
  },
  {
    title: 'A practice log with only three columns',
    description:
      'Minutes tell you nothing about progress. Write down the bar, the speed at which it works, and what to try tomorrow.',
    tags: ['practice', 'habits', 'beginners'],
    opening:
      'My first log recorded times, and I became very good at sitting at a piano. The present one has a bar number, a metronome figure at which I can play it three times in a row without a slip, and a remark for the next day. When the figure is stuck for a week I change the fingering. That never occurred to me while counting hours.',
    comments: [
      'Three times in a row is fairer than it sounds. My pupils hate it and they are improving.',
      'The remark for tomorrow is the column I was missing. It gets me past the first five minutes of dithering.',
    ],
  },
  {
    title: 'Figured bass is a chord chart with manners',
    description:
      'The numbers beneath a baroque bass line are shorthand for a player who makes up the rest. Five signs cover most of what you meet.',
    tags: ['theory', 'keyboard', 'baroque'],
    opening:
      'No figure means third and fifth above the bass. A 6 means third and sixth, 6/5 and 7 are sevenths in different positions, 4–3 is a suspension that resolves, and a lone accidental belongs to the third. With these I could busk through a Corelli slow movement in a fortnight. A guitarist friend was quicker: he wrote the chord names above, laughed, and has been our continuo ever since.',
    comments: [
      'Handel’s exercises for Princess Anne are still the best course. They start from three chords.',
      'The manners consist in knowing when to leave notes out. Nobody figures that.',
    ],
  },
  {
    title: 'Half of Kind of Blue used to be sharp',
    description:
      'For more than thirty years the three tunes from the first session were issued too fast. How it was noticed, and which copies are right.',
    tags: ['jazz', 'records', 'listening'],
    opening:
      'Miles Davis recorded the album in New York on 2 March and 22 April 1959. On the first date one of the two tape machines was running slow, so that its tape, when played at the normal speed, came out nearly a quarter-tone high. That was the one from which the record was cut. Musicians who played along had always retuned. From 1992 on, reissues have used the other reel.',
    comments: [
      'My original pressing is sharp and I cannot hear the corrected Freddie Freeloader as anything but sleepy.',
      'We retuned the piano to it at school. The caretaker was consulted, in vain.',
    ],
  },
  {
    title: 'Sol-fa, hand signs and Miss Glover of Norwich',
    description:
      'The signs that many know from Kodály’s method were devised by John Curwen, who had taken the syllables from a Norfolk schoolteacher.',
    tags: ['singing', 'teaching', 'history'],
    opening:
      'Sarah Glover taught poor children in Norwich to sing at sight from a ladder of letters, and published her scheme in 1835. Curwen, a minister, simplified it without quite asking, and in 1870 added a hand shape for each degree, with a fist for doh. From England it reached Hungary. I use them with adults who “cannot sing”, because the hand knows up and down before the throat does.',
    comments: [
      'Te pointing to doh is the clearest leading note in all of theory.',
      'My grandmother in Wales could read only sol-fa, and she sang Messiah every year from it.',
    ],
  },
  {
    title: 'Earplugs for people who play',
    description:
      'Eighty-five decibels are safe for eight hours; each three more halve the time. A drummer on plugs that do not turn music into porridge.',
    tags: ['hearing', 'gear', 'practice'],
    opening:
      'Foam plugs take away treble first, so you hit harder. Musicians’ plugs have a filter that lowers all frequencies by about the same amount, 9, 15 or 25 decibels, and cost from twenty euros for ready-made ones. By the usual occupational rule, a rehearsal at 100 decibels is enough after fifteen minutes. I started at thirty-five with a whistle at 6 kHz that will now be my companion for life.',
    comments: [
      'Violist, left ear. Nobody thinks of us as loud, and then you measure a violin at the jaw.',
      'Put them in before the first note. After ten minutes your brain has stopped noticing, like sunglasses.',
    ],
  },
  {
    title: 'Taking a score to the concert',
    description:
      'A pocket score changes what you notice, for better and worse. How to follow one without rustling, and when to close it.',
    tags: ['listening', 'orchestra', 'beginners'],
    opening:
      'Start with a string quartet, four lines that you can see at once. In orchestral scores follow whichever instrument has the tune and let the rest blur; at a loud passage count the rehearsal letters and wait there. Turn pages in the noise. I sit at the side, where a little light falls from the stage, and close the book for slow movements. Some things should not be seen coming.',
    comments: [
      'The woman next to me at Bruckner 7 had one and let me look. We have been to eleven concerts since.',
      'Libraries lend them, and the pencil marks of earlier listeners are half the pleasure.',
    ],
  },
  {
    title: 'Eleven chords and an hour: Music for 18 Musicians',
    description:
      'Steve Reich’s piece of 1976 opens and closes with a cycle of eleven chords, each of which then becomes a room that you walk through.',
    tags: ['minimalism', 'listening', 'rhythm'],
    opening:
      'At the start the chords pass by in about five minutes, swelling and fading with the breath of the bass clarinets. Then each is held for a section of its own, over an unbroken pulse on marimbas and pianos. There is no conductor. A player at the vibraphone gives the cue to move on, as in a gamelan. The premiere was at New York’s Town Hall that April.',
    comments: [
      'Saw it live, and what the recording hides is the walking. They keep swapping places at the marimbas.',
      'It is the only thing that both of us can agree on for a long drive.',
    ],
  },
  {
    title: 'A dawn chorus on a cheap recorder',
    description:
      'Late April, half past four, a windless wood: how to come home with forty good minutes of birds instead of your own sleeve.',
    tags: ['recording', 'birds', 'spring'],
    opening:
      'Set it up the evening before and leave. A recorder on a tripod, in a furry windshield, will run all night off a power bank, and birds sing nearer when nobody stands about. Choose a spot far from road and water. Start at least an hour before sunrise; blackbird and robin come first and wrens later on. Set the gain low, as a wren at three metres is violent.',
    comments: [
      'A plastic bag with a hole for the microphones saved mine from the dew. It also recorded a slug.',
      'Slowed down by four, a wren’s song turns out to have a structure worthy of a fugue.',
    ],
  },
];
