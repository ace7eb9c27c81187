import * as o from '../outlines.mjs';
import { box, dashes, disc, line, place, ring, shape, sheet, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function pictograms({ inks, dice }) {
  const person = 'M-17 0V-34C-17 -50 17 -50 17 -34V4H9V50H2V10H-2V50H-9V4H-17Z';
  const tints = [inks.red, inks.dark, inks.blue, inks.ochre];
  const figure = (at, ink) =>
    place(at, { size: 1.06 }, shape(person, ink), disc([0, -60], 13, ink));
  const row = (count, r) => {
    const y = 104 + r * 156;
    return [
      box([64, y - 74, 96, 124], tints[r], 8),
      figure([112, y + 4], inks.paper),
      times(count, (i) => figure([230 + i * 80, y + 4], tints[r])),
      line(`M64 ${y + 66}H1140`, inks.stone, 4),
    ];
  };
  const corner = o.rectangle([700, 300, 500, 375]);
  return [
    sheet(inks.paper),
    stipple(dice, corner, {
      area: [700, 300, 500, 375],
      ink: inks.stone,
      side: 'corner',
      count: 160,
    }),
    box([0, 0, 26, 675], inks.dark),
    [8, 12, 5, 3].map(row),
  ];
}

function stationSign({ inks, dice }) {
  const white = '#f9f4e8';
  const diamond = (x) => place([x, 232], { turn: 45 }, box([-25, -25, 50, 50], white));
  const sun = o.circle([930, 150], 130);
  return [
    sheet('#dfd3ba'),
    line(
      [
        ...times(6, (i) => `M0 ${60 + i * 120}H1200`),
        ...times(11, (i) => `M${i * 120} 0V675`),
      ].join(''),
      '#cfc0a2',
      5,
    ),
    disc([930, 150], 130, inks.red),
    stipple(dice, sun, { area: [800, 20, 260, 260], ink: inks.dark, side: 'left', count: 160 }),
    box([0, 180, 1200, 320], inks.dark),
    box([0, 164, 1200, 320], inks.blue),
    line('M0 184H1200M0 464H1200', '#5681a6', 5),
    shape('M250 210H306V352C306 376 318 386 340 386V436C284 436 250 410 250 358Z', white),
    box([388, 280, 56, 152], white),
    diamond(416),
    ring([588, 356], 54, [white, 50]),
    box([614, 206, 56, 226], white),
    ring([814, 340], 70, [white, 52]),
    [180, 1020].map((x) => box([x, 316, 60, 16], inks.ochre)),
  ];
}

const digits = {
  1: 'M-20 -44L4 -66V66',
  7: 'M-38 -62H38L-8 66',
  4: 'M18 66V-62L-42 28H42',
  0: 'M0 -64C-52 -64 -52 64 0 64C52 64 52 -64 0 -64Z',
  2: 'M-36 -34C-34 -76 36 -76 36 -30C36 6 -20 30 -38 62H40',
};

function numerals({ inks, dice }) {
  const pens = [
    [8, inks.dark],
    [24, inks.dark],
    [16, inks.red],
    [34, inks.blue],
    [12, inks.ochre],
  ];
  const column = ([pen, ink], c) => {
    const x = 178 + c * 212;
    return ['7', '2', '0', '4'].map((digit, r) => {
      const at = [x, 110 + r * 152];
      const blurred = c !== 2 && line(digits[digit], '#d9ccb0', pen + 10);
      return [
        place([at[0] + 7, at[1] + 4], { size: 0.84 }, blurred),
        place(
          at,
          { size: c === 3 ? 0.78 : 0.84 },
          line(digits[digit], ink, pen),
          c === 4 && line(digits[digit], inks.paper, 4),
        ),
      ];
    });
  };
  const chosen = o.rounded([502, 14, 200, 648], 40);
  return [
    sheet(inks.stone),
    box([50, 14, 1100, 648], inks.paper, 20),
    shape(chosen, '#f3d79a'),
    stipple(dice, chosen, {
      area: [502, 14, 200, 648],
      ink: inks.ochre,
      side: 'bottom',
      count: 240,
    }),
    pens.map(column),
  ];
}

function letterG({ inks, dice }) {
  const lower = o.ellipse([590, 520, 210, 116]);
  return [
    sheet(inks.red),
    line('M0 96H1200M0 396H1200M0 640H1200', '#e2664f', 5),
    dashes('M300 0V675M860 0V675', '#e2664f', [5, 16, 16]),
    shape(lower, inks.paper),
    shape(o.ellipse([590, 522, 132, 62]), inks.red),
    shape('M470 356C400 390 400 446 470 446H650L690 486H480C350 486 340 390 430 340Z', inks.paper),
    disc([570, 246], 152, inks.paper),
    stipple(dice, o.circle([570, 246], 152), {
      area: [418, 94, 304, 304],
      ink: inks.dark,
      side: 'left',
      count: 260,
    }),
    disc([570, 246], 80, inks.red),
    shape('M660 130C700 90 760 84 800 96L790 160C750 146 720 160 704 190Z', inks.paper),
    disc([800, 130], 44, inks.dark),
    ring([570, 246], 176, [inks.ochre, 4]),
    line('M570 40V450M360 246H780', inks.ochre, 4),
    o
      .rows('570 70, 570 422, 394 246, 746 246')
      .map(([x, y]) => box([x - 11, y - 11, 22, 22], inks.ochre)),
  ];
}

export const typographyOne = [pictograms, stationSign, numerals, letterG];
