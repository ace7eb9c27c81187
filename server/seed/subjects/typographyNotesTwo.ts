import type { Note } from '../writing';

export const typographyNotesTwo: readonly Note[] = [
  {
    title: 'Choosing a typeface for a gravestone',
    description:
      'A conversation with a letter cutter on slate, weather and why she draws every inscription anew and never uses a font.',
    tags: ['lettering', 'design', 'history'],
    opening:
      'She asked us first who would come and from which side the light falls. A V-cut letter is read by its shadow, so on a north-facing stone it has to be deeper or painted. Thin strokes weather away within a generation. She drew the eleven words with a brush on paper, let us live with it for a fortnight, and then cut it in four days, with nothing deleted.',
    comments: [
      'We had one made in Welsh slate in 1994 and it could have been done yesterday. Worth every month of saving up.',
      'The question about light is so right. I photograph old stones and come back at an hour when they speak.',
    ],
  },
  {
    title: 'Grids from a folded sheet of paper',
    description:
      'A way of dividing a page with no ruler, which gives margins and columns that are related. Good for booklets and small posters.',
    tags: ['layout', 'diy', 'posters', 'design'],
    opening:
      'Fold an A3 sheet in half, in half again and then once in thirds across. Unfold it and you have twelve fields that fit each other and the sheet. I draw along the creases with a light pencil, give each field a small gap and place nothing without its touching at least two of the lines. For a club poster that is all the grid that I have ever needed.',
    comments: [
      'Did it with my pupils today. The thirds are tricky, the posters are the best they have done.',
      'A sizes keep their shape when halved, which is why the fields come out so pleasantly.',
    ],
  },
  {
    title: 'Contrast is more than a ratio',
    description:
      'Two pairs of colours pass the same test and one of them is hard to read. Weight, size and edges have a say in it as well.',
    tags: ['accessibility', 'colour', 'css'],
    opening:
      'WCAG asks for a ratio of 4.5 to 1 for ordinary text, and 3 to 1 for large. Good rules. But a light weight at 14 pixels in a passing grey is still worse than a regular one that fails by a whisker, since thin strokes never reach their full colour on a screen. Test the real face at its real size.',
    comments: [
      'I take a photograph of the screen with the brightness down and the sun behind me. Cruel and informative.',
      'The newer model, APCA, does include size and weight, though it is not in any standard so far.',
    ],
  },
  {
    title: 'Book spines: up or down?',
    description:
      'English titles run downwards and French ones mostly climb. A walk along a bilingual library with my head on one side.',
    tags: ['books', 'design', 'history'],
    opening:
      'Lay an English book on the table face up and its title can be read on the spine; that is the argument for running it from the top down. A French or a Spanish one is read from the bottom up, which is kinder when you tip your head to the left. German publishers have been moving over to the English way. Mixed shelves look like a tennis crowd.',
    comments: [
      'There is a standard for it, ISO 6357, from 1985. Nobody at my publisher had heard of it.',
      'If the book is thick enough, set it across. Problem gone.',
    ],
  },
  {
    title: 'The wedding invitation with too many fonts',
    description:
      'A cousin sent me a draft using five typefaces. How we came down to one, with size, space and an ornament doing the rest.',
    tags: ['design', 'layout', 'fonts'],
    opening:
      'Her draft contained two scripts, a slab, something with leaves, and Arial for the car park. Each had been chosen to mark a different kind of information. So we wrote down how many kinds there really were: names, when and where, the practical. Three sizes of one old-style face were enough, its italic for the names, and a printer’s flower between the parts.',
    comments: [
      'Arial for the car park made me laugh aloud on the bus.',
      'What convinced her? Mine always says it looks empty.',
    ],
  },
  {
    title: 'Hyphenation on the web at last',
    description:
      'With three properties the browser breaks words decently in many languages. What to set, and the words to protect from it.',
    tags: ['css', 'typography', 'layout'],
    opening:
      'Justified text with no hyphens has holes, and for years this was the web’s excuse for ragged right. Now hyphens: auto works in all the main browsers, on condition that the document states its language. With hyphenate-limit-chars, where supported, you can demand at least five letters before a break and three after. Turn it off for names, headings and anything that will be copied.',
    comments: [
      'In German it changed my site completely. In English I still prefer ragged.',
      'Check words like “re-sign” against “resign”. The dictionary is not always your friend.',
    ],
  },
  {
    title: 'Comic Sans and its honest virtues',
    description:
      'Drawn for a talking dog in 1994, mocked ever since, and liked by many pupils. A teacher’s defence with two reservations.',
    tags: ['fonts', 'history', 'teaching'],
    opening:
      'Vincent Connare drew it at Microsoft in 1994 after seeing a cartoon dog speak in Times New Roman. Its a has the shape which children write and its letters are far from mirror images, so b and d are not easily mixed up. Several of my pupils ask for it. I would not use it on a summons or a memorial.',
    comments: [
      'Evidence for it and dyslexia is thin, but preference counts for something when you are nine.',
      'It was meant for speech balloons, and in those it is perfectly good.',
    ],
  },
  {
    title: 'Reading a colophon to the end',
    description:
      'The paragraph at the back of a book, where the makers name type, paper and press. What it tells you, and why to write one.',
    tags: ['books', 'printing', 'history'],
    opening:
      'Before title pages came in, a printer’s name and date stood at the end, sometimes with thanks that it was over. Fine presses have kept it up. From one I learned that a novel I loved had been set in Joanna, on paper from a mill that closed in the following year. For our local history we wrote four lines, and two readers came to ask about the face.',
    comments: [
      'The Mainz Psalter of 1457 has the first printed one with a date. They were proud, and rightly.',
      'Website colophons should come back as well. I always read them.',
    ],
  },
  {
    title: 'Drawing one letter every day for a month',
    description:
      'Thirty lower-case g’s with pencil, brush and scissors. What changed in the second week, and what I see in print since then.',
    tags: ['lettering', 'diy', 'beginners'],
    opening:
      'I chose g because it comes in two quite different builds, one storey with a tail or two with an ear. In the first week I drew outlines. In the second I began to draw the white inside instead, and the letters stood up. From day twenty I used only scissors, which forbid fiddling. In any book I open now the first thing I see is the ear.',
    comments: [
      'Starting with g is brave. I did it with a and thought that was hard.',
      'Drawing the white and not the black is the sentence that took my teacher a year to get through to us.',
    ],
  },
  {
    title: 'Wayfinding in a hospital, seen from a wheelchair',
    description:
      'A morning following the signs to X-ray at a height of 120 centimetres. Six places where they failed, and three easy repairs.',
    tags: ['accessibility', 'design', 'transport'],
    opening:
      'From sitting height the overhead signs are steep and lit from behind, so that their glossy faces were white in four corridors. At each junction the arrow for “straight on” pointed up, and one visitor looked for a lift. We moved the names to the wall at 130 centimetres, took a matt film, and put a second sign just after each turning to say that you were right.',
    comments: [
      'That second sign after the turn is a mercy to everybody. Airports have known it for ages.',
      'As a porter I get asked for X-ray forty times a day. Since yours went up in June it is maybe ten.',
    ],
  },
  {
    title: 'Letraset, rubbed down at the kitchen table',
    description:
      'Before screens there were sheets of letters and a blunt pencil. A memory of fanzines, missing e’s and crooked headlines.',
    tags: ['history', 'lettering', 'posters'],
    opening:
      'In 1979 our fanzine had one sheet of Helvetica at 36 points, bought with pooled pocket money. You placed a letter over a pencil line, rubbed it with a burnisher and lifted the film. By the third issue there was no e left, so we made it out of c and a scrap of l. The spacing dots under each character were good; we knew better, and ignored them.',
    comments: [
      'An F and a bit of L was our E. Our headlines had a style that nobody has revived.',
      'My sheets from architecture school still stick after forty years. Trees and little people, mainly.',
    ],
  },
  {
    title: 'Quotation marks in seven countries',
    description:
      'Guillemets pointing out, guillemets pointing in, low nines and high sixes: notes from proofreading a museum leaflet.',
    tags: ['punctuation', 'typography', 'writing'],
    opening:
      'The leaflet came in seven languages with English quotes in all. German opens low and closes high, „so“, though its books often take »these«, points inward. French points outward and adds a space, « ainsi ». Swedes use the same closing mark on both sides, ”så”. Polish goes „tak”. I pasted a specimen of each on a card, and the translator into Finnish corrected it twice.',
    comments: [
      'Swiss German points outward without the space. You need an eighth row on that card.',
      'The q element in HTML does it all by language and nobody uses it.',
    ],
  },
];
