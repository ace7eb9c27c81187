import type { Note } from '../writing';

export const typographyNotes: readonly Note[] = [
  {
    title: 'Garamond or Jannon? A mistake that lasted a century',
    description:
      'Many typefaces called Garamond descend from a different cutter, born a lifetime later. How the error was found, and by whom.',
    tags: ['history', 'fonts', 'typography'],
    opening:
      'In 1926 Beatrice Warde, writing as Paul Beaujon, showed that the matrices at the Imprimerie nationale in Paris were not by Claude Garamont at all. Jean Jannon of Sedan had cut them more than fifty years after Garamont’s death. By then several revivals had been drawn from them. In those the italic is livelier and the small a has a tiny, sharp bowl.',
    comments: [
      'The proof was a single specimen book in a Paris library, from 1621. I envy her the afternoon when it was put in front of her.',
      'So which of those on my computer is from the right one? Adobe’s and Stempel’s, as far as I know.',
    ],
  },
  {
    title: 'How long should a line be?',
    description:
      'Sixty-six characters is the figure everyone quotes. A small experiment with twelve readers and five widths of column.',
    tags: ['layout', 'books', 'typography'],
    opening:
      'Robert Bringhurst calls anything from 45 to 75 characters satisfactory for a single column, and 66 ideal. I set the same chapter at five widths and gave it to a dozen patient friends. None could say which was widest. But at 95 characters, nine of them reread a line at least once, and at 35 they grew restless because of the hyphens.',
    comments: [
      'Leading should have changed with width. At 95 and generous spacing I would expect fewer of those slips.',
      'It did not, and you are right, that is the next experiment as soon as the friends forgive me.',
    ],
  },
  {
    title: 'A poster with two inks that looks like three',
    description:
      'Overprinting yellow and blue on the village riso gave us green for nothing. How to plan the overlap and avoid mud.',
    tags: ['printing', 'posters', 'colour', 'design'],
    opening:
      'Our flower show could pay for two drums on the risograph. Its inks are translucent, so yellow with blue on top gives a green, and the paper supplies white. I drew each layer in grey on separate sheets, dark where I wanted a lot of ink. They never align exactly. Let shapes overlap by a millimetre and the error looks like a decision.',
    comments: [
      '“The error looks like a decision” sums up the whole machine.',
      'Try a fluorescent pink with the blue some time. Ours glowed on the church noticeboard for two years.',
    ],
  },
  {
    title: 'Small capitals, real ones and fakes',
    description:
      'Capitals reduced by software are too thin beside their neighbours. How to tell the difference, and where to use the true kind.',
    tags: ['fonts', 'typography', 'css'],
    opening:
      'Reduce a capital to the height of an x and its strokes shrink too, so it looks pale in the line. Genuine small capitals are drawn separately, sturdier and a little wider. Ask for them with font-variant-caps, and check with your own eyes, because browsers quietly synthesise what a font does not have. Add some letterspacing. Acronyms in long texts are the best use.',
    comments: [
      'font-synthesis-small-caps: none turns off the fakes, so you notice at once. I keep it in the reset.',
      'I teach it by zooming to 800 per cent and asking who looks underfed.',
    ],
  },
  {
    title: 'Ampersands are two letters holding hands',
    description:
      'From Latin et on a wall in Pompeii to the italic forms where you can still see both of them. A field guide to ten.',
    tags: ['lettering', 'history', 'typography'],
    opening:
      'The word et written fast becomes one sign, and there is an example among the graffiti of Pompeii. In many italics E and t can still be told apart, while the roman form has been smoothed into a knot. English children used to recite it at the end of the alphabet as “and, per se and”, which gave it its name. Italic ones are the more fun to draw.',
    comments: [
      'Jan Tschichold collected hundreds of them in a booklet of 1953. Look for it in a library.',
      'Mine at school was a 3 backwards with strokes above and below. I see now that it is the E.',
    ],
  },
  {
    title: 'Type on packaging for people in a hurry',
    description:
      'What a pharmacist taught me about drug names: make the difference large, and set what is the same in small.',
    tags: ['design', 'accessibility', 'layout'],
    opening:
      'Two boxes from one maker stood on the shelf with the same logo, the same blue and names that share seven letters. All that was different was a strength, at eight points in the corner. The pharmacist said that she reads colour first, then the beginning of the word and then the number. In our redesign the strength is as big as the name, with unlike colours.',
    comments: [
      'There is a convention of capitals for the differing part, predniSONE and prednisoLONE. Ugly, and it works.',
      'I stack them with the label outwards, and it would help if the name were on the ends as well.',
    ],
  },
  {
    title: 'Kerning by turning the page upside down',
    description:
      'When you cannot read a word you begin to see its white spaces. An old signwriter’s method, tried on a shop front.',
    tags: ['lettering', 'typography', 'design'],
    opening:
      'As long as you can read it, a word pulls your attention to its meaning. Turn the layout round and it falls apart into shapes, and suddenly the gap between the L and the A of BAKERY LANE is as wide as a door. Work in threes: cover everything but three letters and see whether the middle one sits in the middle. Then step to the next.',
    comments: [
      'Squinting at it in a mirror is what my master did. Same idea, worse for the neck.',
      'Threes is how I learned it too, from a book on stone carving. I have never needed another rule.',
    ],
  },
  {
    title: 'Road signs: an alphabet tested on an airfield',
    description:
      'The British lettering called Transport had to be read at seventy miles an hour. What Jock Kinneir and Margaret Calvert looked for.',
    tags: ['transport', 'history', 'fonts', 'design'],
    opening:
      'In the late 1950s Britain was building motorways and had no signs that could be read at seventy miles an hour. Jock Kinneir and Margaret Calvert drew a lower-case alphabet with open counters and generous spacing, as headlights make white letters swell at night. Each sat on a tile whose width fixed the space. Words in small letters keep their outline at a distance, they argued.',
    comments: [
      'There was a rival proposal in serif capitals, by David Kindersley, and a proper fuss in the newspapers.',
      'The l with its curl is there for the same reason as on the Underground. One learns to look.',
    ],
  },
  {
    title: 'Baseline grids, and when to leave them',
    description:
      'Lines that align across columns calm a page. A list of the places in a magazine where I allow myself to forget about them.',
    tags: ['layout', 'books', 'design'],
    opening:
      'With leading of 13 points every line in our parish quarterly sits on a multiple of 13, so neighbouring columns match and the print on the back does not show through between the lines. Headings take two or three steps. I let go in captions, tables and notes, where nine on eleven is needed, and return to the grid with the next paragraph.',
    comments: [
      'Show-through is the real argument on thin paper, and the one nobody gives.',
      'On the web I gave up. Every embedded thing has its own height, and no reader has two columns side by side.',
    ],
  },
  {
    title: 'A specimen sheet for one’s own printer',
    description:
      'Sizes, weights and hairlines on a single page, printed once and pinned to the wall. It answers most questions in seconds.',
    tags: ['printing', 'tools', 'fonts'],
    opening:
      'What looks fine on a screen may break up on your machine. I made a sheet with my five text faces at 7, 8, 9, 10 and 12 points, rules from 0.1 to 1 point, greys in ten steps, and white letters on black. Ours loses a hairline at 0.2 and fills in white text under 8. I never guess any more, I look at the wall.',
    comments: [
      'Do it on each paper you use. On uncoated stock mine fills in at 9.',
      'I added skin tones and a barcode. The sheet is now four sheets, but still.',
    ],
  },
  {
    title: 'Blackletter is easier to read than you think',
    description:
      'A handful of letters cause nearly all the trouble in an old German cookbook. Learn them and the rest follows within a page.',
    tags: ['history', 'books', 'typography'],
    opening:
      'My great-aunt’s cookbook of 1911 is set in Fraktur and was thought unreadable by the whole family. The trouble comes down to a few shapes: the long s that resembles f, k that looks like t, x like r, and the capitals B and V, A and U. Read aloud from the pancakes on, since you know what must be coming. By the dumplings I was fluent.',
    comments: [
      'And the ligatures ch, ck and tz, which count as single pieces and stay together even in spaced words.',
      'Pancakes as a Rosetta stone. My grandfather’s seed catalogue did it for me.',
    ],
  },
  {
    title: 'The x-height trap in mixed faces',
    description:
      'Two faces at the same size can differ by a fifth to the eye. What font-size measures and how font-size-adjust evens it out.',
    tags: ['css', 'fonts', 'accessibility'],
    opening:
      'Type size is the height of a body that once was metal, and says little about the letters standing on it. Set Verdana and Garamond at 16 pixels and the former looks a size larger, since its small letters take up more than half the body and those of the other about two fifths. The property font-size-adjust scales any face to an agreed ratio, fallback included.',
    comments: [
      'It is in all the big browsers now, since the summer of 2024, so no more excuses.',
      'Guidelines with a minimum of 12 points always make me ask: twelve points of what?',
    ],
  },
  {
    title: 'Ligatures: fi, ffl and the ones to switch off',
    description:
      'They solve collisions in print. In a Turkish text, a narrow headline or a spaced-out word they create new trouble.',
    tags: ['typography', 'fonts', 'css'],
    opening:
      'The hook of the f meets the dot of the i, so punch-cutters made one piece out of two. Most fonts do this for you. In Turkish it is a mistake, as the dot is all that separates i from ı, and a good font knows so if the language is declared. In letterspaced words the pair stays glued while everything round it moves apart, so browsers drop it there.',
    comments: [
      'German adds compounds, where Auflage should have none across the seam. Only humans and good dictionaries manage that.',
      'Declare the language, always. It also gives you proper quotation marks and hyphens.',
    ],
  },
];
