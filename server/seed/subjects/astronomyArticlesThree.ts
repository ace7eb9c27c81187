import { type Article, code, h2, h3, image, p, quote, raw, rule, table, ul } from '../writing';

export const astronomyArticlesThree: readonly Article[] = [
  {
    title: 'Measuring your sky with the Little Bear',
    description:
      'Seven stars of graded brightness make a free light meter. How to use it, and how the result relates to Bortle classes and to SQM.',
    tags: ['dark-skies', 'observing', 'night-sky', 'beginners'],
    blocks: [
      p(
        'Anyone who complains about light pollution should own a number. Mine is 4.9, from the allotments behind the railway, on moonless nights after eleven. It was 4.3 before the council shielded its lamps. No instrument was involved, only a small constellation which from our latitudes never sets and is therefore on hand on every clear night of the year.',
      ),
      h2('The seven steps'),
      p(
        'Give your eyes twenty minutes away from any lamp or telephone. Then find Polaris, and trace the Little Bear from it to the two Guards at the far end of the bowl. Between them are four faint stars. Tick those that you can hold steadily, averted vision allowed, and take the magnitude of the faintest.',
      ),
      table(
        ['Star', 'Magnitude'],
        ['Polaris', '2.0'],
        ['Kochab', '2.1'],
        ['Pherkad', '3.0'],
        ['Epsilon', '4.2'],
        ['Zeta', '4.3'],
        ['Delta', '4.4'],
        ['Eta', '5.0'],
      ),
      p(
        'If all seven are there you have a limit of five or better, and need fainter markers from a chart. With only the three bright ones you are in a city. Be honest about the middle: Epsilon, Zeta and Delta differ by so little that haze alone can move you from one to the next, so repeat it on three nights and keep the best.',
      ),
      h2('Other scales'),
      p(
        'John Bortle’s nine classes, published in <i>Sky &amp; Telescope</i> in February 2001, describe a whole sky in words: whether the Milky Way has structure, whether clouds are lit or black. A Sky Quality Meter gives the brightness of the background in magnitudes per square arcsecond. About 22.0 is as dark as nature permits, 20.5 is countryside near a town, and city centres are at 18 or below.',
      ),
      raw(
        '<aside><p><strong>Join in:</strong> the Globe at Night campaigns collect naked-eye estimates from everywhere, by comparing a named constellation with a set of charts. It takes five minutes and your record is kept for good.</p></aside>',
      ),
      h3('What a number is good for'),
      p(
        'When we wrote to the council we did not argue about astronomy. We sent one page with my monthly figures over two years and a photograph of a lamp lighting up the underside of a tree. The engineer replied within a week. He told me afterwards that he receives plenty of opinions, and this was the first table.',
      ),
    ],
    comments: [
      'Did it tonight: Eta just about, so 5.0. I had always told people we were at 6.',
      'Eyes differ by half a magnitude or more, and mine at seventy are worth 0.4 less than my grandson’s. Always name the observer.',
      'Very true. We keep a column for the initials, and only compare a person with themselves.',
      'Is there anything similar for the southern sky? The Bear is below my horizon in Hobart.',
      'Try Crux with its fifth star Epsilon Crucis at 3.6, then stars in Musca for the fainter end.',
    ],
  },
  {
    title: 'The figure of eight that the Sun draws in a year',
    description:
      'Why a noon mark on the kitchen floor wanders by half an hour, explained with a nail, a window and two separate causes.',
    tags: ['astronomy', 'sun', 'time', 'diy'],
    blocks: [
      p(
        'Two winters ago I stuck a paper disc with a small hole onto our south window and began to mark the spot of sunlight on the floor, once a week, at 12:00 by the clock. In summer I marked it at one, since the clocks had moved and the Sun had not. After a year there were forty-four crosses, the rest being cloud, and they formed a tall, lopsided eight.',
      ),
      p(
        'The height of the figure is no surprise. The axis of the Earth is tilted by 23.4 degrees, so noon comes high in June and low in December. The width is the interesting part. It says that the Sun is sometimes ahead of the clock and sometimes behind, and this difference has an old name, <b>the equation of time</b>.',
      ),
      h2('Two causes, added up'),
      ul(
        'The orbit is an ellipse. Early in January we are nearest to the Sun and move fastest, so the Earth needs to turn a little further each day to face it again. This gives one wave a year of nearly eight minutes either way.',
        'The Sun’s path is inclined to the equator. Even at constant speed its progress in the direction that clocks care about would vary, in two waves a year of just under ten minutes.',
      ),
      p(
        'Their sum is at its greatest around 3 November, when a sundial is more than sixteen minutes fast, and at its least around 11 February, with fourteen minutes slow. On four days it is nil: about 15 April, 13 June, 1 September and 25 December. If you want to set up a sundial, those are the days to do it.',
      ),
      code(
        'python',
        'from math import cos, radians, sin\n\ndef equation_of_time(day_of_year):\n    """Minutes by which a sundial is ahead of the clock; good to about half a minute."""\n    b = radians(360 / 365 * (day_of_year - 81))\n    return 9.87 * sin(2 * b) - 7.53 * cos(b) - 1.5 * sin(b)\n\nfor name, day in ((\'11 Feb\', 42), (\'15 Apr\', 105), (\'3 Nov\', 307)):\n    print(name, round(equation_of_time(day), 1))\n# 11 Feb -14.6, 15 Apr -0.2, 3 Nov 16.4',
      ),
      image(
        'astronomy-7',
        'Forty-four crosses on masking tape. The gap in the lower loop is a wet November.',
        'A narrow figure of eight made of small marks',
      ),
      p(
        'The same effect explains a thing that puzzles everybody in December. In London the earliest sunset falls around the 12th and the latest sunrise close to the new year, with the shortest day in the middle, because solar noon itself is drifting later all that month. As for photographing the eight in the sky, Dennis di Cicco was the first to do it, with one camera left in place from 1978 to 1979.',
      ),
    ],
    comments: [
      'Our kitchen floor has had crosses on it since September, on the advice of a neighbour. We are at March, and the bend is beginning to show.',
      'You also have a constant offset unless you live on the meridian of your time zone. Mine is 17 minutes and I was baffled.',
      'Yes, that shifts the whole figure sideways without changing its shape. I should have said so.',
      'How large was the hole? Mine gives a blur two centimetres across.',
      'Mine was 4 mm at a distance of about three metres, and I marked the middle of the blur, which has the shape of the Sun.',
    ],
  },
  {
    title: 'A Messier marathon with 10x50 binoculars',
    description:
      'One night in March, a deckchair and Charles Messier’s list. What is possible without a telescope, in which order, and where to stop.',
    tags: ['deep-sky', 'observing', 'binoculars', 'astronomy'],
    blocks: [
      p(
        'Near the new Moon in late March it is possible, from the right latitude, to see nearly all of the 110 objects on Messier’s list between dusk and dawn. People do it with large telescopes. I did it with binoculars from 51 degrees north, lying in a deckchair under two blankets, and my score was 68. I think it is the most enjoyable failure in astronomy.',
      ),
      p(
        'Charles Messier hunted comets in Paris and made his list of things that look like comets and are not. It began in 1758 with the Crab, met while he was watching for another comet, and the last version he published himself, in 1781, has 103 entries. Others came later, M110 as late as the 1960s. M40 is merely a pair of stars, M73 a group of four, and nobody is certain about M102.',
      ),
      h2('The order of the night'),
      ul(
        {
          text: 'Dusk, in a hurry, low in the west:',
          items: [
            'M31 and its companions',
            'M33, a ghost at best',
            'M74 and M77, which I missed like almost everyone with binoculars',
          ],
        },
        {
          text: 'Evening, at leisure:',
          items: [
            'M42, M45, M41 and the clusters of Auriga, M36, M37 and M38',
            'M35 at the feet of Gemini',
            'M44 and M67 in Cancer',
          ],
        },
        {
          text: 'Midnight:',
          items: [
            'M81 and M82 together in one field',
            'M3, M13, M5 and M92, the bright globulars',
            'Virgo, where I counted five of the dozen and a half and lost heart',
          ],
        },
        'The last two hours: Scorpius, Sagittarius and the Milky Way rising, one object after another.',
      ),
      quote(
        'I had the list in a plastic sleeve and a pencil on a string, and by three in the morning I could no longer read my own ticks.',
        'A fellow observer, the next day',
      ),
      h2('What made the difference'),
      p(
        'Support did. At 10x the hand shakes just enough to hide whatever is near the limit, so I braced the binoculars on a broomstick fixed between my knees. A reclining chair was the second thing. The third was having looked up the hard ones beforehand: it is far easier to notice a faint glow if you know on which side of which triangle it should be.',
      ),
      image(
        'astronomy-8',
        'The sleeve with the list, photographed at breakfast.',
        'Stars above a dark horizon at the end of the night',
      ),
      rule(),
      p(
        'M30 is traditionally the last, and from where I live it rises in daylight, so 110 is impossible to begin with. That takes away the pressure. At half past four there was a blackbird, Antares stood over the garage, and I had M22 in view, a powdery ball a third of the Moon’s width. I have been back to it many times since, for longer than thirty seconds.',
      ),
    ],
    comments: [
      'The broomstick is genius. I used a monopod in the past, which is of course a broomstick for forty pounds.',
      'M33 is easier in binoculars than in my telescope, funnily enough. It wants a wide field and a dark sky.',
      'I got 54 from the edge of Ghent. Virgo was hopeless: one, and I am not sure about that.',
      'From Tenerife we managed 109 with a 200 mm, and M74 was the one that got away. Next time 110.',
      'Which atlas did you have in the chair? Mine gets damp by ten o’clock.',
    ],
  },
];
