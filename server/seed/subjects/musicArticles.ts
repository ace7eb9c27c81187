import {
  type Article,
  code,
  h2,
  h3,
  ol,
  p,
  quote,
  raw,
  rule,
  table,
  ul,
  youtube,
} from '../writing';

export const musicArticles: readonly Article[] = [
  {
    title: 'The comma that will not go away',
    description:
      'Twelve pure fifths overshoot seven octaves by about a quarter of a semitone. Every keyboard has to hide the difference somewhere, and you can hear where.',
    tags: ['music', 'tuning', 'python', 'theory'],
    blocks: [
      p(
        'Tune a harpsichord upwards by fifths that do not beat, from C through G, D, A and so on, and after twelve of them you ought to be back at C. You are not. You arrive 23.46 cents too high, nearly a quarter of a semitone. Nobody has made a mistake: powers of three never equal powers of two. That surplus is the Pythagorean comma, and tuning is the art of putting it somewhere.',
      ),
      code(
        'python',
        `from math import log2


def cents(ratio):
    return 1200 * log2(ratio)


print(round(cents((3 / 2) ** 12 / 2 ** 7), 2))  # 23.46, the comma
print(round(cents(3 / 2), 2))                   # 701.96, a pure fifth
print(round(cents(5 / 4), 2))                   # 386.31, a pure major third`,
      ),
      h2('Three places to hide it'),
      table(
        ['Tuning', 'Usual fifth', 'Major third on C', 'The price'],
        ['Pythagorean', '702 cents', '408', 'Harsh thirds, one bad fifth'],
        ['Quarter-comma meantone', '696.6', '386, pure', 'A wolf fifth of 738; few keys'],
        ['Werckmeister III (1691)', '696 or 702', '390', 'Every key differs'],
        ['Equal temperament', '700', '400', 'No third is pure anywhere'],
      ),
      p(
        'Meantone squeezes each fifth until the thirds are sweet and lets one horrible interval take the entire debt. Renaissance music avoids that spot like a hole in the road. Andreas Werckmeister narrowed only four fifths and left eight pure, so every key can be used and each has its own colour. When Bach wrote “well-tempered” on his title page in 1722 he may have meant something of this family. He left no recipe.',
      ),
      h2('Hearing it at home'),
      p(
        'Play the A below middle C together with the E above it on a well-tuned piano, and listen for a slow wave, about three beats in four seconds. That is the equal fifth, two cents narrow. Now play the same A with C sharp. The beating is near nine in a second, which we no longer notice as we grew up inside it. Sing that third with a friend and you will both drift lower.',
      ),
      raw(
        '<details><summary>Where the beats come from</summary><p>The fifth partial of A at 220 Hz is 1,100 Hz. C sharp in equal temperament is at 277.18 Hz, and its fourth partial at 1,108.7. The two rub against each other 8.7 times in a second.</p></details>',
      ),
      p(
        'Many electronic keyboards have other temperaments in a menu, and most owners never open it. Set yours to quarter-comma meantone and play something by Sweelinck or Byrd. The final chord goes still, like a pond. Then try Chopin’s prelude in A flat, for the sake of completeness, and put it back before the neighbours ring.',
      ),
    ],
    comments: [
      'I tune harpsichords, and this is the first explanation for laymen I would hand to a customer. The pond is exactly right.',
      'Our choir sinks by a quarter-tone in every a cappella piece. May I tell the conductor that we are merely singing pure thirds?',
      'You may, though in my experience it is about half thirds and half breath.',
      'Is there any evidence on what Bach used? I remember a theory about the squiggle on the title page.',
      'Bradley Lehman’s, from 2005. Ingenious, and about as many people reject it as use it.',
    ],
  },
  {
    title: 'Starting the cello at forty-three',
    description:
      'Three years of lessons, two bridges, one patient teacher: an honest account of what an adult beginner can and cannot expect from a cello.',
    tags: ['cello', 'practice', 'adult-learners', 'beginners'],
    blocks: [
      p(
        'I bought a ticket for somebody else’s concert and came home with an obsession. That was in March; by May I had a rented cello at 28 euros a month, bow and bag included, and a teacher named Frau Wendt who had taught children for thirty years and told me that adults were easier to talk to and harder to move. She was right in both respects.',
      ),
      h2('What goes quickly'),
      p(
        'You can read already, you know what an interval is, and you practise because you want to. Within three months I could play a folk tune in first position. The four strings, C, G, D and A, lie in fifths, so a scale takes a few fingers on each string and then repeats. Adults like a system. I filled a notebook with it, and none of that helped my right arm.',
      ),
      h2('What does not'),
      ul(
        'The bow. A straight stroke needs the elbow, wrist and fingers to do three things in turn, and it took me a year to stop steering.',
        'Intonation. There are no frets. The ear improves faster than the hand, so for a long time you get worse.',
        {
          text: 'Tension, which hides:',
          items: [
            'in the left thumb, squeezing the neck',
            'in the jaw',
            'in the breath, held through every shift',
          ],
        },
        'Vibrato, which arrived on a Wednesday in the third winter without being asked',
      ),
      quote(
        'You are not late. You are only in a hurry, and that is what people hear.',
        'Frau Wendt, about once a month',
      ),
      p(
        'My rule is twenty-five minutes a day, on six days. The first ten are open strings with long bows in front of a mirror. Then come one scale, one awkward bar played many times at half speed, and a piece for pleasure. I kept count, and it comes to nearly four hundred hours. Children in the same studio overtook me after about one hundred, cheerfully, with grazed knees.',
      ),
      rule(),
      p(
        'Last month four of us beginners played a minuet at the pupils’ concert between a boy with a Vivaldi sonata and a girl of nine who did not look at her hands. We began together and finished together. In the middle there were two bars when I could hear the three others and myself as one thing, with a grain like wood. I have paid for much worse evenings.',
      ),
    ],
    comments: [
      'Fifty-one, second year, viola. The sentence about getting worse because the ear runs ahead has just saved my week.',
      'As a teacher I would add one advantage of adults: you turn up. My young geniuses forget the day.',
      'How did you deal with the neighbours? I have a practice mute and it makes me sound like a wasp.',
      'I asked them for the hour they minded least, and it was six in the evening, when their own children scream.',
      'Rent for at least the first year, everyone. My cheap bought cello had its soundpost in the wrong place and I blamed my fingers.',
    ],
  },
  {
    title: 'A listener’s plan of the Goldberg Variations',
    description:
      'Thirty variations in ten groups of three, with a canon at the end of each. A simple map makes an hour and a quarter of Bach much easier to follow.',
    tags: ['bach', 'listening', 'piano', 'music'],
    blocks: [
      p(
        'For years I loved the first ten minutes and then came to again at the end. The <i>Goldberg Variations</i> can defeat you, not by being difficult to like but because one bright piece in G major follows the next and the mind slips its moorings. What helped was a scrap of paper with ten rows. Bach built the thing on a plan, and the plan is audible.',
      ),
      h2('Threes'),
      p(
        'The aria is thirty-two bars long, and what is varied is its bass and harmony, never the tune. After that the variations go in threes: first a character piece or a dance, then usually a display for two manuals with crossing hands, then a canon. In each canon one voice follows another exactly, and with each group the distance grows by a step, from the same note to the ninth.',
      ),
      table(
        ['Variation', 'Canon at the', 'Listen for'],
        ['3', 'unison', 'two voices entangled over a running bass'],
        ['6', 'second', 'a sigh handed down'],
        ['9', 'third', 'calm, like walking'],
        ['12', 'fourth', 'the follower is upside down'],
        ['15', 'fifth', 'upside down again, and in G minor'],
        ['18', 'sixth', 'brisk and square'],
        ['21', 'seventh', 'the second one in minor, with a sinking bass'],
        ['24', 'octave', 'a pastoral in nine-eight'],
        ['27', 'ninth', 'no bass at all, only the two'],
      ),
      h2('Milestones'),
      ul(
        'Number 16 opens the second half, and is a French overture with a pompous start.',
        'Number 25 is the third and last in minor. Wanda Landowska called it the black pearl. On the piano it can take ten minutes.',
        'From 26 on everything speeds up, with trills and hammered chords.',
        'Number 30 should be a canon and is a quodlibet: popular songs piled on top of one another, one of them about cabbage and turnips.',
      ),
      p(
        'Then the aria returns, not a note changed, and sounds like someone who has been away. Glenn Gould recorded it twice, in 1955 in thirty-eight minutes with scarcely a repeat, and in 1981 in fifty-one. With all repeats it lasts about seventy-five. Take a harpsichord for the second hearing, because the crossing voices separate on two keyboards as they cannot on one.',
      ),
      p(
        'As for the name, a biographer reported in 1802 that a count who slept badly had them played by young Johann Gottlieb Goldberg. He would have been fourteen when they were printed in 1741, and the title page says nothing of it. My experience is that they are no use for falling asleep if you are counting.',
      ),
    ],
    comments: [
      'I printed the table and followed it with a finger. For the first time I reached 27 with my wits about me, and it was a shock when the bass was gone.',
      'The fourteen extra canons on the same bass, found in 1974 in Bach’s own copy, are worth ten minutes as an encore.',
      'Which recording on the harpsichord would you start from?',
      'Pierre Hantaï, either of his two. They dance.',
      'Please don’t be hard on insomnia. I had a bad year, and variation 13 did it for me every night.',
    ],
  },
  {
    title: 'Writing down how people talk: Janáček’s speech melodies',
    description:
      'For some thirty years the composer noted the pitch and rhythm of everyday remarks. How he did it, and an exercise for anyone with a keyboard.',
    tags: ['listening', 'ear-training', 'composers', 'opera'],
    blocks: [
      p(
        'Leoš Janáček carried a notebook to the market, the station and the seaside, and took down what he overheard, in notes. He called the results <i>nápěvky mluvy</i>, little tunes of speech. There are thousands. He noted children, neighbours, hens and, at Flushing in 1926, the waves, with the date and the place. In February 1903 he wrote down the last words of his daughter Olga.',
      ),
      h2('What he wanted with them'),
      p(
        'He denied that he put them into his operas, and nobody has caught him doing so to any extent. They were studies, as a painter draws hands. But listen to <i>Jenůfa</i>, first given in Brno in January 1904: voices break off, repeat a short figure a little higher, and rush the ends of lines, as people do in kitchens. Czech puts its stress on the first syllable, and the melodies start with a push.',
      ),
      h2('Try it yourself'),
      ol(
        'Choose a clip of ordinary talk, no more than three seconds. Loop it until it turns into a tune. After a dozen rounds it will.',
        'Tap the rhythm and leave pitch alone. Mark the long syllables and the stresses.',
        'Hum the highest note and find it on a keyboard. Then the lowest. Most casual remarks stay inside a fifth.',
        'Fill in the rest. Speech slides, so write the note on which each vowel spends the most time.',
        'Play it back to someone without the words, and ask what was said or at any rate how.',
      ),
      youtube(
        'jNQXAC9IVRw',
        'Good raw material: nineteen seconds of a person talking offhand, with real hesitations. Begin with a single phrase.',
      ),
      h3('What you learn'),
      p(
        'The first surprise is how little the voice needs. My colleague’s whole irony fits into a falling minor third. The second is that questions do not always rise: with a question word in front, in English and German alike, they generally fall. I have twenty pages by now. Each brings back the person more sharply than a photograph does, and I have begun to see why Janáček could not stop.',
      ),
      p(
        'Others have gone further down this path. In <i>Different Trains</i> of 1988 Steve Reich took recorded remarks by his governess, a porter and survivors of the Holocaust and let the strings of a quartet double their pitches. You hear a phrase, and then you hear what it had been singing all along. I cannot think of a better introduction for pupils who say that they have no ear.',
      ),
    ],
    comments: [
      'I tried it on my mother’s voicemail. A perfect fourth, up and down, and my brother knew at once which message it was.',
      'Looping makes a song of anything. Diana Deutsch found that by accident with four words of her own and calls it the speech-to-song illusion.',
      'That is the very effect, thank you. I had it from a pupil and did not know that it had a name.',
      'Does it work in a tone language? I speak Cantonese at home and suspect my notebook would look rather different.',
      'We did this in the senior choir. The bakery queue yielded eleven tunes, and one of them is now a round.',
    ],
  },
];
