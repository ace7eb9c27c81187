import * as o from '../outlines.mjs';
import { box, disc, line, place, shape, sheet, times, within } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function scenery(inks, [x, y, w, h]) {
  const frame = o.rounded([x, y, w, h], 10);
  const hills = [
    [x, y + h * 0.8],
    [x + w * 0.3, y + h * 0.45],
    [x + w * 0.6, y + h * 0.78],
    [x + w, y + h * 0.5],
  ];
  return [
    shape(frame, inks.pink),
    within(
      frame,
      disc([x + w * 0.72, y + h * 0.3], Math.min(w, h) * 0.16, inks.sun),
      shape(o.land(hills, y + h), inks.dark),
    ),
  ];
}

/** The same component, laid out for the room it is given. */
function component(inks, [x, y, w, h]) {
  const wide = w > 400;
  const picture = wide ? [x + 16, y + 16, w * 0.4, h - 32] : [x + 14, y + 14, w - 28, h * 0.46];
  const [left, top, room] = wide
    ? [x + w * 0.4 + 48, y + 34, w * 0.44]
    : [x + 14, y + h * 0.46 + 36, w - 28];
  return [
    box([x, y, w, h], inks.paper, 14),
    scenery(inks, picture),
    box([left, top, room, 18], inks.dark, 9),
    h > 200 && box([left, top + 34, room * 0.7, 12], '#c9c3b2', 6),
    wide && box([left, top + 58, room * 0.84, 12], '#c9c3b2', 6),
  ];
}

function slots({ inks, dice }) {
  const sun = o.circle([1090, 590], 220);
  return [
    sheet(inks.mint),
    shape(sun, inks.sun),
    stipple(dice, sun, { area: [870, 370, 420, 310], ink: inks.dark, side: 'left', count: 170 }),
    box([144, 64, 940, 640], '#6fb097', 20),
    box([130, 50, 940, 640], inks.blue, 20),
    shape('M130 104V70A20 20 0 0 1 150 50H1050A20 20 0 0 1 1070 70V104Z', inks.dark),
    [inks.pink, inks.sun, inks.mint].map((ink, i) => disc([164 + i * 32, 77], 10, ink)),
    component(inks, [160, 130, 650, 220]),
    [0, 1, 2].map((i) => component(inks, [160 + i * 222, 374, 206, 250])),
    box([834, 130, 206, 494], '#6d83df', 14),
    [0, 1, 2].map((i) => component(inks, [850, 146 + i * 158, 174, 146])),
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
      shape('M-30 -28L-86 0L-30 28Z', '#e8c9a0'),
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
    place([746, 344], { flip: -1 }, line(brace, '#45447a', 62)),
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
      [590, 350],
      {},
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

export const webDevelopmentOne = [braces, wallChart, slots, notebook];
