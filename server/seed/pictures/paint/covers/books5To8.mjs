import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function lyingOpen({ colours }) {
  return place(
    [596, 398],
    { turn: -4 },
    shape('M0 0C-40 -34 -90 -30 -130 -14V-84C-90 -100 -40 -100 0 -70Z', colours.paper),
    shape('M0 0C40 -34 90 -30 130 -14V-84C90 -100 40 -100 0 -70Z', '#e4d4b5'),
    line(
      'M-100 -64C-70 -70 -50 -66 -26 -52M-100 -40C-70 -46 -50 -42 -26 -28M100 -64C70 -70 50 -66 26 -52M100 -40C70 -46 50 -42 26 -28',
      '#b79f72',
      4,
    ),
    shape(
      'M-134 -10C-90 -26 -40 -30 0 4C40 -30 90 -26 134 -10V4C90 -12 40 -16 0 18C-40 -16 -90 -12 -134 4Z',
      colours.brick,
    ),
  );
}

function readingChair({ colours, random }) {
  const back = 'M430 220C430 150 520 130 600 130C690 130 760 150 760 220V470H430Z';
  return [
    background('#5b3a4f'),
    shape('M930 150L1180 690H640Z', '#7a4f5c'),
    shape('M930 150L1110 690H740Z', '#94626a'),
    box([0, 580, 1200, 100], colours.dark),
    oval([600, 610, 400, 30], colours.brick),
    box([921, 140, 18, 450], colours.mustard),
    oval([930, 592, 90, 16], colours.mustard),
    shape('M840 190L880 70H980L1020 190Z', colours.paper),
    [470, 700].map((x) => line(`M${x} 540V600`, colours.mustard, 18)),
    shape(back, colours.teal),
    stipple(random, back, {
      area: [430, 130, 330, 340],
      colour: colours.dark,
      side: 'left',
      count: 300,
    }),
    o.rows('520 240, 600 240, 680 240, 560 310, 640 310').map((at) => disc(at, 9, colours.dark)),
    box([430, 400, 330, 80], '#3f8886', 30),
    shape('M360 360C360 320 440 320 450 360V540H390C370 540 360 520 360 500Z', '#265f5d'),
    shape('M830 360C830 320 750 320 740 360V540H800C820 540 830 520 830 500Z', '#265f5d'),
    box([390, 470, 410, 74], '#265f5d', 20),
    lyingOpen({ colours }),
    box([150, 440, 150, 20], colours.mustard, 6),
    line('M180 460L170 590M270 460L280 590', colours.mustard, 12),
    [
      [160, 406, colours.brick],
      [168, 372, colours.blush],
    ].map(([x, y, colour]) => box([x, y, 126, 34], colour, 4)),
  ];
}

function fountainPen({ colours }) {
  return place(
    [900, 560],
    { turn: -40 },
    box([-20, -22, 330, 44], colours.dark, 22),
    box([60, -22, 16, 44], colours.mustard),
    shape('M-20 -18L-90 0L-20 18Z', colours.mustard),
    line('M-90 0H-50', colours.dark, 4),
  );
}

function indexPage({ colours, random }) {
  const vowels = [colours.brick, colours.mustard, colours.teal, '#5b3a4f', '#d98a6a'];
  const entry = (i) => {
    const y = 92 + i * 100;
    return [
      disc([258, y + 22], 22, vowels[i]),
      line(
        times(
          3,
          (k) => `M310 ${y + k * 26}H${310 + [230, 150, 200, 90, 250, 170, 120][(i * 3 + k) % 7]}`,
        ).join(''),
        colours.dark,
        9,
      ),
    ];
  };
  const numbers = (i) =>
    times(1 + ((i * 2) % 4), (k) => box([690 + k * 66, 100 + i * 100, 46, 30], vowels[i], 6));
  const page = o.rounded([150, 40, 880, 640], 16);
  return [
    background(colours.mustard),
    stipple(random, o.rectangle([0, 0, 1200, 675]), {
      area: [0, 0, 1200, 675],
      colour: '#b9842a',
      side: 'corner',
      count: 200,
    }),
    box([168, 56, 880, 660], '#b9842a', 16),
    times(7, (i) => box([1000, 60 + i * 86, 110, 72], vowels[i % 3], 12)),
    shape(page, colours.paper),
    line('M206 40V675', '#e0b8a0', 5),
    line(times(6, (i) => `M206 ${170 + i * 100 - 8}H1030`).join(''), '#e6d8b8', 4),
    times(6, (i) => [disc([178, 110 + i * 100], 11, colours.mustard)]),
    times(5, entry),
    times(5, numbers),
    fountainPen({ colours }),
  ];
}

function firs() {
  return [
    times(6, (i) =>
      shape(
        o.polygon([
          [40 + i * 44, 540],
          [74 + i * 44, 380 - (i % 3) * 40],
          [108 + i * 44, 540],
        ]),
        '#1d3a43',
      ),
    ),
    times(5, (i) =>
      shape(
        o.polygon([
          [960 + i * 50, 540],
          [996 + i * 50, 390 - (i % 2) * 50],
          [1032 + i * 50, 540],
        ]),
        '#1d3a43',
      ),
    ),
  ];
}

function bookTent({ colours, random }) {
  const cover = 'M600 150L980 560H870L600 250L330 560H220Z';
  const inner = 'M600 250L870 560H330Z';
  return [
    background('#264a55'),
    disc([920, 160], 84, colours.paper),
    disc([952, 142], 72, '#264a55'),
    times(36, () =>
      disc(
        [random.between(20, 1180), random.between(20, 400)],
        random.between(2, 5),
        colours.paper,
      ),
    ),
    shape(o.land('0 520, 300 450, 700 500, 1200 440'), colours.teal),
    firs(),
    box([0, 540, 1200, 140], colours.dark),
    shape('M330 560L200 675H1000L870 560Z', '#8a6a3a'),
    shape(inner, colours.mustard),
    shape('M600 250L700 560H500Z', '#f3d488'),
    shape(cover, colours.brick),
    stipple(random, cover, {
      area: [220, 150, 760, 410],
      colour: colours.dark,
      side: 'right',
      count: 300,
    }),
    line('M600 236L330 546M600 236L870 546', colours.paper, 9),
    place(
      [600, 560],
      {},
      shape('M-50 0C-50 -70 -30 -90 0 -90C30 -90 50 -70 50 0Z', colours.dark),
      disc([0, -116], 34, '#d3a077'),
      shape(o.arc([0, -120], 35, [170, 370]), colours.dark),
      shape(
        'M0 -24C-30 -44 -60 -40 -80 -30V-66C-60 -76 -30 -80 0 -60C30 -80 60 -76 80 -66V-30C60 -40 30 -44 0 -24Z',
        colours.paper,
      ),
    ),
  ];
}

function pottedLeaves({ colours }) {
  return place(
    [290, 560],
    {},
    shape('M-60 -110H60L44 0H-44Z', colours.teal),
    [-44, -14, 16, 46].map((turn) =>
      place(
        [0, -106],
        { turn },
        shape(o.leaf(150, 56), '#6f8f5e'),
        line('M0 0V-110', '#9fb58a', 4),
      ),
    ),
  );
}

function windowCat({ colours, random }) {
  const cat =
    'M470 560C440 470 470 380 520 330C500 300 496 250 502 200L548 236C566 230 590 230 608 236L654 200C662 250 656 300 636 330C690 390 710 480 690 560Z';
  const pane = o.rectangle([250, 40, 640, 500]);
  return [
    background(colours.brick),
    box([220, 10, 700, 560], colours.paper),
    shape(pane, '#9fc3bd'),
    clip(
      pane,
      disc([740, 170], 80, colours.mustard),
      shape(o.land('240 420, 420 340, 640 420, 900 350'), colours.teal),
      shape(o.land('240 480, 560 430, 900 480'), '#265f5d'),
    ),
    line('M570 40V540M250 290H890', colours.paper, 20),
    box([150, 560, 900, 36], colours.mustard),
    box([0, 596, 1200, 90], '#8d3a2e'),
    line('M690 540C800 560 820 470 770 430', colours.dark, 36),
    shape(cat, colours.dark),
    stipple(random, cat, {
      area: [460, 330, 240, 230],
      colour: colours.blush,
      side: 'right',
      count: 130,
    }),
    [550, 606].map((x) => [
      oval([x, 284, 11, 14], colours.mustard),
      oval([x, 284, 4, 12], colours.dark),
    ]),
    shape('M568 308H588L578 320Z', colours.blush),
    [
      [760, 520, 230, 40, colours.blush],
      [780, 484, 200, 36, colours.teal],
      [750, 448, 220, 36, colours.paper],
    ].map(([x, y, w, h, colour]) => [
      box([x, y, w, h], colour, 5),
      box([x + 30, y, 10, h], colours.dark),
    ]),
    pottedLeaves({ colours }),
  ];
}

export const books5To8 = [readingChair, indexPage, bookTent, windowCat];
