import { type Article, code, h2, h3, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const booksArticles: readonly Article[] = [
  {
    title: 'Sewn or glued: how to tell before you buy',
    description:
      'Two books can look alike on the table and age in opposite ways. A short inspection of the spine shows which one will still open in thirty years.',
    tags: ['books', 'bookbinding', 'paper', 'beginners'],
    blocks: [
      p(
        'My copy of a well-known field guide came apart in the rain on its second outing. It was a hardback with a cloth spine and a ribbon, and it had cost forty euros. Under the cloth were four hundred single leaves held by a stripe of glue. A cheaper guide to mosses from 1968, which was sewn, has been wet many times and simply dries crooked.',
      ),
      h2('What happens at the spine'),
      p(
        'Printed sheets are folded into sections, usually of sixteen or thirty-two pages. In a sewn book a thread runs through the fold of every section and ties it to the next one. In so-called <b>perfect binding</b> the folds are milled away, the loose edges are roughened and the whole block is glued into its cover. The name is a nineteenth-century piece of salesmanship.',
      ),
      table(
        ['Method', 'What holds a leaf', 'Opens flat', 'Commonly found in'],
        [
          'Sewn sections',
          'Thread through the fold',
          'Yes, after a while',
          'Art books, better hardbacks, missals',
        ],
        [
          'Notch or burst binding',
          'Glue pressed into slits in the fold',
          'Partly',
          'Novels in hard covers',
        ],
        [
          'Perfect binding with PUR',
          'Flexible polyurethane glue',
          'Fairly well',
          'Manuals, newer paperbacks',
        ],
        [
          'Perfect binding with hot melt',
          'A film of EVA glue',
          'Not without cracking',
          'Mass-market paperbacks',
        ],
      ),
      h2('Three looks and a listen'),
      ol(
        'Look down on the head of the spine. Sections show as a row of little folded booklets; a glued block shows a flat, even edge.',
        'Leaf through slowly and find the middle of a section. There the thread lies in the gutter, one stitch every few centimetres.',
        'See whether the block swings away from the spine of the case when the book is open. A hollow there lets the pages move without the cover.',
        'Open it gently near the middle. A creak is old glue complaining.',
      ),
      p(
        'Hard covers prove nothing, which surprised me when I began checking. Many novels that are published in boards are notched and glued to save the sewing. On the other hand some small presses sew their paperbacks and say so on the back flap, for they know who reads that flap.',
      ),
      p(
        'Glue has improved a great deal. A block bound with polyurethane adhesive stays flexible in the cold and grips coated paper, and I have stopped being a snob about it for things that I shall read twice. For dictionaries, cookery books and anything that has to lie open beside a pan, I still want thread.',
      ),
    ],
    comments: [
      'Went along my shelves with your list. Of thirty hardbacks bought since 2010, eleven are sewn. I had guessed twenty.',
      'Former finisher here. You can also count the sections: total pages divided by 16 or 32 should come out close to whole, blanks included.',
      'Is there any hope for the field guide, or does it live in an elastic band now?',
      'It went to a binder, who fanned the leaves and glued them in both directions. Twenty-five euros, and it opens better than it did new.',
      'Cookery books! Nobody who publishes them seems to have cooked from one.',
    ],
  },
  {
    title: 'Reading Middlemarch in its eight original parts',
    description:
      'George Eliot’s novel first came out in half-volumes over a year. Six of us read it at that pace and found a different book.',
    tags: ['books', 'novels', 'reading-groups', 'nineteenth-century'],
    blocks: [
      p(
        '<i>Middlemarch</i> is usually met as a brick with small print. Its first readers had it in eight paper-covered parts at five shillings each, from December 1871 to December 1872. The plan came from George Henry Lewes, who put it to the publisher John Blackwood because the story would not fit the customary three volumes. Last year our reading group followed that calendar, month for month.',
      ),
      table(
        ['Book', 'Title', 'Chapters', 'First published'],
        ['I', 'Miss Brooke', '1–12', 'December 1871'],
        ['II', 'Old and Young', '13–22', 'February 1872'],
        ['III', 'Waiting for Death', '23–33', 'April 1872'],
        ['IV', 'Three Love Problems', '34–42', 'June 1872'],
        ['V', 'The Dead Hand', '43–53', 'August 1872'],
        ['VI', 'The Widow and the Wife', '54–62', 'October 1872'],
        ['VII', 'Two Temptations', '63–71', 'November 1872'],
        ['VIII', 'Sunset and Sunrise', '72–86', 'December 1872'],
      ),
      h2('What the gaps do'),
      p(
        'Each part has a shape that vanishes when you read straight on. The third closes with old Featherstone dead, his hand on the keys and the money beside him, and nobody knowing which will counts. We had two months to talk about Mary Garth’s refusal. The fourth ends in the dark corridor with Dorothea and Casaubon, and one of us, no friend of his till then, changed her mind about him over that summer.',
      ),
      p(
        'The long waits also sort out the town. On my first reading, twenty years ago, I ran the Vincys, Garths and Bulstrodes together and hurried back to Dorothea. Eight weeks with Lydgate’s debts left time to do the sums. When Raffles turns up at the end of Book V it is a proper cliffhanger, and at the August meeting there was shouting.',
      ),
      quote(
        'If we had a keen vision and feeling of all ordinary human life, it would be like hearing the grass grow and the squirrel’s heart beat, and we should die of that roar which lies on the other side of silence.',
        'George Eliot, <i>Middlemarch</i>, chapter 20',
      ),
      p(
        'We met on the first Sunday of each month in which a part had appeared, with one rule: no one may mention what comes later, including people who know. That silenced the two rereaders and made them better company. A hundred pages a month is nothing. Nobody fell behind, which had not happened since we tried a book of short poems.',
      ),
      rule(),
      p(
        'The last two parts arrive in successive months, as though the author had noticed that we could not stand it any longer. By then a year had gone by in our own lives as well. Someone had moved, someone had been ill. I doubt that I would have remembered which chapter I was in when the call came, had I read it in a fortnight in June.',
      ),
    ],
    comments: [
      'Started our own round in December on the strength of this. Five people, and all of us are furious with Mr Brooke already.',
      'Were the parts really sold with advertisements, like Dickens? I have seen a facsimile with a page for corsets.',
      'They were. I should have mentioned it: our June meeting was half spent on the advertisements.',
      'I did something like this with War and Peace, a chapter a day, and learnt the same about the names.',
      'The rule about rereaders ought to be printed on bookmarks.',
    ],
  },
  {
    title: 'Cataloguing a household of books by barcode',
    description:
      'Two thousand volumes, one phone and a spreadsheet: what the ISBN will tell you, and what to do with everything printed before it existed.',
    tags: ['books', 'cataloguing', 'typescript', 'data'],
    blocks: [
      p(
        'After we had bought <i>The Leopard</i> for the third time, my wife proposed a catalogue. I supposed it would take a rainy weekend. It took five, of which the barcodes were one, and the remaining four went on the shelf and a half of things that have none. It has paid for itself in duplicates not bought, and the insurer was pleased too.',
      ),
      h2('What is in the number'),
      p(
        'A nine-digit Standard Book Number was introduced in Britain in 1967 and became the ten-digit international one in 1970. Since January 2007 it has thirteen digits, of which the first three are 978 or 979. The last is a check digit, so a mistyped number gives itself away. Weigh the digits by turns with one and three: the sum must be divisible by ten.',
      ),
      code(
        'typescript',
        `function isIsbn13(text: string): boolean {
  const digits = text.replace(/[-\\s]/g, '');
  if (!/^97[89]\\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

isIsbn13('978-0-14-032872-1'); // true
isIsbn13('978-0-14-032782-1'); // false: two digits have changed places`,
      ),
      p(
        'With a valid number you can ask <a href="https://openlibrary.org/developers/api">Open Library</a>, which returns a title, a publisher and often a cover, and charges nothing. About nine in ten of ours were found. The misses were mainly museum catalogues, Hungarian paperbacks and books by relatives. An old nine-digit SBN can be looked up as well, once you put a nought in front of it.',
      ),
      h2('Columns that earned their keep'),
      ul(
        'Where it stands, down to the shelf. A catalogue which cannot say that is a diary.',
        'Language, since half of us read in two',
        {
          text: 'How it came here:',
          items: ['bought, with the year', 'given, with the name', 'borrowed, in red'],
        },
        'Lent to, and when. This column alone has brought back fourteen books.',
      ),
      p(
        'For older volumes I type the title page as it stands, then the place, the publisher and the date, and photograph the page. Do not try to find the edition for each one on the spot. I spent a whole Sunday on an undated Heine and can report that it is undated. Enter what you see, leave a question mark, and go on to the next.',
      ),
    ],
    comments: [
      'Your check will not catch every swap of neighbouring digits. If they differ by five, as in 16 and 61, the sum is unchanged modulo ten.',
      'Good catch, and exactly right. The old ISBN-10 with its X was better in that respect.',
      'I print a tiny shelf label with the row letter. It makes the first column honest after the children have tidied.',
      'Borrowed, in red. I have added it and am now ashamed of nine books.',
      'How did you deal with multi-volume sets that have one number for all and another for each?',
    ],
  },
  {
    title: 'Five ways into the first line of the Odyssey',
    description:
      'One Greek adjective, andra polytropon, has kept English translators busy since Chapman. A comparison of five openings, from 1615 to 2017.',
    tags: ['books', 'translation', 'poetry', 'classics'],
    blocks: [
      p(
        'The first word of the <i>Odyssey</i> is “man”, and the first thing said about him is that he is <i>polytropos</i>. Literally that is “of many turns”. It might mean that he has been turned about a good deal, or that he is a twister himself. Greek leaves both open. English has to choose, and by the end of one line you know a lot about the translator.',
      ),
      table(
        ['Translator', 'Year', 'Opening'],
        [
          'George Chapman',
          '1615',
          'The man, O Muse, inform, that many a way / Wound with his wisdom to his wished stay',
        ],
        [
          'Alexander Pope',
          '1725',
          'The man for wisdom’s various arts renown’d, / Long exercised in woes, O Muse! resound',
        ],
        [
          'S. H. Butcher and Andrew Lang',
          '1879',
          'Tell me, Muse, of that man, so ready at need, who wandered far and wide',
        ],
        [
          'Samuel Butler',
          '1900',
          'Tell me, O Muse, of that ingenious hero who travelled far and wide',
        ],
        ['Emily Wilson', '2017', 'Tell me about a complicated man.'],
      ),
      h2('The two old poets'),
      p(
        'Chapman keeps the road in it. His Odysseus winds “many a way”, and the wisdom is how he steers. Pope hears rank: “renown’d” is nowhere in the Greek, but a hero of 1725 could hardly enter without it. He did not do all the work either. William Broome and Elton Fenton translated half of the books, which came out under the one famous name.',
      ),
      h2('Prose, and then plain verse'),
      p(
        'Butcher and Lang chose prose with a biblical tint and gave generations of schoolchildren “so ready at need”, which is neat and a little like a scout. Butler disliked that tone. He also believed that the poem was written by a young woman in Sicily and published a whole book in 1897 to show it. His “ingenious hero” would be at home in a railway carriage.',
      ),
      p(
        'Wilson’s “complicated” is a modern word that does an ancient job. Its Latin root means folded together, so the many turns are still there for anyone who looks. She matches the Greek line for line in iambic pentameter, which is why it is so brief. I have heard it called flat. Read the following twenty lines aloud and see whether you still think so.',
      ),
      raw(
        '<details><summary>The Greek, for comparison</summary><p lang="grc">ἄνδρα μοι ἔννεπε, μοῦσα, πολύτροπον, ὃς μάλα πολλὰ / πλάγχθη, ἐπεὶ Τροίης ἱερὸν πτολίεθρον ἔπερσεν</p></details>',
      ),
      p(
        'My own habit is to keep two on the table. I read a book of the poem in one version and the next in another, and switch back where I am held up. The man changes as he goes. That seems a fair way to treat somebody who gives a different account of himself to nearly everyone he meets.',
      ),
    ],
    comments: [
      'I grew up with E. V. Rieu’s prose in the first Penguin Classic and it is still my Odysseus. A pity he missed the table.',
      'He nearly got in. Rieu calls him “resourceful”, and I ran out of room for a column of adjectives.',
      'The root of complicated had never struck me. Plicare, to fold! Thank you, that changed the line for me.',
      'Chapman is the one Keats first looked into, of course, though I think that sonnet is about his Homer in general.',
      'Could you do this for the opening of the Aeneid? Arms and the man has been stuck for three centuries.',
    ],
  },
  {
    title: 'Mending a torn page with tissue and paste',
    description:
      'A repair that anyone can do at the kitchen table, with Japanese paper and wheat starch, and a plain list of the cases to leave alone.',
    tags: ['bookbinding', 'paper', 'diy', 'technique'],
    blocks: [
      p(
        'Sticky tape is the commonest injury in second-hand books. It yellows, then its adhesive creeps into the fibres, and in the end the film falls off and leaves a brown window. Library menders use thin Japanese tissue and starch paste instead. The materials cost less than one new hardback, the join can be undone with water, and the skill is within reach of a patient twelve-year-old.',
      ),
      h3('What to have on the table'),
      ul(
        'Kozo tissue of 5 to 10 grams per square metre, in a warm white',
        'Cooked wheat starch paste, as thick as double cream',
        'A fine brush, a bone folder, tweezers and a needle',
        'Blotting paper, a sheet of non-woven polyester or baking parchment, and something heavy',
      ),
      p(
        'Look at the tear before you touch it. Paper rarely parts along a clean line; it splits through its thickness and leaves two bevelled lips, one facing up and one down. Lay the right one on top, and the print will meet by itself. Most clumsy repairs that I am shown have the lips crossed, so that half of a line of text is hidden for good.',
      ),
      raw(
        '<details><summary>Wheat starch paste, enough for a month of evenings</summary><p>Stir one part of wheat starch (not flour) into five parts of cold water and let it stand for half an hour. Heat it slowly and stir all the time. It thickens, then turns from white to translucent; give it another twenty minutes. Press it twice through a fine sieve when cold. In a closed jar in the refrigerator it keeps for about a week.</p></details>',
      ),
      h2('The repair'),
      ol(
        'Slide the polyester under the page and close the tear so that the overlapping edges lie as they want to.',
        'Draw a line on the tissue with a wet brush, a few millimetres wider than the tear on both sides, and pull the strip off along it. The edge comes away feathered.',
        'Lay the strip on a piece of glass, paste it thinly and lift it with the tweezers.',
        'Set it over the tear and tap it down through the polyester. Never rub.',
        'Sandwich it in fresh blotting paper under a weight, change the blotter after ten minutes, and leave it overnight.',
      ),
      image(
        'books-4',
        'The feathered edge is what makes the strip vanish; a cut edge shows as a line.',
        'A torn page with a strip of tissue across it, a brush and a small pot of paste',
      ),
      p(
        'The tissue is so thin that print stays legible through it, so put it on whichever side has less text. If the page cockles, there was too much water in the paste. My first dozen repairs were on a telephone directory, and I would recommend something similar, as failure there is cheap and the paper is nasty enough to teach you caution.',
      ),
      p(
        'Leave certain things to a conservator: coated art paper, which sticks to whatever touches it while damp, anything with hand colouring or ink that could run, leather, vellum, mould, and every book whose price you would mind telling your family. Ask them for advice even so. The ones I have met were happy to talk about paste for as long as I liked.',
      ),
    ],
    comments: [
      'Did a hymn book with this and the tear is gone unless you hold it to the window. The feathering by wet brush was the missing step for me.',
      'Methyl cellulose is a decent substitute if you cannot face cooking. Weaker, but it does not go off.',
      'May I ask where you buy tissue in small amounts? The suppliers I have found sell by the roll.',
      'Calligraphy shops often have single sheets. Ask for tengujo, or any kozo under ten grams.',
      'Please add a line about old tape: removing it is a different and much worse job.',
    ],
  },
];
