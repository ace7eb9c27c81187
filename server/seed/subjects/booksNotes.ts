import type { Note } from '../writing';

export const booksNotes: readonly Note[] = [
  {
    title: 'What the row of numbers on the copyright page says',
    description:
      'A line such as 3 5 7 9 10 8 6 4 2 tells you the printing of your copy. The lowest number that is still there is the one that counts.',
    tags: ['collecting', 'printing', 'beginners'],
    opening:
      'When a book was reprinted from metal plates, it was easier to remove a figure than to add one, so publishers set out a row and took away the lowest at each impression. The habit outlived the plates. If the 1 is present you most likely have a first printing. Odd numbers on the left and even ones on the right only keep the row centred as it shrinks.',
    comments: [
      'Random House is the trap: for decades its firsts said First Edition and the row began at 2.',
      'Edition and printing are different things, and sellers online mix them up daily. Thank you for keeping them apart.',
    ],
  },
  {
    title: 'Persuasion, once every seven years',
    description:
      'Jane Austen’s last finished novel grows along with its reader. Notes from a fourth reading, at an age nearer to Lady Russell’s.',
    tags: ['novels', 'rereading', 'nineteenth-century'],
    opening:
      'At twenty I thought Anne Elliot feeble, at twenty-seven I was in love with Wentworth, and at thirty-four I cried at the letter. Now I am forty-one and keep watching the Crofts, who drive a gig badly and rescue one another from posts. It came out in December 1817, five months after Austen’s death, and is about being given a second chance, which she did not get.',
    comments: [
      'The Crofts in that gig are the happiest marriage in all six novels, and it takes up half a page.',
      'I was firmly against Lady Russell until I had a goddaughter of nineteen with a sailor.',
    ],
  },
  {
    title: 'Adults deserve to be read to as well',
    description:
      'Every Thursday one of us reads aloud for forty minutes while the other mends things. Which books bear it, and which fall to pieces.',
    tags: ['reading-aloud', 'novels', 'habits'],
    opening:
      'We began in a power cut and never stopped. A page takes about two minutes aloud, so an ordinary novel lasts a winter of Thursdays. Dickens is built for it, as one would expect from a man who performed his own work. Wodehouse ruins the reader’s breathing. Anything in the present tense with no quotation marks defeats us within a week, however fine it looks on the page.',
    comments: [
      'Patrick O’Brian did very well in our house. Nobody knows what the ropes are called and it does not matter.',
      'My husband reads, I darn. We are on our second Trollope and my sock drawer has never been better.',
    ],
  },
  {
    title: 'Foxing, and whether it spreads to the neighbours',
    description:
      'The rusty freckles in old books have more than one cause. They do not jump from volume to volume, but damp will wake them up in all.',
    tags: ['paper', 'conservation'],
    opening:
      'Nobody has settled where the word comes from, and the spots themselves are argued over too. Some hold specks of iron left in the sheet by the mill, others show fungal growth under ultraviolet light, and many show both. What experts agree on is humidity. Below about sixty per cent the freckles stay as they are, so a dry shelf does more than any bleach.',
    comments: [
      'I was told to quarantine a foxed Scott from the rest. Glad to have it back among company.',
      'Bleaching took the spots out of my engraving, and the engraving’s whole life with them. Do not.',
    ],
  },
  {
    title: 'Inter-library loan still works like a charm',
    description:
      'A small branch library can get nearly anything if you fill in the slip properly. What to write on it, and how long to wait.',
    tags: ['libraries', 'budget', 'beginners'],
    opening:
      'Our branch has nine shelves of fiction and a machine for the returns. Last year it obtained for me a 1931 thesis on eel traps from Groningen. The trick is the form: give an ISBN or, for older things, the place, publisher and year, and add where you found it listed. WorldCat will say which libraries hold it. Mine cost three euros and took nineteen days.',
    comments: [
      'Librarian here. The note on where you saw it saves us an hour, so bless you.',
      'I had one arrive from Tartu with a handwritten greeting. No shop has ever done that.',
    ],
  },
  {
    title: 'The colours of the early Penguins',
    description:
      'Orange for fiction, green for crime, dark blue for lives. The ten sixpenny books of July 1935 and the scheme behind their stripes.',
    tags: ['collecting', 'publishing', 'design'],
    opening:
      'Allen Lane put out his first ten paperbacks on 30 July 1935 at sixpence apiece, the price of ten cigarettes. Edward Young, aged twenty-one, drew the bird at London Zoo and laid out three bands. The middle stayed white and the others told you the kind of book from across a station: orange, green, dark blue, later cerise for travel. Woolworths bought enough to make it pay.',
    comments: [
      'Number one was Ariel, a life of Shelley by André Maurois. A good pub quiz question, and a dull book.',
      'I have my grandfather’s greens in a row and they make a whole room look calm.',
    ],
  },
  {
    title: 'The rule of fifty, for giving up on books',
    description:
      'The librarian Nancy Pearl proposed a test for unfinished books that becomes more lenient with age. I have kept to it for eight years.',
    tags: ['habits', 'libraries', 'reading'],
    opening:
      'Read fifty pages, says the rule, and if you would not mind never knowing how it ends, stop. Over the age of fifty you subtract your years from a hundred and read only that many. I am sixty-three, so an author gets thirty-seven. I used to finish everything, out of a kind of politeness towards people who were mostly dead and could not be offended.',
    comments: [
      'My mother is 96. She reads four pages standing in the shop and is never wrong.',
      'I would have lost The Name of the Rose by this rule. Eco made the start hard on purpose, and said so.',
    ],
  },
  {
    title: 'Pencil in the margin: a defence',
    description:
      'Coleridge’s friends lent him their books in order to have them written in. A few habits that keep marginal notes useful to the next reader.',
    tags: ['reading', 'notebooks', 'habits'],
    opening:
      'The word marginalia came into English with Coleridge, whose notes are now printed in six stout volumes. Charles Lamb said that books lent to him came back enriched. Mine are humbler: a line for well put, a wavy one for doubt, page numbers of the best bits on the rear flyleaf. Soft pencil only, HB or 2B, and never in a book that is not mine.',
    comments: [
      'My best second-hand find was somebody’s quarrel with Ruskin over four hundred pages. Ruskin loses.',
      'Agreed on all but the wavy line. Mine always look like seasickness, so I put a question mark.',
    ],
  },
  {
    title: 'Better electronic editions of old books',
    description:
      'Project Gutenberg supplies the text and volunteers at Standard Ebooks dress it properly. The difference on a small screen is considerable.',
    tags: ['e-books', 'typography', 'budget'],
    opening:
      'Plain transcriptions of the classics are a wonder of the world, and many of them look like telegrams. A volunteer project called <a href="https://standardebooks.org">Standard Ebooks</a> takes such texts, checks them against page scans, sets the quotation marks and dashes right, adds a contents list and a cover from a painting out of copyright. The results cost nothing. I have read two winters of Trollope from it without finding a misprint.',
    comments: [
      'They modernise a few spellings, to-day to today and such. Purists should know, and I do not mind.',
      'I proofread one of these. It took four months and I shall never look at an em space in the same way.',
    ],
  },
  {
    title: 'Audiobooks at normal speed, please',
    description:
      'A narrator’s pauses are part of the performance. Why I went back from one and a half times to one, and what I listen to instead.',
    tags: ['audiobooks', 'habits'],
    opening:
      'For two years I ran everything at 1.5 and was proud of the total. Then I heard Juliet Stevenson read the proposal scene in <i>Emma</i> at the speed at which she read it, with the silences in, and realised that I had been skimming by ear. Nine thousand words an hour is a walking pace. History and manuals I still hurry along; nobody has ever paused meaningfully in a manual.',
    comments: [
      'I do 1.2 and consider it a moral compromise.',
      'A long walk and one chapter at natural speed: after six months I could tell you where on the path each scene takes place.',
    ],
  },
  {
    title: 'How Invisible Cities is put together',
    description:
      'Fifty-five cities, eleven headings, nine chapters: the lattice under Calvino’s book, and why it can be read along the diagonals.',
    tags: ['novels', 'structure', 'translation'],
    opening:
      'Italo Calvino described fifty-five cities under eleven headings, five of each: memory, desire, signs, thin cities, trading cities and so on. A new heading enters as an old one leaves, so the first and last of the nine chapters have ten cities and the others five. I drew it on squared paper. Now I read by heading, and the five cities of the dead make their own book.',
    comments: [
      'William Weaver’s English is so good that my Italian neighbour prefers it, and is cross about that.',
      'The contents page looks like a knitting pattern once you know. Thank you for the squared paper.',
    ],
  },
  {
    title: 'Reading Maigret in the order of writing',
    description:
      'Simenon wrote seventy-five novels about the Inspector. Nobody needs them in sequence, and there is a quiet reward for trying.',
    tags: ['crime', 'series', 'rereading'],
    opening:
      'The first, <i>Pietr the Latvian</i>, is from 1930 or so, the last from 1972, and the office stove outlasts most governments. Read in order they show Maigret shrinking. He begins as a monument in a bowler hat and ends tired, liking his dinner. I take one a month from the library, which means six years and three months, and am at number forty.',
    comments: [
      'Maigret and the Headless Woman is my favourite, if that can be said aloud on a bus.',
      'Seconding the stove. It was central heating that made him retire.',
    ],
  },
  {
    title: 'Deckle edges are not a defect',
    description:
      'The ragged fore-edge of some American hardbacks imitates paper made by hand. Where it came from, and why it is a nuisance to leaf through.',
    tags: ['paper', 'bookbinding', 'publishing'],
    opening:
      'A hand papermaker dips a mould with a loose wooden frame, the deckle, and pulp that seeps under it leaves a feathery rim. Binders used to trim it off. Collectors came to like it left on, as proof that nothing had been lost, and publishers still imitate it by machine. People send such copies back as damaged. The real trouble is that you cannot flick to a page.',
    comments: [
      'I returned one as faulty in 2015. Apologies to that patient shop in Bath.',
      'Add unopened pages, which need a paper knife, and the confusion is complete.',
    ],
  },
];
