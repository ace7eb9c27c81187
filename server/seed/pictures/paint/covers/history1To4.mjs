import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function frieze({ colours }) {
  return [
    box([90, 60, 590, 66], colours.paper),
    times(5, (i) => [
      box([112 + i * 116, 70, 60, 46], colours.stone),
      line(`M${132 + i * 116} 74v38M${152 + i * 116} 74v38`, colours.paper, 5),
    ]),
    shape('M70 60L385 -60L700 60Z', colours.stone),
  ];
}

function brokenColumn({ colours, random }) {
  const broken = 'M830 600L836 420L870 400L884 430L920 392L948 420L972 404L978 600Z';
  return [
    shape(broken, colours.paper),
    clip(
      broken,
      times(4, (i) => box([858 + i * 28, 380, 9, 240], colours.stone)),
    ),
    stipple(random, broken, { area: [830, 390, 150, 210], colour: colours.dark, count: 120 }),
  ];
}

function column(colours, [x, top]) {
  const shaft = o.polygon([
    [x - 62, top],
    [x + 62, top],
    [x + 74, 600],
    [x - 74, 600],
  ]);
  return [
    shape(shaft, colours.paper),
    clip(
      shaft,
      times(4, (i) => box([x - 50 + i * 30, top, 9, 620], colours.stone)),
      box([x + 34, top, 60, 620], '#dccfae'),
    ),
    shape(
      `M${x - 62} ${top}C${x - 90} ${top - 10} ${x - 96} ${top - 30} ${x - 98} ${top - 44}H${x + 98}C${x + 96} ${top - 30} ${x + 90} ${top - 10} ${x + 62} ${top}Z`,
      colours.stone,
    ),
    box([x - 112, top - 76, 224, 34], colours.paper),
  ];
}

function columns({ colours, random }) {
  return [
    background(colours.terracotta),
    disc([760, 250], 170, colours.ochre),
    shape(o.land('0 560, 300 500, 700 540, 1200 480'), '#8f4a30'),
    [250, 520].map((x) => column(colours, [x, 200])),
    frieze({ colours }),
    brokenColumn({ colours, random }),
    [250, 520].map((x) =>
      stipple(random, o.rectangle([x - 70, 200, 140, 400]), {
        area: [x - 70, 200, 140, 400],
        colour: colours.dark,
        count: 110,
      }),
    ),
    box([0, 596, 1200, 90], colours.dark),
    box([120, 596, 920, 26], colours.stone),
    place([1040, 590], { turn: 8 }, box([-70, -40, 120, 46], colours.paper, 6)),
  ];
}

function oliveTwig({ colours }) {
  return place(
    [430, 250],
    { turn: -20 },
    line('M0 70C10 20 10 -20 -4 -70', colours.dark, 8),
    o
      .rows('-40 10, 34 -14, -36 -40')
      .map(([x, y]) =>
        place([2, y + 10], { turn: x > 0 ? 55 : -55 }, shape(o.leaf(62, 30), colours.dark)),
      ),
  );
}

function coinLetters({ colours }) {
  return [
    line(
      'M760 350L784 280L808 350M768 328H800M762 470H808M762 470V530M762 500H800M762 530H808',
      colours.dark,
      9,
    ),
    ring([786, 410], 26, [colours.dark, 9]),
    disc([786, 410], 7, colours.dark),
  ];
}

function owlCoin({ colours, random }) {
  const center = [600, 338];
  const rim = o.blob(times(18, (i) => o.polar(center, 292 + [0, 9, -6, 4, -10, 6][i % 6], i * 20)));
  const owl =
    'M540 180C500 250 500 380 550 450C570 480 580 500 584 520H640C650 480 700 440 712 380C724 300 700 220 670 180C630 160 580 160 540 180Z';
  return [
    background(colours.verdigris),
    disc([640, 370], 296, '#3f6557'),
    shape(rim, colours.stone),
    disc(center, 252, '#dccba6'),
    times(44, (i) => disc(o.polar(center, 264, i * 8.2), 7, '#a58f64')),
    stipple(random, rim, {
      area: [300, 40, 600, 600],
      colour: colours.dark,
      side: 'corner',
      count: 620,
    }),
    shape(owl, colours.dark),
    disc([568, 240], 46, colours.stone),
    disc([652, 240], 46, colours.stone),
    disc([568, 240], 22, colours.dark),
    disc([652, 240], 22, colours.dark),
    shape('M594 256H626L610 292Z', colours.ochre),
    times(4, (r) =>
      line(
        times(
          4 - (r > 2 ? 1 : 0),
          (c) => `M${560 + c * 30 + (r % 2) * 14} ${330 + r * 34}l10 16l10 -16`,
        ).join(''),
        colours.stone,
        6,
      ),
    ),
    line('M590 520V548M634 520V548M572 552H606M616 552H652', colours.dark, 11),
    oliveTwig({ colours }),
    coinLetters({ colours }),
  ];
}

function gables({ colours }) {
  const walls = [
    colours.terracotta,
    '#a64f33',
    colours.ochre,
    '#a64f33',
    colours.terracotta,
    '#8f4a30',
  ];
  return times(6, (i) => {
    const [x, top] = [-40 + i * 216, 150 + (i % 3) * 34];
    return [
      box([x, top + 110, 200, 300], walls[i]),
      times(4, (k) => box([x + k * 25, top + 82 - k * 28, 200 - k * 50, 30], walls[i])),
      times(3, (k) => shape(o.doorway([x + 26 + k * 56, top + 140, 34, 60]), colours.dark)),
      disc([x + 100, top + 70], 15, colours.dark),
    ];
  });
}

function saltBarge({ colours, random }) {
  const hull = 'M190 430H1010C1000 500 950 540 880 540H320C250 540 200 500 190 430Z';
  const heaps = [340, 480, 620, 760].map((x) => o.wedge([x, 432], 88, [180, 360])).join('');
  return [
    background('#bcd0c4'),
    disc([960, 110], 80, colours.paper),
    gables({ colours }),
    box([0, 420, 1200, 260], '#3f6f78'),
    line('M60 470H170M1040 490H1160M80 640H320M420 610H620M760 640H980', '#8fb3b0', 7),
    line('M250 430V90', colours.dark, 14),
    shape('M262 104C420 130 480 240 470 330H262Z', '#e4d3ae'),
    shape(heaps, colours.paper),
    stipple(random, heaps, {
      area: [250, 340, 600, 92],
      colour: colours.stone,
      side: 'all',
      count: 260,
    }),
    shape(hull, colours.dark),
    line('M200 456H1000', colours.ochre, 9),
    stipple(random, hull, {
      area: [190, 430, 820, 110],
      colour: colours.stone,
      side: 'left',
      count: 140,
    }),
    box([880, 366, 96, 70], colours.verdigris, 6),
    line('M1000 400L1120 600', '#a8742a', 12),
    shape(`${o.wave([-40, 1260], 548, [180, 9])}V700H-40Z`, '#2f5a64'),
  ];
}

const zigzag = (y, colour) =>
  line(o.polyline(times(24, (i) => [400 + i * 18, y + (i % 2) * 22])), colour, 7);

function amphora({ colours, random }) {
  const body =
    'M520 110H680C676 160 690 190 730 220C800 280 800 420 720 520C690 556 660 580 656 610H544C540 580 510 556 480 520C400 420 400 280 470 220C510 190 524 160 520 110Z';
  return [
    background(colours.ochre),
    disc([600, 350], 300, '#e8b768'),
    line('M512 150C400 130 380 230 462 260M688 150C800 130 820 230 738 260', colours.dark, 24),
    shape(body, colours.terracotta),
    clip(
      body,
      box([380, 110, 440, 50], colours.dark),
      zigzag(204, colours.dark),
      box([380, 256, 440, 14], colours.dark),
      box([380, 446, 440, 14], colours.dark),
      times(12, (i) =>
        shape(`M${400 + i * 36} 480h26v-14`, 'none', { stroke: colours.dark, 'stroke-width': 7 }),
      ),
      times(9, (i) => place([420 + i * 46, 612], {}, shape(o.leaf(90, 40), colours.dark))),
      place(
        [600, 362],
        { size: 0.92 },
        shape(
          'M-110 10C-90 -40 -40 -36 10 -30C40 -36 60 -76 84 -84L120 -66L106 -50C100 -20 90 0 70 10C64 30 60 56 66 84H50L40 26H-60L-70 84H-86L-88 30C-100 40 -120 60 -140 56C-130 44 -116 30 -110 10Z',
          colours.dark,
        ),
        line('M60 -50C50 -34 46 -20 40 -12M80 -70l-14 -22', colours.dark, 8),
        disc([98, -64], 4, colours.terracotta),
      ),
    ),
    stipple(random, body, {
      area: [410, 110, 390, 500],
      colour: '#3b1f14',
      side: 'right',
      count: 420,
    }),
    box([496, 92, 208, 26], colours.dark, 10),
    box([520, 606, 160, 30], colours.dark, 6),
    box([0, 636, 1200, 40], '#a8742a'),
  ];
}

export const history1To4 = [columns, owlCoin, saltBarge, amphora];
