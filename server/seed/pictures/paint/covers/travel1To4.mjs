import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function road({ colours, random }) {
  const near = o.land('0 430, 260 380, 620 430, 900 400, 1200 470');
  const far = o.land('0 330, 250 230, 520 330, 800 220, 1200 340');
  const cypress = ([x, y, size]) => place([x, y], { size }, shape(o.leaf(170, 50), colours.dark));
  return [
    background(colours.sand),
    disc([830, 210], 120, colours.coral),
    shape(far, colours.sea),
    stipple(random, far, {
      area: [0, 220, 1200, 200],
      colour: colours.dark,
      side: 'top',
      count: 260,
    }),
    shape(o.land('0 400, 350 330, 700 380, 1200 300'), '#8fae9b'),
    shape(near, '#c98f4e'),
    shape(
      'M470 700C520 600 760 580 740 520C724 476 560 480 566 440C570 414 640 412 690 402L704 404C660 420 610 424 612 444C616 474 830 470 850 530C872 600 760 620 780 700Z',
      colours.paper,
    ),
    line('M620 690C650 620 800 590 794 532C786 486 640 480 594 452', colours.coral, 5),
    shape(o.land('0 560, 180 520, 420 640, 520 700'), colours.dark),
    o.rows('300 410 0.9, 350 420 1.2, 980 430 1.3, 1040 440 1, 1100 470 1.5').map(cypress),
  ];
}

function boat({ colours, random }) {
  const sail = 'M610 90C760 200 840 340 850 470H610Z';
  const hull = 'M390 500H880C850 570 800 600 740 600H500C450 600 410 560 390 500Z';
  return [
    background(colours.coral),
    disc([560, 330], 250, '#f3c08d'),
    box([0, 500, 1200, 180], colours.dark),
    line('M596 60V510', colours.dark, 12),
    shape('M580 130C480 240 430 360 420 470H580Z', colours.sky),
    shape(sail, colours.paper),
    stipple(random, sail, { area: [610, 90, 240, 380], colour: colours.sea, count: 300 }),
    shape('M600 60L680 84L600 108Z', colours.dark),
    shape(hull, colours.sand),
    clip(hull, box([380, 500, 520, 34], colours.paper)),
    shape(`${o.wave([-60, 1260], 584, [150, 16])}V700H-60Z`, colours.sea),
    shape(`${o.wave([-20, 1300], 632, [170, 14])}V700H-20Z`, colours.dark),
    line(
      'M960 160C980 140 1000 140 1014 160C1030 140 1050 140 1068 160M1060 230C1074 216 1088 216 1098 230C1110 216 1124 216 1136 230',
      colours.paper,
      7,
    ),
  ];
}

function curtains({ colours }) {
  return [
    shape('M140 30H330C310 190 250 330 140 410Z', colours.dark),
    shape('M1060 30H870C890 190 950 330 1060 410Z', colours.dark),
    line(
      'M200 34C196 170 176 280 144 340M262 34C252 150 226 250 190 320M1000 34C1004 170 1024 280 1056 340M938 34C948 150 974 250 1010 320',
      colours.sea,
      4,
    ),
  ];
}

function tableTop({ colours }) {
  return [
    box([0, 540, 1200, 28], colours.sand),
    box([0, 568, 1200, 110], '#7f3829'),
    shape('M300 450H430V480C430 525 402 540 365 540C328 540 300 525 300 480Z', colours.paper),
    line('M428 468C466 462 466 508 418 506', colours.paper, 12),
    shape('M770 540V526H830V430H842V526H902V540Z', colours.dark),
    shape('M786 440L812 370H860L886 440Z', '#f4d79c'),
  ];
}

function wires({ colours }) {
  return [
    line(
      'M100 190C240 240 280 240 400 196C560 250 660 250 800 196C900 236 1000 236 1100 190',
      colours.dark,
      4,
    ),
    [400, 800].map((x) => [
      box([x - 6, 150, 12, 380], colours.dark),
      box([x - 32, 184, 64, 10], colours.dark),
    ]),
  ];
}

function nightTrain({ colours, random }) {
  const glass = o.rounded([170, 60, 860, 430], 70);
  const hills = o.land('100 360, 360 240, 600 340, 860 230, 1100 330');
  return [
    background('#a9503c'),
    hatch(o.rectangle([0, 0, 1200, 675]), {
      area: [0, 30, 1200, 640],
      colour: '#9c4735',
      gap: 60,
      pen: 5,
    }),
    shape(o.rounded([140, 30, 920, 490], 96), colours.sand),
    clip(
      glass,
      shape(glass, '#2b4d68'),
      times(26, () =>
        disc(
          [random.between(180, 1020), random.between(70, 260)],
          random.between(2, 4),
          colours.paper,
        ),
      ),
      disc([450, 170], 58, colours.paper),
      disc([474, 158], 50, '#2b4d68'),
      shape(hills, colours.sea),
      stipple(random, hills, {
        area: [160, 230, 880, 180],
        colour: colours.dark,
        side: 'bottom',
        count: 240,
      }),
      shape(o.land('100 430, 500 390, 1100 430'), colours.dark),
      o.rows('250 440, 620 425, 660 432, 900 450').map((at) => box([...at, 14, 14], colours.sand)),
      wires({ colours }),
    ),
    curtains({ colours }),
    tableTop({ colours }),
  ];
}

function clothes({ colours }) {
  const sock = 'M0 0H62V96C62 120 96 122 110 144C122 172 100 190 70 186C30 182 0 160 0 120Z';
  return [
    place(
      [90, 80],
      { turn: -6 },
      shape(
        o.polygon('60 0, 230 0, 300 70, 256 110, 232 86, 232 230, 58 230, 58 86, 34 110, -10 70'),
        colours.paper,
      ),
      line('M58 60H232M58 110H232M58 160H232M58 206H232', colours.coral, 12),
      shape('M104 -2C110 40 180 40 186 -2Z', colours.sand),
    ),
    [
      [130, 410],
      [262, 400],
    ].map(([x, y]) =>
      place([x, y], { turn: 8 }, shape(sock, colours.coral), box([0, 0, 62, 30], colours.paper)),
    ),
  ];
}

function camera({ colours }) {
  return place(
    [840, 70],
    { turn: 5 },
    box([0, 30, 270, 168], colours.dark, 22),
    box([84, 4, 100, 40], colours.dark, 10),
    box([0, 74, 270, 72], colours.sea),
    disc([136, 112], 66, colours.paper),
    disc([136, 112], 50, colours.dark),
    disc([136, 112], 24, colours.sea),
    disc([236, 54], 9, colours.coral),
  );
}

function smallThings({ colours }) {
  return [
    place(
      [838, 330],
      { turn: -4 },
      box([8, 10, 170, 230], colours.dark, 8),
      box([0, 0, 170, 230], colours.sea, 8),
      disc([85, 92], 46, colours.sand),
      line('M39 92H131M85 46V138', colours.sea, 5),
      box([40, 170, 90, 14], colours.sand, 7),
    ),
    place(
      [1060, 340],
      {},
      box([0, 30, 84, 206], colours.coral, 30),
      box([20, 0, 44, 40], colours.dark, 8),
      box([0, 96, 84, 60], colours.paper),
    ),
  ];
}

function packing({ colours, random }) {
  const bag = o.rounded([470, 150, 260, 400], 80);
  return [
    background(colours.sand),
    line(times(6, (i) => `M0 ${70 + i * 116}H1200`).join(''), '#d8ab6f', 5),
    line('M520 160C520 90 680 90 680 160', colours.dark, 22),
    box([440, 330, 60, 180], '#33607a', 24),
    box([700, 330, 60, 180], '#33607a', 24),
    shape(bag, colours.dark),
    stipple(random, bag, {
      area: [470, 150, 260, 400],
      colour: colours.sky,
      side: 'left',
      count: 160,
    }),
    box([506, 380, 188, 130], colours.coral, 26),
    box([506, 410, 188, 12], colours.dark),
    box([486, 210, 228, 90], colours.sea, 24),
    [530, 660].map((x) => box([x, 190, 16, 190], colours.sand)),
    clothes({ colours }),
    camera({ colours }),
    smallThings({ colours }),
    times(3, (i) => disc([60 + i * 34, 640], 12, colours.dark)),
  ];
}

export const travel1To4 = [road, packing, boat, nightTrain];
