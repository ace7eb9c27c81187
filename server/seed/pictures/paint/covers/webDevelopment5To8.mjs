import * as o from '../outlines.mjs';
import { background, box, disc, line, place, ring, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function tree({ colours, random }) {
  const levels = [
    [[600, 90]],
    o.rows('330 250, 600 250, 870 250'),
    o.rows('210 420, 400 420, 600 420, 790 420, 960 420'),
    o.rows('140 580, 280 580, 540 580, 660 580, 960 580'),
  ];
  const parents = [[], [0, 0, 0], [0, 0, 1, 2, 2], [0, 0, 2, 2, 4]];
  const join = (level, i) => {
    const [[x1, y1], [x2, y2]] = [levels[level - 1][parents[level][i]], levels[level][i]];
    const middle = (y1 + y2) / 2;
    return line(`M${x1} ${y1}V${middle}H${x2}V${y2}`, colours.dark, 8);
  };
  const looks = [colours.pink, colours.blue, colours.mint, colours.dark];
  const node = ([x, y], level, i) => {
    const area = [x - 70 + level * 10, y - 38, 140 - level * 20, 76];
    const colour = level === 2 && i === 3 ? colours.pink : looks[level];
    return [
      level === 3 ? disc([x, y], 36, i % 2 ? colours.pink : colour) : box(area, colour, 16),
      level === 1 &&
        stipple(random, o.rounded(area, 16), { area, colour: colours.dark, count: 40 }),
      line(`M${x - 22} ${y}H${x + 22}`, colours.paper, 8),
    ];
  };
  return [
    background(colours.sun),
    disc([600, 338], 300, '#f6d684'),
    levels.map((row, level) => level > 0 && row.map((_, i) => join(level, i))),
    levels.map((row, level) => row.map((at, i) => node(at, level, i))),
  ];
}

const icons = [
  (colour) => [shape(o.polygon('-40 0, 0 -40, 40 0'), colour), box([-28, 0, 56, 38], colour)],
  (colour) =>
    shape(
      'M0 38C-60 -4 -46 -40 -20 -40C-6 -40 0 -30 0 -24C0 -30 6 -40 20 -40C46 -40 60 -4 0 38Z',
      colour,
    ),
  (colour) => shape(o.star([0, 2], [18, 42], 5), colour),
  (colour) => [ring([-8, -8], 24, [colour, 13]), line('M12 12L34 34', colour, 14)],
  (colour) => [box([-38, -30, 76, 52], colour, 14), shape('M-20 16V40L6 18Z', colour)],
  (colour) => [
    shape(o.wedge([0, 8], 40, [180, 360]), colour),
    box([-46, 6, 92, 12], colour, 6),
    disc([0, 30], 9, colour),
  ],
];

function iconSheet({ colours, random }) {
  const tints = [colours.pink, colours.sun, colours.mint, colours.blue, colours.dark, '#ffffff'];
  const small = (i) =>
    place(
      [108 + (i % 4) * 82, 90 + Math.floor(i / 4) * 84],
      { size: 0.42 },
      icons[(i * 5 + Math.floor(i / 6)) % 6](i % 7 === 3 ? colours.pink : colours.dark),
    );
  const large = (i) => {
    const [x, y] = [570 + (i % 3) * 222, 200 + Math.floor(i / 3) * 270];
    const area = [x - 96, y - 118, 192, 236];
    const colour = i === 4 ? colours.sun : colours.paper;
    return [
      box(area, tints[i % 5], 30),
      i % 2 === 0 &&
        stipple(random, o.rounded(area, 30), {
          area,
          colour: i === 4 ? colours.blue : colours.dark,
          side: 'corner',
          count: 90,
        }),
      place(
        [x, y],
        { size: 1.5 },
        icons[i](
          [colours.dark, colours.dark, colours.dark, colours.paper, colour, colours.dark][i],
        ),
      ),
    ];
  };
  return [
    background(colours.paper),
    box([0, 0, 432, 675], '#dcd6c6'),
    times(28, small),
    times(6, large),
  ];
}

const layer = ([x, y, w, h], colour, i) => [
  box([x + 12, y + 14, w, h], '#1c1b38', 10),
  box([x, y, w, h], colour, 10),
  i === 1 &&
    hatch(o.rounded([x, y, w, h], 10), {
      area: [x, y - 200, w, h + 400],
      colour: '#d9746c',
      gap: 30,
      pen: 7,
      slope: 0.25,
    }),
];

function boxModel({ colours, random }) {
  const content = o.rounded([470, 254, 260, 168], 8);
  return [
    background(colours.blue),
    line('M0 92H1200M0 584H1200M170 0V675M1030 0V675', '#7486d8', 4),
    layer([170, 92, 860, 492], colours.sun, 0),
    layer([258, 150, 684, 376], colours.pink, 1),
    layer([348, 204, 504, 268], colours.mint, 2),
    layer([470, 254, 260, 168], colours.paper, 3),
    stipple(random, content, {
      area: [470, 254, 260, 168],
      colour: colours.dark,
      side: 'corner',
      count: 120,
    }),
    line('M500 300H690M500 338H640M500 376H670', colours.dark, 12),
    o.rows('214 338, 986 338, 600 122, 600 555').map((at) => disc(at, 11, colours.dark)),
    place(
      [806, 424],
      { turn: -14 },
      shape('M0 0L0 190L48 148L84 222L122 204L88 132L150 128Z', colours.dark),
      shape('M14 32V152L50 122L90 196L100 190L64 116L116 112Z', colours.paper),
    ),
  ];
}

const codeRow = ([indent, ...words], r) => {
  let x = 330 + indent * 76;
  return words.map(([w, colour]) => {
    const word = box([x, 62 + r * 72, w, 36], colour, 18);
    x += w + 26;
    return word;
  });
};

function codeLines({ colours, random }) {
  const rows = [
    [0, [150, colours.pink], [230, colours.mint], [70, colours.paper]],
    [1, [110, colours.sun], [300, colours.paper]],
    [2, [190, colours.blue], [90, colours.pink], [160, colours.mint]],
    [2, [80, colours.sun], [240, colours.paper]],
    [3, [320, colours.mint]],
    [2, [140, colours.pink], [60, colours.paper]],
    [1, [210, colours.blue], [120, colours.sun]],
    [0, [90, colours.paper]],
  ];
  const sun = o.circle([1080, 130], 210);
  return [
    background(colours.dark),
    disc([1080, 130], 210, '#3a3966'),
    stipple(random, sun, {
      area: [870, -80, 420, 420],
      colour: colours.pink,
      side: 'left',
      count: 140,
    }),
    box([0, 0, 230, 675], '#1d1c3b'),
    times(8, (i) =>
      box([120, 70 + i * 72, i === 4 ? 60 : 44, 20], i === 4 ? colours.sun : '#55548a', 10),
    ),
    box([230, 342, 970, 64], '#383766'),
    line('M368 120V560M444 200V470', '#55548a', 5),
    rows.map(codeRow),
    box([908, 346, 10, 56], colours.sun),
  ];
}

export const webDevelopment5To8 = [tree, iconSheet, boxModel, codeLines];
