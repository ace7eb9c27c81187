import * as o from '../outlines.mjs';
import { box, disc, line, overprint, place, ring, shape, sheet, times, within } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function pane([x, y, w, h], { bar, page, lights }, ...inside) {
  return [
    box([x, y, w, h], page, 18),
    shape(`M${x} ${y + 54}v-36a18 18 0 0 1 18 -18h${w - 36}a18 18 0 0 1 18 18v36Z`, bar),
    lights.map((ink, i) => disc([x + 32 + i * 30, y + 27], 9, ink)),
    place([x, y + 54], {}, inside),
  ];
}

function windows({ inks, dice }) {
  const lights = [inks.pink, inks.sun, inks.mint];
  const hero = o.rectangle([0, 0, 560, 170]);
  return [
    sheet(inks.mint),
    disc([1010, 560], 210, inks.sun),
    pane(
      [110, 70, 520, 380],
      { bar: inks.dark, page: inks.blue, lights },
      times(5, (i) =>
        box(
          [40, 44 + i * 54, [260, 380, 320, 420, 200][i], 20],
          i % 2 ? inks.mint : inks.paper,
          10,
        ),
      ),
    ),
    overprint(box([340, 214, 580, 400], '#b9cfc4', 18)),
    pane(
      [320, 190, 580, 400],
      { bar: inks.dark, page: inks.paper, lights },
      within(
        hero,
        shape(hero, inks.pink),
        shape(
          o.land(
            [
              [0, 150],
              [160, 80],
              [300, 140],
              [430, 70],
              [600, 150],
            ],
            200,
          ),
          inks.dark,
        ),
        disc([430, 60], 32, inks.sun),
      ),
      times(3, (i) => [
        box([30 + i * 180, 196, 160, 70], [inks.blue, inks.mint, inks.sun][i], 8),
        box([30 + i * 180, 280, 120, 12], inks.dark, 6),
        box([30 + i * 180, 304, 80, 12], '#c9c3b2', 6),
      ]),
    ),
    pane(
      [790, 90, 280, 220],
      { bar: inks.blue, page: inks.dark, lights: [inks.paper] },
      ring([140, 82], 46, [inks.pink, 18]),
      line(o.arc([140, 82], 46, [-90, 40]), inks.sun, 18),
    ),
    stipple(dice, o.circle([1010, 560], 210), {
      area: [900, 350, 320, 330],
      ink: inks.dark,
      side: 'corner',
      count: 200,
    }),
  ];
}

function wallChart({ inks, dice }) {
  const open = new Set([9, 23, 28, 34, 35, 41, 44, 50, 52, 53]);
  const tints = [inks.blue, inks.mint, inks.pink, inks.sun, inks.dark];
  const cell = (i) => {
    const [x, y] = [155 + (i % 9) * 100, 48 + Math.floor(i / 9) * 98];
    const area = [x, y, 84, 84];
    if (open.has(i)) return line(o.rounded(area, 8), inks.dark, 5);
    const ink = tints[(i * 7 + Math.floor(i / 9) * 3) % 5];
    return [
      box(area, ink, 8),
      i % 4 === 1 &&
        stipple(dice, o.rounded(area, 8), {
          area,
          ink: ink === inks.dark ? inks.mint : inks.dark,
          side: 'corner',
          count: 30,
        }),
    ];
  };
  return [
    sheet('#d9d3ea'),
    box([118, 12, 968, 640], inks.dark, 6),
    box([106, 0, 968, 640], inks.paper, 6),
    times(54, cell),
    place(
      [1010, 596],
      { turn: -34 },
      box([-30, -28, 250, 56], inks.sun),
      box([150, -28, 34, 56], inks.paper),
      box([184, -28, 60, 56], inks.pink, 12),
      shape('M-30 -28L-86 0L-30 28Z', inks.stone ?? '#e8c9a0'),
      shape('M-66 -10L-86 0L-66 10Z', inks.dark),
    ),
  ];
}

function braces({ inks, dice }) {
  const brace =
    'M0 -230C-96 -230 -80 -150 -80 -90C-80 -30 -100 0 -150 0C-100 0 -80 30 -80 90C-80 150 -96 230 0 230';
  const face = o.circle([600, 338], 96);
  return [
    sheet(inks.dark),
    place([466, 344], {}, line(brace, '#45447a', 62)),
    place([746, 344], { flip: -1 }, line(brace.replaceAll(' ', ' '), '#45447a', 62)),
    place([454, 332], {}, line(brace, inks.pink, 62)),
    place([746, 332], { turn: 180 }, line(brace, inks.mint, 62)),
    shape(face, inks.sun),
    stipple(dice, face, { area: [504, 242, 192, 192], ink: inks.dark, side: 'corner', count: 170 }),
    times(12, (i) => [
      box(
        [70 + (i % 2) * 990, 70 + Math.floor(i / 2) * 96, [40, 70, 56][i % 3], 14],
        i % 3 ? '#45447a' : inks.blue,
        7,
      ),
    ]),
  ];
}

function notebook({ inks, dice }) {
  const tally = ([x, y], count) => [
    times(count, (i) =>
      line(`M${x + i * 19} ${y}l${dice.between(-5, 5)} ${dice.between(46, 54)}`, inks.dark, 6),
    ),
    count > 3 && line(`M${x - 16} ${y + 42}L${x + 78} ${y + 8}`, inks.pink, 7),
  ];
  const rows = [[4, 4, 4, 2], [4, 4], [4, 4, 4, 4], [3], [4, 4, 1]];
  return [
    sheet(inks.pink),
    place(
      [600, 350],
      { turn: -5 },
      box([-376, -318, 780, 720], '#cf6f68', 14),
      box([-390, -330, 780, 720], inks.paper, 14),
      line(times(7, (i) => `M-360 ${-232 + i * 88}H360`).join(''), inks.mint, 4),
      line('M-250 -330V400', inks.pink, 4),
      times(13, (i) => [
        disc([-352 + i * 58.6, -300], 12, '#cf6f68'),
        line(`M${-352 + i * 58.6} -300V-348`, inks.dark, 8),
      ]),
      rows.map((row, r) => [
        line(`M-340 ${-192 + r * 88}h${[60, 40, 66, 50, 44][r]}`, inks.blue, 9),
        row.map((count, g) => tally([-210 + g * 130, -218 + r * 88], count)),
      ]),
    ),
    place(
      [1010, 480],
      { turn: 12 },
      box([-112, -96, 240, 220], inks.dark, 34),
      box([-120, -120, 240, 212], inks.blue, 34),
      box([-94, -106, 188, 162], '#6d83df', 26),
      line('M-54 -50H40M14 -76L42 -50L14 -24M56 -80V-20', inks.paper, 11),
    ),
  ];
}

function tree({ inks, dice }) {
  const levels = [
    [[600, 90]],
    [
      [330, 250],
      [600, 250],
      [870, 250],
    ],
    [
      [210, 420],
      [400, 420],
      [600, 420],
      [790, 420],
      [960, 420],
    ],
    [
      [140, 580],
      [280, 580],
      [540, 580],
      [660, 580],
      [960, 580],
    ],
  ];
  const parents = [[], [0, 0, 0], [0, 0, 1, 2, 2], [0, 0, 2, 2, 4]];
  const join = (level, i) => {
    const [[x1, y1], [x2, y2]] = [levels[level - 1][parents[level][i]], levels[level][i]];
    const middle = (y1 + y2) / 2;
    return line(`M${x1} ${y1}V${middle}H${x2}V${y2}`, inks.dark, 8);
  };
  const looks = [inks.pink, inks.blue, inks.mint, inks.dark];
  const node = ([x, y], level, i) => {
    const area = [x - 70 + level * 10, y - 38, 140 - level * 20, 76];
    const ink = level === 2 && i === 3 ? inks.pink : looks[level];
    return [
      level === 3 ? disc([x, y], 36, i % 2 ? inks.pink : ink) : box(area, ink, 16),
      level === 1 && stipple(dice, o.rounded(area, 16), { area, ink: inks.dark, count: 40 }),
      line(`M${x - 22} ${y}H${x + 22}`, inks.paper, 8),
    ];
  };
  return [
    sheet(inks.sun),
    disc([600, 338], 300, '#f6d684'),
    levels.map((row, level) => level > 0 && row.map((_, i) => join(level, i))),
    levels.map((row, level) => row.map((at, i) => node(at, level, i))),
  ];
}

const icons = [
  (ink) => [
    shape(
      o.polygon([
        [-40, 0],
        [0, -40],
        [40, 0],
      ]),
      ink,
    ),
    box([-28, 0, 56, 38], ink),
  ],
  (ink) =>
    shape(
      'M0 38C-60 -4 -46 -40 -20 -40C-6 -40 0 -30 0 -24C0 -30 6 -40 20 -40C46 -40 60 -4 0 38Z',
      ink,
    ),
  (ink) => shape(o.star([0, 2], [18, 42], 5), ink),
  (ink) => [ring([-8, -8], 24, [ink, 13]), line('M12 12L34 34', ink, 14)],
  (ink) => [box([-38, -30, 76, 52], ink, 14), shape('M-20 16V40L6 18Z', ink)],
  (ink) => [
    shape(o.wedge([0, 8], 40, [180, 360]), ink),
    box([-46, 6, 92, 12], ink, 6),
    disc([0, 30], 9, ink),
  ],
];

function iconSheet({ inks, dice }) {
  const tints = [inks.pink, inks.sun, inks.mint, inks.blue, inks.dark, '#ffffff'];
  const small = (i) =>
    place(
      [108 + (i % 4) * 82, 90 + Math.floor(i / 4) * 84],
      { size: 0.42 },
      icons[(i * 5 + Math.floor(i / 6)) % 6](i % 7 === 3 ? inks.pink : inks.dark),
    );
  const large = (i) => {
    const [x, y] = [570 + (i % 3) * 222, 200 + Math.floor(i / 3) * 270];
    const area = [x - 96, y - 118, 192, 236];
    const ink = i === 4 ? inks.sun : inks.paper;
    return [
      box(area, tints[i % 5], 30),
      i % 2 === 0 &&
        stipple(dice, o.rounded(area, 30), {
          area,
          ink: i === 4 ? inks.blue : inks.dark,
          side: 'corner',
          count: 90,
        }),
      place(
        [x, y],
        { size: 1.5 },
        icons[i]([inks.dark, inks.dark, inks.dark, inks.paper, ink, inks.dark][i]),
      ),
    ];
  };
  return [sheet(inks.paper), box([0, 0, 432, 675], '#dcd6c6'), times(28, small), times(6, large)];
}

function boxModel({ inks, dice }) {
  const layer = ([x, y, w, h], ink, i) => [
    box([x + 12, y + 14, w, h], '#1c1b38', 10),
    box([x, y, w, h], ink, 10),
    i === 1 &&
      hatch(o.rounded([x, y, w, h], 10), {
        area: [x, y - 200, w, h + 400],
        ink: '#d9746c',
        gap: 30,
        pen: 7,
        slope: 0.25,
      }),
  ];
  const content = o.rounded([470, 254, 260, 168], 8);
  return [
    sheet(inks.blue),
    line('M0 92H1200M0 584H1200M170 0V675M1030 0V675', '#7486d8', 4),
    layer([170, 92, 860, 492], inks.sun, 0),
    layer([258, 150, 684, 376], inks.pink, 1),
    layer([348, 204, 504, 268], inks.mint, 2),
    layer([470, 254, 260, 168], inks.paper, 3),
    stipple(dice, content, {
      area: [470, 254, 260, 168],
      ink: inks.dark,
      side: 'corner',
      count: 120,
    }),
    line('M500 300H690M500 338H640M500 376H670', inks.dark, 12),
    [
      [214, 338],
      [986, 338],
      [600, 122],
      [600, 555],
    ].map((at) => disc(at, 11, inks.dark)),
    place(
      [806, 424],
      { turn: -14 },
      shape('M0 0L0 190L48 148L84 222L122 204L88 132L150 128Z', inks.dark),
      shape('M14 32V152L50 122L90 196L100 190L64 116L116 112Z', inks.paper),
    ),
  ];
}

function codeLines({ inks, dice }) {
  const rows = [
    [0, [150, inks.pink], [230, inks.mint], [70, inks.paper]],
    [1, [110, inks.sun], [300, inks.paper]],
    [2, [190, inks.blue], [90, inks.pink], [160, inks.mint]],
    [2, [80, inks.sun], [240, inks.paper]],
    [3, [320, inks.mint]],
    [2, [140, inks.pink], [60, inks.paper]],
    [1, [210, inks.blue], [120, inks.sun]],
    [0, [90, inks.paper]],
  ];
  const drawn = ([indent, ...words], r) => {
    let x = 330 + indent * 76;
    return words.map(([w, ink]) => {
      const word = box([x, 62 + r * 72, w, 36], ink, 18);
      x += w + 26;
      return word;
    });
  };
  const sun = o.circle([1080, 130], 210);
  return [
    sheet(inks.dark),
    disc([1080, 130], 210, '#3a3966'),
    stipple(dice, sun, { area: [870, -80, 420, 420], ink: inks.pink, side: 'left', count: 140 }),
    box([0, 0, 230, 675], '#1d1c3b'),
    times(8, (i) =>
      box([120, 70 + i * 72, i === 4 ? 60 : 44, 20], i === 4 ? inks.sun : '#55548a', 10),
    ),
    box([230, 342, 970, 64], '#383766'),
    line('M368 120V560M444 200V470', '#55548a', 5),
    rows.map(drawn),
    box([908, 346, 10, 56], inks.sun),
  ];
}

export const webDevelopment = [
  windows,
  wallChart,
  braces,
  notebook,
  tree,
  iconSheet,
  boxModel,
  codeLines,
];
