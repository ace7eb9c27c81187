import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function scenery(colours, [x, y, w, h]) {
  const frame = o.rounded([x, y, w, h], 10);
  const hills = [
    [x, y + h * 0.8],
    [x + w * 0.3, y + h * 0.45],
    [x + w * 0.6, y + h * 0.78],
    [x + w, y + h * 0.5],
  ];
  return [
    shape(frame, colours.pink),
    clip(
      frame,
      disc([x + w * 0.72, y + h * 0.3], Math.min(w, h) * 0.16, colours.sun),
      shape(o.land(hills, y + h), colours.dark),
    ),
  ];
}

/** The same component, laid out for the room it is given. */
function component(colours, [x, y, w, h]) {
  const wide = w > 400;
  const picture = wide ? [x + 16, y + 16, w * 0.4, h - 32] : [x + 14, y + 14, w - 28, h * 0.46];
  const [left, top, room] = wide
    ? [x + w * 0.4 + 48, y + 34, w * 0.44]
    : [x + 14, y + h * 0.46 + 36, w - 28];
  return [
    box([x, y, w, h], colours.paper, 14),
    scenery(colours, picture),
    box([left, top, room, 18], colours.dark, 9),
    h > 200 && box([left, top + 34, room * 0.7, 12], '#c9c3b2', 6),
    wide && box([left, top + 58, room * 0.84, 12], '#c9c3b2', 6),
  ];
}

function slots({ colours, random }) {
  const sun = o.circle([1090, 590], 220);
  return [
    background(colours.mint),
    shape(sun, colours.sun),
    stipple(random, sun, {
      area: [870, 370, 420, 310],
      colour: colours.dark,
      side: 'left',
      count: 170,
    }),
    box([144, 64, 940, 640], '#6fb097', 20),
    box([130, 50, 940, 640], colours.blue, 20),
    shape('M130 104V70A20 20 0 0 1 150 50H1050A20 20 0 0 1 1070 70V104Z', colours.dark),
    [colours.pink, colours.sun, colours.mint].map((colour, i) =>
      disc([164 + i * 32, 77], 10, colour),
    ),
    component(colours, [160, 130, 650, 220]),
    [0, 1, 2].map((i) => component(colours, [160 + i * 222, 374, 206, 250])),
    box([834, 130, 206, 494], '#6d83df', 14),
    [0, 1, 2].map((i) => component(colours, [850, 146 + i * 158, 174, 146])),
  ];
}

function wallChart({ colours, random }) {
  const open = new Set([9, 23, 28, 34, 35, 41, 44, 50, 52, 53]);
  const tints = [colours.blue, colours.mint, colours.pink, colours.sun, colours.dark];
  const cell = (i) => {
    const [x, y] = [155 + (i % 9) * 100, 48 + Math.floor(i / 9) * 98];
    const area = [x, y, 84, 84];
    if (open.has(i)) return line(o.rounded(area, 8), colours.dark, 5);
    const colour = tints[(i * 7 + Math.floor(i / 9) * 3) % 5];
    return [
      box(area, colour, 8),
      i % 4 === 1 &&
        stipple(random, o.rounded(area, 8), {
          area,
          colour: colour === colours.dark ? colours.mint : colours.dark,
          side: 'corner',
          count: 30,
        }),
    ];
  };
  return [
    background('#d9d3ea'),
    box([118, 12, 968, 640], colours.dark, 6),
    box([106, 0, 968, 640], colours.paper, 6),
    times(54, cell),
    place(
      [1010, 596],
      { turn: -34 },
      box([-30, -28, 250, 56], colours.sun),
      box([150, -28, 34, 56], colours.paper),
      box([184, -28, 60, 56], colours.pink, 12),
      shape('M-30 -28L-86 0L-30 28Z', '#e8c9a0'),
      shape('M-66 -10L-86 0L-66 10Z', colours.dark),
    ),
  ];
}

function braces({ colours, random }) {
  const brace =
    'M0 -230C-96 -230 -80 -150 -80 -90C-80 -30 -100 0 -150 0C-100 0 -80 30 -80 90C-80 150 -96 230 0 230';
  const face = o.circle([600, 338], 96);
  return [
    background(colours.dark),
    place([466, 344], {}, line(brace, '#45447a', 62)),
    place([746, 344], { flip: -1 }, line(brace, '#45447a', 62)),
    place([454, 332], {}, line(brace, colours.pink, 62)),
    place([746, 332], { turn: 180 }, line(brace, colours.mint, 62)),
    shape(face, colours.sun),
    stipple(random, face, {
      area: [504, 242, 192, 192],
      colour: colours.dark,
      side: 'corner',
      count: 170,
    }),
    times(12, (i) => [
      box(
        [70 + (i % 2) * 990, 70 + Math.floor(i / 2) * 96, [40, 70, 56][i % 3], 14],
        i % 3 ? '#45447a' : colours.blue,
        7,
      ),
    ]),
  ];
}

function notebook({ colours, random }) {
  const tally = ([x, y], count) => [
    times(count, (i) =>
      line(
        `M${x + i * 19} ${y}l${random.between(-5, 5)} ${random.between(46, 54)}`,
        colours.dark,
        6,
      ),
    ),
    count > 3 && line(`M${x - 16} ${y + 42}L${x + 78} ${y + 8}`, colours.pink, 7),
  ];
  const rows = [[4, 4, 4, 2], [4, 4], [4, 4, 4, 4], [3], [4, 4, 1]];
  return [
    background(colours.pink),
    place(
      [590, 350],
      {},
      box([-376, -318, 780, 720], '#cf6f68', 14),
      box([-390, -330, 780, 720], colours.paper, 14),
      line(times(7, (i) => `M-360 ${-232 + i * 88}H360`).join(''), colours.mint, 4),
      line('M-250 -330V400', colours.pink, 4),
      times(13, (i) => [
        disc([-352 + i * 58.6, -300], 12, '#cf6f68'),
        line(`M${-352 + i * 58.6} -300V-348`, colours.dark, 8),
      ]),
      rows.map((row, r) => [
        line(`M-340 ${-192 + r * 88}h${[60, 40, 66, 50, 44][r]}`, colours.blue, 9),
        row.map((count, g) => tally([-210 + g * 130, -218 + r * 88], count)),
      ]),
    ),
    place(
      [1010, 480],
      { turn: 12 },
      box([-112, -96, 240, 220], colours.dark, 34),
      box([-120, -120, 240, 212], colours.blue, 34),
      box([-94, -106, 188, 162], '#6d83df', 26),
      line('M-54 -50H40M14 -76L42 -50L14 -24M56 -80V-20', colours.paper, 11),
    ),
  ];
}

export const webDevelopment1To4 = [braces, wallChart, slots, notebook];
