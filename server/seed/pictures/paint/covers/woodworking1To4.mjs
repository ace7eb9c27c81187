import * as o from '../outlines.mjs';
import { background, box, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { grain } from './props.mjs';

function stones({ colours, random }) {
  const stone = ([x, y, w, h], [top, side]) => {
    const face = o.rounded([x, y, w, h], 8);
    return [
      box([x, y + 26, w, h], side, 8),
      shape(face, top),
      stipple(random, face, { area: [x, y, w, h], colour: side, side: 'right', count: 130 }),
    ];
  };
  return [
    background(colours.oak),
    grain([0, 0, 1200, 675], '#bd8746', 9),
    box([60, 190, 800, 330], colours.dark, 14),
    shape(o.blob('560 470, 640 430, 760 450, 850 520, 830 600, 700 610, 600 570'), '#9fbfc6'),
    line('M640 500C670 486 700 486 730 500M690 560C710 550 730 552 750 562', colours.paper, 6),
    stone([110, 230, 200, 220], ['#a8503a', '#7e3a2a']),
    stone([350, 230, 200, 220], ['#dcb65f', '#b08a3c']),
    stone([590, 230, 200, 220], ['#efe6d2', '#c5b797']),
    place(
      [430, 350],
      { turn: 24 },
      box([-40, -30, 260, 60], '#b9c4c6', 4),
      shape('M-40 -30L-74 30H-40Z', colours.paper),
      box([214, -40, 40, 80], colours.ash, 8),
      box([246, -46, 230, 92], colours.cherry, 34),
      line('M290 -20H430', '#c98358', 8),
    ),
    box([960, 0, 240, 230], colours.apron),
    box([960, 230, 240, 26], colours.dark),
    box([960, 300, 240, 120], colours.apron, 8),
    box([1040, 410, 80, 110], '#8fa3aa'),
    line('M940 560H1220', colours.dark, 26),
    disc([944, 560], 24, colours.dark),
    disc([1080, 540], 56, colours.dark),
  ];
}

function rings({ colours, random }) {
  const center = [650, 350];
  const wobble = times(16, () => random.between(-0.05, 0.06));
  const loop = (r) =>
    o.blob(
      times(16, (i) =>
        o.polar([center[0] - (400 - r) * 0.08, center[1]], r * (1 + wobble[i]), i * 22.5),
      ),
    );
  return [
    background(colours.apron),
    place(
      [140, 600],
      {},
      disc([0, 0], 190, colours.dark),
      disc([0, 0], 166, colours.ash),
      [120, 80, 44].map((r) => ring([0, 0], r, [colours.oak, 8])),
    ),
    shape(loop(420), colours.dark),
    shape(loop(384), colours.ash),
    shape(loop(300), '#e0b878'),
    shape(loop(150), colours.oak),
    [344, 262, 222, 186, 112, 66].map((r, i) =>
      line(loop(r), i > 3 ? colours.cherry : '#bd8746', i % 3 ? 6 : 10),
    ),
    shape(loop(20), colours.cherry),
    stipple(random, loop(384), {
      area: [260, 0, 780, 675],
      colour: colours.cherry,
      side: 'corner',
      count: 240,
    }),
    shape('M640 352L1020 150L1060 230Z', colours.dark),
    shape('M640 352L700 640L740 620Z', colours.dark),
  ];
}

function plane({ colours, random }) {
  const body = 'M190 410H1010L1040 470V520H160V450Z';
  const spiral = times(30, (i) => o.polar([420, 190], 118 - i * 3.4, 100 + i * 24));
  const curl = o.curve([[574, 416], [556, 360], [500, 322], ...spiral]);
  return [
    background(colours.ash),
    disc([640, 300], 270, '#f2e2bf'),
    box([0, 520, 1200, 160], colours.oak),
    grain([0, 530, 1200, 145], '#b8803f', 5),
    line(curl, colours.cherry, 24),
    line(curl, '#f0c896', 15),
    shape('M560 410L650 170L706 190L640 410Z', '#8fa3aa'),
    shape('M600 410L690 200L770 240L700 410Z', colours.dark),
    shape(body, colours.apron),
    stipple(random, body, {
      area: [160, 410, 880, 110],
      colour: colours.dark,
      side: 'bottom',
      count: 320,
    }),
    shape(
      'M800 410C800 340 770 300 800 230C830 190 900 200 930 240C900 250 890 290 900 330C910 370 930 390 960 410Z',
      colours.cherry,
    ),
    shape(
      'M232 410C236 384 222 372 222 342C222 300 334 300 334 342C334 372 320 384 324 410Z',
      colours.cherry,
    ),
    line('M836 250C826 290 840 340 846 390', '#c98358', 8),
    box([150, 508, 900, 14], colours.dark),
    o
      .rows('200 610, 980 620, 860 590')
      .map(([x, y]) =>
        place(
          [x, y],
          { turn: x },
          line('M0 0C-30 -40 30 -70 50 -30C60 0 20 10 20 -14', '#f2d9ae', 13),
        ),
      ),
  ];
}

function dovetails({ colours, random }) {
  const tails = times(4, (i) => {
    const y = 70 + i * 142;
    return `M560 ${y + 22}L700 ${y}V${y + 108}L560 ${y + 86}Z`;
  }).join('');
  const front = o.rectangle([560, 40, 150, 595]);
  return [
    background('#93a183'),
    box([-20, 40, 590, 595], colours.ash),
    grain([-20, 40, 580, 595], colours.oak, 10),
    shape(front, colours.cherry),
    stipple(random, front, {
      area: [560, 40, 150, 595],
      colour: colours.dark,
      side: 'right',
      count: 260,
    }),
    shape(tails, colours.ash),
    shape(tails, 'none', { stroke: colours.dark, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    times(4, (i) =>
      line(
        `M600 ${100 + i * 142}H690M580 ${130 + i * 142}H690M610 ${158 + i * 142}H690`,
        colours.oak,
        4,
      ),
    ),
    line('M560 40V635', colours.dark, 5),
    shape('M710 40L980 100V575L710 635Z', '#9a5031'),
    shape('M760 96L930 130V545L760 580Z', '#b0603b'),
    disc([852, 338], 44, colours.dark),
    disc([842, 330], 40, colours.oak),
    box([-20, 600, 1240, 90], colours.dark),
    box([-20, 592, 1240, 12], colours.apron),
  ];
}

export const woodworking1To4 = [stones, rings, plane, dovetails];
