import * as o from '../outlines.mjs';
import { background, box, dashes, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function pictograms({ colours, random }) {
  const person = 'M-17 0V-34C-17 -50 17 -50 17 -34V4H9V50H2V10H-2V50H-9V4H-17Z';
  const tints = [colours.red, colours.dark, colours.blue, colours.ochre];
  const figure = (at, colour) =>
    place(at, { size: 1.06 }, shape(person, colour), disc([0, -60], 13, colour));
  const row = (count, r) => {
    const y = 104 + r * 156;
    return [
      box([64, y - 74, 96, 124], tints[r], 8),
      figure([112, y + 4], colours.paper),
      times(count, (i) => figure([230 + i * 80, y + 4], tints[r])),
      line(`M64 ${y + 66}H1140`, colours.stone, 4),
    ];
  };
  const corner = o.rectangle([700, 300, 500, 375]);
  return [
    background(colours.paper),
    stipple(random, corner, {
      area: [700, 300, 500, 375],
      colour: colours.stone,
      side: 'corner',
      count: 160,
    }),
    box([0, 0, 26, 675], colours.dark),
    [8, 12, 5, 3].map(row),
  ];
}

function stationSign({ colours, random }) {
  const white = '#f9f4e8';
  const diamond = (x) => place([x, 232], { turn: 45 }, box([-25, -25, 50, 50], white));
  const sun = o.circle([930, 150], 130);
  return [
    background('#dfd3ba'),
    line(
      [
        ...times(6, (i) => `M0 ${60 + i * 120}H1200`),
        ...times(11, (i) => `M${i * 120} 0V675`),
      ].join(''),
      '#cfc0a2',
      5,
    ),
    disc([930, 150], 130, colours.red),
    stipple(random, sun, {
      area: [800, 20, 260, 260],
      colour: colours.dark,
      side: 'left',
      count: 160,
    }),
    box([0, 180, 1200, 320], colours.dark),
    box([0, 164, 1200, 320], colours.blue),
    line('M0 184H1200M0 464H1200', '#5681a6', 5),
    shape('M250 210H306V352C306 376 318 386 340 386V436C284 436 250 410 250 358Z', white),
    box([388, 280, 56, 152], white),
    diamond(416),
    ring([588, 356], 54, [white, 50]),
    box([614, 206, 56, 226], white),
    ring([814, 340], 70, [white, 52]),
    [180, 1020].map((x) => box([x, 316, 60, 16], colours.ochre)),
  ];
}

const digits = {
  1: 'M-20 -44L4 -66V66',
  7: 'M-38 -62H38L-8 66',
  4: 'M18 66V-62L-42 28H42',
  0: 'M0 -64C-52 -64 -52 64 0 64C52 64 52 -64 0 -64Z',
  2: 'M-36 -34C-34 -76 36 -76 36 -30C36 6 -20 30 -38 62H40',
};

function numerals({ colours, random }) {
  const pens = [
    [8, colours.dark],
    [24, colours.dark],
    [16, colours.red],
    [34, colours.blue],
    [12, colours.ochre],
  ];
  const column = ([pen, colour], c) => {
    const x = 178 + c * 212;
    return ['7', '2', '0', '4'].map((digit, r) => {
      const at = [x, 110 + r * 152];
      const blurred = c !== 2 && line(digits[digit], '#d9ccb0', pen + 10);
      return [
        place([at[0] + 7, at[1] + 4], { size: 0.84 }, blurred),
        place(
          at,
          { size: c === 3 ? 0.78 : 0.84 },
          line(digits[digit], colour, pen),
          c === 4 && line(digits[digit], colours.paper, 4),
        ),
      ];
    });
  };
  const chosen = o.rounded([502, 14, 200, 648], 40);
  return [
    background(colours.stone),
    box([50, 14, 1100, 648], colours.paper, 20),
    shape(chosen, '#f3d79a'),
    stipple(random, chosen, {
      area: [502, 14, 200, 648],
      colour: colours.ochre,
      side: 'bottom',
      count: 240,
    }),
    pens.map(column),
  ];
}

function letterG({ colours, random }) {
  const lower = o.ellipse([590, 520, 210, 116]);
  return [
    background(colours.red),
    line('M0 96H1200M0 396H1200M0 640H1200', '#e2664f', 5),
    dashes('M300 0V675M860 0V675', '#e2664f', [5, 16, 16]),
    shape(lower, colours.paper),
    shape(o.ellipse([590, 522, 132, 62]), colours.red),
    shape(
      'M470 356C400 390 400 446 470 446H650L690 486H480C350 486 340 390 430 340Z',
      colours.paper,
    ),
    disc([570, 246], 152, colours.paper),
    stipple(random, o.circle([570, 246], 152), {
      area: [418, 94, 304, 304],
      colour: colours.dark,
      side: 'left',
      count: 260,
    }),
    disc([570, 246], 80, colours.red),
    shape('M660 130C700 90 760 84 800 96L790 160C750 146 720 160 704 190Z', colours.paper),
    disc([800, 130], 44, colours.dark),
    ring([570, 246], 176, [colours.ochre, 4]),
    line('M570 40V450M360 246H780', colours.ochre, 4),
    o
      .rows('570 70, 570 422, 394 246, 746 246')
      .map(([x, y]) => box([x - 11, y - 11, 22, 22], colours.ochre)),
  ];
}

export const typography1To4 = [pictograms, stationSign, numerals, letterG];
