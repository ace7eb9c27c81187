import * as o from '../outlines.mjs';
import { box, disc, line, oval, shape, times } from '../svg.mjs';
import { mix } from './tones.mjs';

const cap =
  'M43 74C40 38 58 24 80 24C102 24 120 38 117 74C112 60 106 52 96 48C84 52 62 52 54 50C48 56 45 64 43 74Z';
const scalp = 'M44 66C42 38 58 26 80 26C102 26 118 38 116 66C108 50 96 44 80 44C64 44 52 50 44 66Z';
const lobes = (list, colour) => o.rows(list).map(([x, y, r]) => disc([x, y], r, colour));
const lighter = (colour) => mix(colour, '#ffffff', 0.16);

/** Each style gives what lies behind the head and what falls in front of it. */
export const hair = {
  bald: () => ({}),
  fringed: (colour) => ({ back: [disc([45, 70], 12, colour), disc([115, 70], 12, colour)] }),
  crop: (colour) => ({ front: shape(scalp, colour) }),
  coils: (colour) => ({
    front: [
      shape(scalp, colour),
      lobes('48 52 10, 58 38 11, 72 29 11, 88 29 11, 102 38 11, 112 52 10', colour),
    ],
  }),
  sidepart: (colour) => ({
    front: shape(
      'M42 76C36 40 54 22 84 22C108 22 122 40 117 76C114 62 110 54 104 50C86 52 70 46 62 38C60 50 46 56 42 76Z',
      colour,
    ),
  }),
  quiff: (colour) => ({
    front: [
      shape(cap, colour),
      shape(
        'M50 50C44 28 60 8 92 10C112 12 116 28 110 46C100 36 84 40 76 48C66 54 56 54 50 50Z',
        colour,
      ),
    ],
  }),
  mop: (colour) => ({
    front: shape(
      'M40 80C32 40 52 20 80 20C110 20 126 42 119 80C116 72 114 66 110 60C104 64 100 60 96 58C90 64 82 62 78 58C70 64 64 62 60 58C54 62 50 60 48 62C44 68 42 74 40 80Z',
      colour,
    ),
  }),
  bob: (colour) => ({
    back: shape('M36 112C30 60 34 22 80 22C126 22 130 60 124 112C108 116 52 116 36 112Z', colour),
    front: shape(
      'M42 76C40 44 60 30 84 34C102 34 118 48 118 76C106 70 96 60 90 48C80 62 58 66 42 76Z',
      colour,
    ),
  }),
  fringe: (colour) => ({
    back: shape(
      'M36 114C30 56 36 22 80 22C124 22 130 56 124 114C116 118 108 116 104 112H56C52 116 44 118 36 114Z',
      colour,
    ),
    front: shape('M42 66C40 40 58 26 80 26C102 26 120 40 118 66C94 58 66 58 42 66Z', colour),
  }),
  long: (colour) => ({
    back: shape('M34 150C28 100 30 22 80 22C130 22 132 100 126 150Z', colour),
    front: shape(
      'M42 86C38 48 58 30 80 30C102 30 122 48 118 86C112 64 96 54 80 38C64 54 48 64 42 86Z',
      colour,
    ),
  }),
  wavy: (colour) => ({
    back: [
      shape('M38 130C22 100 34 22 80 22C126 22 138 100 122 130Z', colour),
      lobes('34 78 14, 30 104 16, 38 128 16, 126 78 14, 130 104 16, 122 128 16', colour),
    ],
    front: shape(
      'M42 82C36 44 60 28 88 32C108 34 122 52 118 82C112 66 100 60 92 44C80 60 54 58 42 82Z',
      colour,
    ),
  }),
  bun: (colour) => ({
    back: [disc([80, 18], 19, colour), line(o.arc([80, 18], 11, [150, 330]), lighter(colour), 3)],
    front: shape(cap, colour),
  }),
  topknot: (colour) => ({
    back: [disc([80, 16], 14, colour), box([70, 24, 20, 7], lighter(colour), 3)],
    front: shape(scalp, colour),
  }),
  ponytail: (colour) => ({
    back: shape(
      'M100 30C140 24 150 70 136 126C132 140 116 138 118 124C124 90 122 60 96 50Z',
      colour,
    ),
    front: shape(cap, colour),
  }),
  curls: (colour) => ({
    back: lobes(
      '40 76 15, 38 54 15, 50 36 16, 70 25 17, 92 25 17, 110 36 16, 122 54 15, 120 76 15',
      colour,
    ),
    front: [shape(scalp, colour), lobes('54 48 11, 68 42 11, 84 41 11, 100 46 11', colour)],
  }),
  cloud: (colour) => ({
    back: [disc([80, 54], 54, colour), disc([38, 76], 24, colour), disc([122, 76], 24, colour)],
    front: shape(scalp, colour),
  }),
  braids: (colour) => ({
    back: [
      lobes(
        '42 100 11, 38 116 11, 36 132 11, 36 148 11, 118 100 11, 122 116 11, 124 132 11, 124 148 11',
        colour,
      ),
      shape('M38 100C30 44 50 22 80 22C110 22 130 44 122 100Z', colour),
    ],
    front: [
      shape(
        'M42 80C40 44 60 30 80 30C100 30 120 44 118 80C110 60 94 52 80 36C66 52 50 60 42 80Z',
        colour,
      ),
      line('M80 26V36', lighter(colour), 3),
    ],
  }),
  locs: (colour) => ({
    back: [
      times(4, (i) => [
        line(`M${46 - i * 4} ${50 + i * 6}V${112 + i * 10}`, colour, 10),
        line(`M${114 + i * 4} ${50 + i * 6}V${112 + i * 10}`, colour, 10),
      ]),
      disc([80, 56], 38, colour),
    ],
    front: [
      shape(scalp, colour),
      times(6, (i) => line(`M${52 + i * 11} 28V46`, lighter(colour), 3)),
    ],
  }),
  pixie: (colour) => ({
    front: shape(
      'M41 84C32 46 50 20 84 20C112 20 124 42 118 78C114 66 112 58 106 54C92 60 74 54 68 42C64 58 50 58 48 66C46 72 44 80 41 84Z',
      colour,
    ),
  }),
  hijab: (colour) => ({
    back: shape(
      'M30 160C26 130 34 112 34 80C34 38 54 18 80 18C106 18 126 38 126 80C126 112 134 130 130 160Z',
      colour,
    ),
    front: [
      shape(
        'M34 160V70C34 34 56 18 80 18C104 18 126 34 126 70V160ZM80 36C58 36 50 54 50 74C50 98 64 112 80 112C96 112 110 98 110 74C110 54 102 36 80 36Z',
        colour,
        { 'fill-rule': 'evenodd' },
      ),
      line('M52 104C66 128 104 124 122 96', mix(colour, '#000000', 0.2), 4),
    ],
  }),
  turban: (colour) => ({
    front: [
      shape(
        'M36 62C28 22 54 4 82 6C114 6 132 26 124 62C112 46 96 42 80 44C64 44 50 48 36 62Z',
        colour,
      ),
      line('M44 46C64 20 90 14 114 18M52 50C76 28 104 26 122 40', mix(colour, '#000000', 0.18), 4),
    ],
  }),
  wrap: (colour) => ({
    back: [disc([104, 20], 20, colour), disc([72, 16], 16, mix(colour, '#000000', 0.16))],
    front: [
      shape('M38 64C32 26 56 10 84 12C110 12 128 32 122 64C108 48 52 48 38 64Z', colour),
      line('M46 50C64 34 92 30 116 44M56 40C74 24 96 22 112 30', mix(colour, '#ffffff', 0.3), 4),
    ],
  }),
  beanie: (colour) => ({
    front: [
      shape('M40 52C38 22 58 8 80 8C102 8 122 22 120 52Z', colour),
      box([36, 44, 88, 18], mix(colour, '#ffffff', 0.2), 8),
      times(5, (i) => line(`M${52 + i * 14} 49v8`, colour, 3)),
    ],
  }),
  kufi: (colour) => ({
    front: [
      shape('M42 56C42 26 54 18 80 18C106 18 118 26 118 56C94 48 66 48 42 56Z', colour),
      times(6, (i) => disc([52 + i * 11, 42 - (i % 2) * 8], 3, mix(colour, '#ffffff', 0.5))),
    ],
  }),
  cap: (colour) => ({
    front: [
      shape('M42 58C40 26 58 14 80 14C102 14 118 26 118 56Z', colour),
      shape('M40 60C60 46 110 46 146 62C120 64 80 58 40 60Z', mix(colour, '#000000', 0.25)),
    ],
  }),
  hat: (colour) => ({
    back: oval([80, 50, 72, 15], mix(colour, '#000000', 0.18)),
    front: [
      shape('M50 46C48 16 60 8 80 8C100 8 112 16 110 46Z', colour),
      shape('M6 50C40 36 120 36 154 50C120 58 40 58 6 50Z', colour),
      shape('M49 36C68 42 92 42 111 36V45C92 51 68 51 49 45Z', mix(colour, '#5a2a20', 0.75)),
    ],
  }),
};
