import { type Article, code, h2, h3, image, ol, p, quote, table, ul, youtube } from '../writing';

export const booksArticlesTwo: readonly Article[] = [
  {
    title: 'Why paperbacks from the seventies go brown',
    description:
      'Groundwood, alum and fifty summers in a sunny room: the chemistry behind the colour and smell of old paperbacks, and what slows it down.',
    tags: ['paper', 'conservation', 'chemistry', 'books'],
    blocks: [
      p(
        'A thriller from 1974 can be darker than a sermon from 1774. Visitors who see the two side by side on my shelf think that I have muddled the dates. The sermon is on rag paper, made from worn linen, which is nearly pure cellulose. The thriller is on ground-up spruce, and it began to turn on the day it was printed.',
      ),
      h2('Two separate troubles'),
      p(
        'Wood holds its fibres together with <b>lignin</b>. When pulp is made by grinding, as has been done for cheap paper since the 1840s, the lignin stays in. Light and oxygen break it up into yellow and brown compounds, which is why a page is darkest at the margins, where air can reach it. Chemical pulping removes most of the lignin and costs half of the tree.',
      ),
      p(
        'The other trouble is acid. Paper needs sizing or the ink would spread as on blotting paper, and for well over a century mills sized with rosin fixed by alum. Alum makes the sheet acidic. Acid cuts the long cellulose chains, so the page goes brittle, whatever its colour. In the 1950s William Barrow tested five hundred books from the first half of the century in Virginia, and gave the great majority less than fifty further years.',
      ),
      table(
        ['Sign', 'Likely cause', 'What helps'],
        ['Brown margins, pale centre', 'Lignin exposed to air and light', 'Dark, closed shelves'],
        ['Corners snap when folded', 'Acid from the sizing', 'Cool, dry storage; handle less'],
        [
          'Smell of vanilla and almonds',
          'Breakdown products such as vanillin and benzaldehyde',
          'Nothing; enjoy it',
        ],
        ['Small rusty spots', 'Foxing, from iron or fungi', 'Lower humidity'],
      ),
      h2('What changed'),
      p(
        'From the 1980s mills moved to neutral sizing with chalk as the filler, chiefly because chalk was cheaper and whiter. Long life came as a by-product. The standard <b>ISO 9706</b> of 1994 defines permanent paper, with an alkaline reserve to mop up acid later on; look on the copyright page for an infinity sign in a circle. Many paperbacks of today are still printed on groundwood, only with chalk in it.',
      ),
      ul(
        'Keep them out of the sun, and that includes the spine',
        'Eighteen degrees and 45 to 50 per cent humidity suit people as well as paper',
        'Never in the loft or the cellar',
        'If only the text matters, replace the copy; if the copy matters, box it',
      ),
    ],
    comments: [
      'So the smell I have loved all my life is the sound of them dying. Thank you, I think.',
      'Nicholson Baker’s Double Fold is worth reading for the other side. He argues that the corner test condemned a lot of perfectly readable paper.',
      'I would second that. Brittle is not the same as unreadable if you turn the page like a civilised person.',
      'Does putting a sheet of alkaline tissue between the pages do any good, or does it merely break the spine?',
      'For a pamphlet, perhaps. In a fat paperback it strains the glue, and I have seen more harm than help.',
    ],
  },
  {
    title: 'Locke’s index, and a notebook I can search',
    description:
      'In 1686 John Locke published a scheme for indexing a commonplace book on two pages. I have used it for six years, with a small change.',
    tags: ['notebooks', 'reading', 'indexing', 'seventeenth-century'],
    blocks: [
      p(
        'I copy out sentences while reading and for years could never find them again. My notebooks were in order of date, so looking up what Montaigne said about cats meant remembering the month. Then I came across John Locke’s method, first printed in French in Le Clerc’s <i>Bibliothèque universelle</i> in 1686 and in English in 1706. It needs an ordinary bound book and two pages of ruling.',
      ),
      h2('How it works'),
      ol(
        'Rule the first opening into a list of letters, each with five lines for the five vowels. That makes about a hundred cells.',
        'Give every extract a heading of one word. Its cell is the first letter and the first vowel after it: <i>beauty</i> goes to B and e, <i>friendship</i> to F and i.',
        'If the cell is empty, turn to the next blank opening, write the heading in the margin, copy the extract, and put the page number in the cell.',
        'If a number is there already, go to that page and write on. When both pages are full, take the next free opening and add its number.',
      ),
      p(
        'The beauty of it is that nothing has to be decided in advance. Alphabetical notebooks reserve forty pages for S and run out; a plain list at the back grows until nobody reads it. Here unrelated headings share pages merely because they have two letters in common, so that <i>bread</i>, <i>bees</i> and <i>belief</i> are neighbours in mine. I have had several ideas from such company.',
      ),
      code(
        'python',
        `VOWELS = "aeiou"


def cell(heading: str) -> str:
    """Locke's cell for a heading: first letter, then the first vowel after it."""
    word = heading.lower()
    vowel = next((c for c in word[1:] if c in VOWELS), word[0])
    return f"{word[0].upper()}.{vowel}"


for heading in ("beauty", "friendship", "cats", "arts"):
    print(heading, cell(heading))  # B.e, F.i, C.a, A.a`,
      ),
      h2('My one change'),
      p(
        'Locke cited by author and title. I put down the page and the date as well, and on the inside of the cover I keep a list of the books in the order in which I read them. When an extract has to be checked, and it always does, I am at the shelf in a minute. Six years come to four volumes, of which the index pages are the dirtiest.',
      ),
      image(
        'books-6',
        'Headings meet on a page because they share a letter and a vowel, and for no better reason.',
        'A ruled index page with coloured tabs, and a pen lying on it',
      ),
      p(
        'Of course I could type everything and search it. I did for a time. I never opened the file except to add to it, while the notebook falls open at things. Copying by hand also imposes a toll: a sentence has to be worth two minutes, and about half of what I mark in pencil is not when I come back with the pen.',
      ),
    ],
    comments: [
      'What do you do with headings like “rhythm”, which have no vowel at all? Your Python would file it under R.r.',
      'In the book I treat y as i, and in the Python it seems I did not. You have found both the flaw and the first person to run it.',
      'Two minutes a sentence is a wonderful filter. I shall stop photographing pages, which costs nothing and is worth as much.',
      'I teach this to sixth-formers each September. By Christmas about a third of them still do it, and those keep it for good.',
    ],
  },
  {
    title: 'An afternoon among the presses at Antwerp',
    description:
      'The Plantin-Moretus house kept its type, presses and account books for three centuries. What to look at, and which room to leave until last.',
    tags: ['printing', 'museums', 'books', 'travel'],
    blocks: [
      p(
        'Most printing museums are collections. The house on the Vrijdagmarkt in Antwerp is a firm that stopped work and left everything where it was. Christophe Plantin, a bookbinder from France, set up as a printer here in 1555. His descendants, the Moretus family, carried on until the nineteenth century and sold the building with its contents to the city in 1876. It opened to visitors in the following year.',
      ),
      h2('The ground floor'),
      p(
        'Go first to the workshop at the back. Along the windows stands a row of wooden hand presses, and at the end are two more from about 1600, the oldest known to survive anywhere. Cases of type fill the rest of the room. A skilled pair of pressmen printed well over a thousand sheets in a working day of some fourteen hours, and the floor shows where they stood.',
      ),
      p(
        'The correctors’ room is next to it: an oak table at a tall window, with a seat for each reader. Here they checked proofs of the Polyglot Bible, eight folio volumes in Hebrew, Greek, Latin, Aramaic and Syriac, printed between 1568 and 1573. I sat on the visitors’ bench opposite for half an hour. In an open-plan office one forgets that reading used to be given the best light in the building.',
      ),
      quote(
        'Avoir une maison commode, propre &amp; belle',
        'The opening of <i>Le Bonheur de ce monde</i>, the sonnet attributed to Plantin, which the museum sells as a hand-printed sheet',
      ),
      h2('Upstairs'),
      p(
        'The type collection is the reason why designers make the journey. In the cabinets lie punches and matrices cut by Claude Garamont, Robert Granjon and others, which Plantin bought at every opportunity. Modern revivals have been drawn from these pieces of metal and from the specimens printed with them. A punch for a small italic is the size of a matchstick, and somebody filed it by eye.',
      ),
      h3('If you go'),
      ul(
        'Allow three hours. The house is larger than it looks, and the labels reward reading.',
        'Leave the courtyard with its vine until the end and sit down in it.',
        'Ask at the desk whether a press is to be demonstrated that day.',
        'It has been on the World Heritage list since 2005 and is seldom crowded on a weekday morning.',
      ),
    ],
    comments: [
      'The courtyard in October, when the vine is red, is the best bench in Belgium.',
      'I came for Garamont and stayed for the ledgers. They know what every compositor was paid, and when he was fined.',
      'Small addition: the bookshop at the front, with its counter and coin scales, is easily missed, as most people turn left.',
      'Is it manageable with a pushchair? I remember steep stairs.',
      'There is a lift for part of it, but some of the historic rooms have steps. We carried ours, and the attendants helped.',
    ],
  },
  {
    title: 'Reading a book without words to a four-year-old',
    description:
      'Wordless picture books turn the listener into the teller. Seven good ones, how to begin, and a film with which to play the same game.',
    tags: ['picture-books', 'children', 'reading-aloud'],
    blocks: [
      p(
        'The first time I was handed a picture book without text, I felt cheated of my part. My nephew wanted it read. I turned the pages and muttered “and then they fly away”, and he put his hand flat on the paper and said that I was going too fast. He was right. I had been looking for the words, and he was reading the corners.',
      ),
      h2('Seven to start with'),
      ul(
        '<i>The Snowman</i> by Raymond Briggs (1978), all soft crayon, in small panels that teach the order of reading',
        '<i>Sunshine</i> by Jan Ormerod (1981), one ordinary morning; good for the very young',
        '<i>Tuesday</i> by David Wiesner (1991), in which frogs fly, with the clock times as almost the only print',
        '<i>Flotsam</i>, also by Wiesner (2006), about an old camera washed up on a beach',
        '<i>The Arrival</i> by Shaun Tan (2006), for older children and for adults who have moved country',
        '<i>Wave</i> by Suzy Lee (2008), a girl and the sea, with the fold in the middle as part of the plot',
        '<i>Journey</i> by Aaron Becker (2013), a red crayon and a door',
      ),
      p(
        'Add <i>Rosie’s Walk</i> by Pat Hutchins, although it has thirty-two words. Not one of them mentions the fox who follows the hen across every page and comes to grief. It is the best lesson I know in how a picture can tell you more than the sentence beneath it, and a child of three gets the joke before you have finished reading.',
      ),
      h2('How to go about it'),
      p(
        'Look through it in silence first, to the end, without pointing. The second time ask only “what is happening here?” and wait longer than feels polite. On the third reading let the child tell it while you turn the pages. Resist correcting. When my nephew decided that the snowman was the boy’s grandfather, the last page became so sad that we both needed a biscuit.',
      ),
      p(
        'There is a use in it beyond pleasure. Telling from pictures takes in sequence, cause, what somebody knows and what they only think they know, all of which written stories will demand later. It also works in any language. In our library group a Turkish grandmother and a Polish father took turns with the same book, and the children followed both.',
      ),
      youtube(
        'aqz-KE-bpKQ',
        '<i>Big Buck Bunny</i>, made by the Blender Foundation in 2008: ten minutes without dialogue. Stop it now and then and ask what each animal is planning.',
      ),
    ],
    comments: [
      'Speech therapist here. I use Flotsam every week, for this very reason, and have never heard the same story twice.',
      'Waiting longer than feels polite is the whole art. I counted to ten under my breath and my daughter spoke at nine.',
      'Could I put in Anno’s Journey by Mitsumasa Anno? No plot to speak of, but hours of finding things.',
      'You could indeed. We have the one set in Italy, and it is how I know the way around it.',
      'We did the film game with my class of six-year-olds. They have strong opinions about the squirrel.',
    ],
  },
];
