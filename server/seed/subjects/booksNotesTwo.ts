import type { Note } from '../writing';

export const booksNotesTwo: readonly Note[] = [
  {
    title: 'Four rules for a reading group that lasts',
    description:
      'Ours is in its seventeenth year with three of its founders. We are stricter about the date than about finishing the book.',
    tags: ['reading-groups', 'habits'],
    opening:
      'The date is fixed a year ahead and never moved, since a group that looks for a free evening does not find one. Whoever proposes a book must have read it. The host asks one question and then keeps quiet. And we go round the table once before any argument, so that the person who disliked it has been heard before the person who adored it begins to shine.',
    comments: [
      'Must have read it! Ours was wrecked by three prize winners that nobody had opened.',
      'What do you do about those who only come for the cake? Asking on behalf of our cake.',
    ],
  },
  {
    title: 'A poem by heart every month',
    description:
      'Fourteen lines take about nine days on the way to work. The method is to learn the ends first, and to say them to the dishes.',
    tags: ['poetry', 'habits', 'memory'],
    opening:
      'I start from the last line and add the one before it each day, so that I always walk from shaky ground onto firm. Rhyme does half of the work and metre a good part of the rest, which explains why free verse takes me twice as long. After four years I own forty-odd poems. They come out by themselves in waiting rooms, where company is welcome.',
    comments: [
      'Backwards is how I was taught psalms in school, and I had quite forgotten that there was a reason.',
      'Hopkins, The Windhover, took me six weeks and paid me back on a hospital corridor.',
    ],
  },
  {
    title: 'How long a bookshelf may be before it sags',
    description:
      'Books weigh some thirty kilos to the metre. An 18 mm board is good for about 80 cm, and the material matters as much as the length.',
    tags: ['diy', 'furniture', 'cataloguing'],
    opening:
      'Paperbacks come to perhaps twenty kilos per metre of shelf, art books to fifty or more. A shelf carrying that evenly bends with the fourth power of its length, so a metre sags more than twice as far as eighty centimetres. Chipboard creeps over the years and solid wood less so. Glue a strip of hardwood under the front edge, forty millimetres deep, and the problem is gone.',
    comments: [
      'The strip along the front also hides the raw edge of cheap board. Two for the price of one.',
      'I can confirm creep. My encyclopaedia has been smiling since 1998.',
    ],
  },
  {
    title: 'Shelving novels by country instead of author',
    description:
      'An alphabet puts Mann next to Mantel for no reason. A shelf in the order of a map leads one to neighbours worth knowing.',
    tags: ['cataloguing', 'novels', 'translation'],
    opening:
      'We sorted ours from Lisbon eastwards. Within a country the order is by year of birth, so Portugal begins with Eça de Queirós and the eye goes on to Pessoa. Migrants were the fun part: Nabokov was allowed to stand twice, Conrad was put to sea between Poland and England. After a month I was reading Hungarians, only because they live beside the Austrians at the height of my hand.',
    comments: [
      'Where did you put Kafka? Our marriage has not settled it.',
      'In Prague, with his back to Vienna. It took an evening and some wine.',
    ],
  },
  {
    title: 'Pale Fire: poem first, or back and forth?',
    description:
      'Nabokov’s novel is a poem of 999 lines with a commentary that runs away with it. Three readers tried three orders and compared notes.',
    tags: ['novels', 'structure', 'reading-groups'],
    opening:
      'The foreword by Charles Kinbote recommends that you read his notes first, then the poem with their help, and then the notes again. Mad advice, and rather good. One of us read straight through, one followed every cross-reference at once and was sent in circles, and I read the four cantos alone. Mine was the saddest book, because John Shade got to speak before he was explained.',
    comments: [
      'The cross-reference route contains a joke that you meet only there. I will not say which note.',
      'Two bookmarks are essential. Three, if you include the index, and you must include the index.',
    ],
  },
  {
    title: 'Ex libris, and how to print a small one',
    description:
      'A bookplate the size of a matchbox label, cut in lino and printed with a spoon. Paste it with starch so that the next owner can lift it.',
    tags: ['printing', 'diy', 'collecting'],
    opening:
      'German books had printed owners’ labels by about 1480; one of the earliest shows a hedgehog with a flower and was made for a chaplain called Igler, since <i>Igel</i> is a hedgehog. I cut mine in lino, fifty millimetres by forty, with a heron. Remember to cut the letters in mirror writing. Thin ink, dampened paper and the back of a spoon give a cleaner print than I deserve.',
    comments: [
      'I forgot the mirror writing and am now known to my friends as ÄMME.',
      'Starch paste is a kindness. I have steamed off too many with rubber cement.',
    ],
  },
  {
    title: 'The little library at the tram stop, one year on',
    description:
      'A glazed box on a post, about 900 books in and 870 out. What people take, what nobody takes, and how we dealt with the encyclopaedias.',
    tags: ['libraries', 'neighbourhood', 'diy'],
    opening:
      'The first of these boxes was put up by Todd Bol in Hudson, Wisconsin, in 2009, shaped like a schoolhouse, in memory of his mother. Ours used to be a kitchen cupboard. I counted every Saturday for a year. Crime is gone within a day, children’s books within hours, and a history of the Danish dairy industry stood for five months until somebody took it and left a thank-you note.',
    comments: [
      'It was me. My grandfather is on page 212.',
      'A strip of draught excluder around the door and two holes in the floor cured the damp in ours.',
    ],
  },
  {
    title: 'In praise of the professional index',
    description:
      'A search finds words. An indexer finds what a page is about, including the subjects that it never calls by name.',
    tags: ['indexing', 'publishing', 'reading'],
    opening:
      'When I want to know how good a history is, I start from the back. A proper index has entries that are divided once a subject passes half a dozen pages, it sends you from one term to another, and it finds the passage on jealousy in which the word does not occur. Britain’s Society of Indexers was founded in 1957. They are paid by the page, and not much.',
    comments: [
      'Indexer here, and touched. About five pages an hour in a dense book, if anybody wonders.',
      'Dennis Duncan’s Index, A History of the is a joy, and its own index is half the fun.',
    ],
  },
  {
    title: 'The Whale, without its last page',
    description:
      'The first London edition of Moby-Dick appeared in October 1851 and left out the epilogue, so that nobody seemed to have survived to tell it.',
    tags: ['novels', 'publishing', 'nineteenth-century'],
    opening:
      'Richard Bentley brought it out in three volumes as <i>The Whale</i>, some weeks before New York had it under the name we know. The epilogue, in which Ishmael is picked up on a coffin, was missing. Several British critics asked with some justice how a drowned man could write his memoirs. Reviews of that sort crossed the Atlantic and did the book no good at all.',
    comments: [
      'So the bad reception was due in part to a lost sheet? Poor Melville.',
      'Lost or dropped when it was moved from front to back; nobody knows. The 135 chapters were also censored here and there.',
    ],
  },
  {
    title: 'Large print is for everyone on a train',
    description:
      'Sixteen-point type is not only a matter of eyesight. It is restful on a journey, and the large-print shelf is full of surprises.',
    tags: ['libraries', 'typography', 'reading'],
    opening:
      'My glasses broke in Utrecht, and the only book I could manage was my aunt’s large-print Barbara Pym. The lines are short, the paper is matt, the letters are about half as big again as usual. I read it on a shaking train with no effort and have borrowed from that shelf ever since. Librarians do not ask. The waiting lists for new novels are shorter there, too.',
    comments: [
      'That last tip is worth gold and I rather wish you had not published it.',
      'Dyslexic reader agreeing loudly. Short lines are the thing for me, more than the size.',
    ],
  },
  {
    title: 'Freezing a book to get rid of insects',
    description:
      'Silverfish and beetle larvae do not survive a fortnight in a good domestic freezer. The bag matters as much as the temperature.',
    tags: ['conservation', 'diy', 'collecting'],
    opening:
      'Museums freeze whole collections for the purpose. At home, seal the book in a polythene bag with as little air as possible, and put it into a freezer that really reaches minus eighteen or colder for two weeks. The bag keeps condensation off the paper afterwards, so leave it closed for a full day at room temperature. Brush out what falls. Leather and painted boards should not go in.',
    comments: [
      'Did this with a box from a barn. The peas next to it did not mind.',
      'Some people thaw and freeze a second time to catch hatching eggs. Costs nothing but patience.',
    ],
  },
  {
    title: 'Genji in English, three times over',
    description:
      'Waley, Seidensticker and Tyler each made a different book from the fifty-four chapters. A short guide to choosing among them.',
    tags: ['translation', 'novels', 'classics'],
    opening:
      'Arthur Waley’s version, which appeared in six volumes from 1925, is a great English novel that leaves out a chapter and never saw Japan. Edward Seidensticker in 1976 is brisk and clear. Royall Tyler in 2001 calls people by rank and title, as Murasaki Shikibu did, and supplies a list at each chapter to keep you afloat. I began with the second and live with the third.',
    comments: [
      'Dennis Washburn’s of 2015 deserves a mention as a fourth. It spells out what others leave hinted.',
      'Names that change with promotion nearly sank me. Tyler’s lists are the life raft.',
    ],
  },
];
