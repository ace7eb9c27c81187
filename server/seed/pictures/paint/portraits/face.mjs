import * as o from '../outlines.mjs';
import { box, clip, disc, line, oval, ring, shape } from '../svg.mjs';
import { mix } from './tones.mjs';

const colour = '#2a2026';

const heads = [
  o.ellipse([80, 76, 36, 42]),
  'M44 66C44 42 58 34 80 34C102 34 116 42 116 66V84C116 106 100 118 80 118C60 118 44 106 44 84Z',
  'M45 64C45 42 60 34 80 34C100 34 115 42 115 64C115 92 98 120 80 120C62 120 45 92 45 64Z',
];

const eyes = (pen) => [
  [disc([66, 76], 3.4, pen), disc([94, 76], 3.4, pen)],
  line('M61 77C64 72 69 72 72 77M88 77C91 72 96 72 99 77', pen, 3),
  [oval([66, 76, 3, 4.4], pen), oval([94, 76, 3, 4.4], pen)],
  [
    oval([66, 76, 6.4, 5], '#f7efe2'),
    oval([94, 76, 6.4, 5], '#f7efe2'),
    disc([68, 76], 3.6, pen),
    disc([96, 76], 3.6, pen),
  ],
];

const mouths = (pen) => [
  line('M70 99C76 105 84 105 90 99', pen, 3),
  shape('M67 97H93C93 112 67 112 67 97Z', '#f7efe2', { stroke: pen, 'stroke-width': 2.5 }),
  line('M71 101C77 104 83 104 88 100', pen, 3),
  line('M70 101C78 105 86 103 92 96', pen, 3),
  shape('M70 98C74 94 78 95 80 97C82 95 86 94 90 98C86 107 74 107 70 98Z', '#b03a3c'),
];

const beard =
  'M44 78C50 92 58 92 66 91C74 88 86 88 94 91C102 92 110 92 116 78C118 112 104 126 80 126C56 126 42 112 44 78Z';

const extras = {
  round: () => [
    ring([64, 77], 12, [colour, 3]),
    ring([96, 77], 12, [colour, 3]),
    line('M76 75C79 72 81 72 84 75', colour, 3),
  ],
  square: () =>
    [51, 85]
      .map((x) =>
        shape(o.rounded([x, 67, 25, 19], 5), 'none', { stroke: colour, 'stroke-width': 3 }),
      )
      .concat(line('M76 74H85', colour, 3)),
  red: () => [
    ring([64, 77], 13, ['#b8402f', 4]),
    ring([96, 77], 13, ['#b8402f', 4]),
    line('M77 75H83', '#b8402f', 4),
  ],
  rings: () => [ring([43, 98], 6, ['#e8b93f', 3]), ring([117, 98], 6, ['#e8b93f', 3])],
  studs: () => [disc([43, 93], 4, '#e8b93f'), disc([117, 93], 4, '#e8b93f')],
  freckles: () => line('M60 88h0M65 91h0M56 91h0M95 91h0M100 88h0M104 91h0', '#a8623c', 2.6),
  beard: (hairColour) => [
    shape(beard, hairColour),
    shape('M72 101C78 105 84 105 88 101', 'none', { stroke: '#f4ddc4', 'stroke-width': 3 }),
  ],
  longbeard: (hairColour) => [
    shape(
      'M44 78C50 92 58 92 66 91C74 88 86 88 94 91C102 92 110 92 116 78C118 120 106 148 80 150C54 148 42 120 44 78Z',
      hairColour,
    ),
    line('M72 101C78 105 84 105 88 101', '#f4ddc4', 3),
  ],
  stubble: (_, skin) =>
    shape(
      'M46 84C54 96 60 93 68 92C76 90 84 90 92 92C100 93 106 96 114 84C114 110 100 119 80 119C60 119 46 110 46 84Z',
      mix(skin, colour, 0.28),
    ),
  moustache: (hairColour) =>
    shape(
      'M80 92C70 88 62 94 58 100C68 102 76 100 80 97C84 100 92 102 102 100C98 94 90 88 80 92Z',
      hairColour,
    ),
  goatee: (hairColour) => shape('M68 106C74 110 86 110 92 106C94 122 66 122 68 106Z', hairColour),
  bindi: () => disc([80, 58], 2.6, '#b03a3c'),
};

const hasBeard = (worn) => worn.includes('beard') || worn.includes('longbeard');

/** A head seen from the front, lit from the left. */
export function face({ skin, hairColour, worn, dark, look }) {
  const pen = dark ? '#1d0f10' : colour;
  const outline = heads[look % 3];
  const shade = mix(skin, '#5a1f2a', 0.17);
  const brow = mix(hairColour, pen, dark ? 0.8 : 0.45);
  const below = worn.filter((name) => /beard|stubble|goatee|freckles/.test(name));
  const above = worn.filter((name) => !below.includes(name));
  const dress = (name) => extras[name](hairColour, skin);
  return [
    [43, 117].map((x) => disc([x, 80], 9, x < 80 ? skin : shade)),
    shape(outline, skin),
    clip(
      outline,
      box([80, 20, 60, 120], shade),
      disc([58, 92], 7, mix(skin, '#d8432f', 0.25)),
      disc([103, 92], 7, mix(shade, '#d8432f', 0.22)),
    ),
    below.map(dress),
    line(
      look % 4 === 1
        ? 'M57 65C62 61 68 61 73 64M87 64C92 61 98 61 103 65'
        : 'M58 65L72 63M88 63L102 65',
      brow,
      3.4,
    ),
    eyes(pen)[look % 4],
    line(look % 2 ? 'M80 76L76 90H83' : 'M81 76C84 86 86 90 79 91', mix(shade, '#3a1420', 0.32), 3),
    hasBeard(worn) ? '' : mouths(pen)[dark && look % 5 === 2 ? 1 : look % 5],
    above.map(dress),
  ];
}
