import { type Article, code, h2, h3, image, p, quote, rule, table, ul } from '../writing';

export const typographyArticles: readonly Article[] = [
  {
    title: 'Counting in pictures: how Isotype taught a city its figures',
    description:
      'Vienna in 1925, a museum without objects, and the rule that a larger quantity is shown by more signs and never by a larger sign.',
    tags: ['design', 'history', 'diagrams', 'typography'],
    blocks: [
      p(
        'The museum that Otto Neurath opened in Vienna in 1925 had hardly any exhibits. It had charts. The city had just begun its great programme of housing and public health, and Neurath, an economist and philosopher, thought that those who paid for it and lived in it ought to be able to see how it was going, whether or not they were at ease with columns of numbers.',
      ),
      h2('More of them, not bigger'),
      p(
        'The method has a rule that sounds trivial and is not. If one figure of a man stands for a thousand workers, then three thousand are three figures of the same size. Draw a single man three times as tall and he covers nine times the area, and nobody can say what has been tripled. Newspapers still get this wrong every week with barrels, houses and bags of money.',
      ),
      image(
        'typography-1',
        'The rule in one row: compare by counting, from left to right, like reading.',
        'Rows of identical simple pictograms of differing lengths',
      ),
      p(
        'Signs had to be understood without a caption, and to hold up in any size and colour. From the end of the 1920s they were cut by the artist Gerd Arntz, first in linoleum, and there came to be some four thousand. A ship has two funnels and no portholes. A man out of work keeps his hands in his pockets; the worker is the same man, his arms free.',
      ),
      h2('The transformer'),
      p(
        'Between the scholar with his table and the artist with his knife there sat a third person, called the transformer. It was chiefly Marie Reidemeister, later Marie Neurath. She decided what was worth comparing, what to leave out and how to arrange it so that the point could be seen. We would call her an information designer, and her working sketches, now kept at Reading University, are the best textbook I know.',
      ),
      quote(
        'Words make division, pictures make connection.',
        'Otto Neurath, International Picture Language, 1936',
      ),
      p(
        'In 1934 the group had to leave for The Hague. The new name, Isotype, came a year later, and in 1940 the Neuraths crossed to England in a lifeboat. After Otto’s death in 1945 Marie carried on for a quarter of a century, with children’s books on subjects like bees and railways. If you see a row of little people on an airport sign or a school poster, you are looking at her family tree.',
      ),
      ul(
        'One sign, one quantity, stated in the key.',
        'Repeat the sign; cut the last one if you must.',
        'Horizontal for amounts, vertical for time.',
        'No detail that does not answer a question.',
      ),
    ],
    comments: [
      'The nine-times-the-area mistake was in our annual report. Twice. I have printed this out for the person concerned, who is me.',
      'Marie Neurath’s children’s books turn up second-hand for very little. “If You Could See Inside” is a marvel.',
      'The transformer is the role I have had for twelve years and never had a word for.',
      'Is cutting the last figure in half really allowed? It always looks rather brutal with people.',
      'They did it, though mostly they rounded. With people I round.',
    ],
  },
  {
    title: 'Reading the Underground: Johnston’s alphabet up close',
    description:
      'A lettering teacher drew it for Frank Pick in 1916, and Londoners have followed it ever since. What to look for on the platform.',
    tags: ['typography', 'history', 'lettering', 'transport'],
    blocks: [
      p(
        'I change trains at a station with old enamel signs, and when the board says nine minutes I go and look at the letter <i>i</i>. Its dot is a square standing on one corner. A broad-edged pen, held at an angle and pressed once to the paper, makes exactly that mark, and it is the clue to where this supposedly modern alphabet came from.',
      ),
      h2('A calligrapher’s sans'),
      p(
        'Edward Johnston had revived the broad pen in England and in 1906 published <i>Writing &amp; Illuminating, &amp; Lettering</i>, still in print. When Frank Pick of the Underground approached him in 1913, station names were lost among the posters and every sign-writer used what he had. Pick wanted something nobody could mistake for an advertisement. Johnston went back to the capitals of Roman inscriptions, and took off their serifs.',
      ),
      p(
        'So the O is practically a circle, the M has splayed sides, and the widths differ as they do on Trajan’s Column, in contrast with the even, squeezed grotesques that printers were used to. The lower case is a humanist hand drawn with a stroke of one thickness. Below the l there is a small curve, added so that it could not be taken for a 1 or a capital I.',
      ),
      image(
        'typography-2',
        'Diamond dots, a round O and the little foot of the l: three things to find while you wait.',
        'Large sans serif letters in white on a blue band',
      ),
      h2('Repairs'),
      p(
        'The original came as wood and metal type for posters and signs, in essentially one weight. By the 1970s that was no longer enough. Eiichi Kono, at the London firm of Banks &amp; Miles, redrew it around 1979 as New Johnston, with a family of weights, and made it fit for phototypesetting. For the centenary in 2016 Monotype produced Johnston100, which restored some of the older widths and included the @ and # that Johnston had had no need of.',
      ),
      rule(),
      p(
        'People often call it Gill Sans. The confusion is forgivable: Eric Gill had been Johnston’s pupil and gave some help early on, and his own face, which Monotype issued from 1928, is frank about the debt. Look at the dots and the question is settled, for Gill never took over the diamond. No train has stopped under the wrong one without my noticing, and I am told that I should keep this to myself.',
      ),
    ],
    comments: [
      'I commuted for thirty years beneath those diamonds and saw them this morning for the first time.',
      'Worth a trip: the museum depot at Acton has original enamel signs you can look at from a hand’s breadth.',
      'At Sudbury Town there is an experiment with a serif version by Percy Smith. Wonderfully odd.',
      'As a signwriter: that O is a brute to space. Everything round next to it needs tucking in.',
      'Does the bus livery use the same weight as the platforms? It always seems bolder.',
    ],
  },
  {
    title: 'Setting numbers: the figures of a bus timetable',
    description:
      'Lining or old-style, tabular or proportional, and how to switch them on. An exercise with one route and four hundred departure times.',
    tags: ['fonts', 'layout', 'typography', 'css'],
    blocks: [
      p(
        'Our village bus company let me redo the timetable on the condition that it stayed on one side of A4. It has 412 numbers and thirty-odd words. Usually a typeface is judged by its words, but here the words hardly mattered. I spent the first week looking at figures, and found that several famous families are not up to it.',
      ),
      h2('Four kinds of one set'),
      p(
        'Figures come in two heights and two widths. Lining ones stand as tall as capitals, old-style ones go up and down like small letters. Tabular figures all have the same width, so that columns align; proportional ones are fitted individually, which is right in a sentence and disastrous in a column. A good text face today contains all four, and shows you only one of them by default.',
      ),
      table(
        ['Where', 'Height', 'Width'],
        ['Timetables, price lists, accounts', 'lining', 'tabular'],
        ['Running text in a book', 'old-style', 'proportional'],
        ['Headlines in capitals', 'lining', 'proportional'],
        ['A column of dates in small text', 'old-style', 'tabular'],
      ),
      code(
        'css',
        '.timetable td {\n  font-variant-numeric: lining-nums tabular-nums;\n  text-align: right;\n}\n\n.article {\n  font-variant-numeric: oldstyle-nums proportional-nums;\n}\n\n/* a slashed zero, where O and 0 may meet */\n.reference {\n  font-variant-numeric: slashed-zero;\n}',
      ),
      h2('What the eye confuses'),
      p(
        'At a bus stop you have bad light, a scratched cover and people without their glasses. So I printed candidates at 7 points and photographed them out of focus. With geometric faces 6, 8 and 9 became one blot, because the bowls close up. What helped was an open 6 and 9 with a straight diagonal stroke, a 1 with a flag and a 3 whose top is flat or clearly open.',
      ),
      h3('The page'),
      p(
        'Rules between columns turned out to be unnecessary once the numerals were tabular; the white between them did the work. I kept a hairline under every fifth row. Hours and minutes are parted by a thin gap and not by a point, and journeys that run on school days only are in a lighter weight, explained at the foot in words. The final version uses 7.5 points and there is room for a map.',
      ),
      image(
        'typography-3',
        'Candidates at seven points, out of focus on purpose. The third from the left survived.',
        'Blurred columns of numerals in several typefaces',
      ),
    ],
    comments: [
      'Printing at size and defocusing is a test I will be using tomorrow, for medicine labels.',
      'My mother is 84 and reads the new one without her glass. She asked me to say so.',
      'Check your fallback font, too. Ours had no tabular figures and the columns danced until the web font came.',
      'Why no colon between hour and minute? I find 14 05 harder than 14:05 in a sentence.',
      'In a sentence I agree. In a grid of four hundred, the colons become a pattern of their own.',
    ],
  },
];
