import * as o from '../outlines.mjs';
import { box, disc, line, place, shape, sheet, times, within } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function road({ inks, dice }) {
  const near = o.land('0 430, 260 380, 620 430, 900 400, 1200 470');
  const far = o.land('0 330, 250 230, 520 330, 800 220, 1200 340');
  const cypress = ([x, y, size]) => place([x, y], { size }, shape(o.leaf(170, 50), inks.dark));
  return [
    sheet(inks.sand),
    disc([830, 210], 120, inks.coral),
    shape(far, inks.sea),
    stipple(dice, far, { area: [0, 220, 1200, 200], ink: inks.dark, side: 'top', count: 260 }),
    shape(o.land('0 400, 350 330, 700 380, 1200 300'), '#8fae9b'),
    shape(near, '#c98f4e'),
    shape(
      'M470 700C520 600 760 580 740 520C724 476 560 480 566 440C570 414 640 412 690 402L704 404C660 420 610 424 612 444C616 474 830 470 850 530C872 600 760 620 780 700Z',
      inks.paper,
    ),
    line('M620 690C650 620 800 590 794 532C786 486 640 480 594 452', inks.coral, 5),
    shape(o.land('0 560, 180 520, 420 640, 520 700'), inks.dark),
    o.rows('300 410 0.9, 350 420 1.2, 980 430 1.3, 1040 440 1, 1100 470 1.5').map(cypress),
  ];
}

function boat({ inks, dice }) {
  const sail = 'M610 90C760 200 840 340 850 470H610Z';
  const hull = 'M390 500H880C850 570 800 600 740 600H500C450 600 410 560 390 500Z';
  return [
    sheet(inks.coral),
    disc([560, 330], 250, '#f3c08d'),
    box([0, 500, 1200, 180], inks.dark),
    line('M596 60V510', inks.dark, 12),
    shape('M580 130C480 240 430 360 420 470H580Z', inks.sky),
    shape(sail, inks.paper),
    stipple(dice, sail, { area: [610, 90, 240, 380], ink: inks.sea, count: 300 }),
    shape('M600 60L680 84L600 108Z', inks.dark),
    shape(hull, inks.sand),
    within(hull, box([380, 500, 520, 34], inks.paper)),
    shape(`${o.wave([-60, 1260], 584, [150, 16])}V700H-60Z`, inks.sea),
    shape(`${o.wave([-20, 1300], 632, [170, 14])}V700H-20Z`, inks.dark),
    line(
      'M960 160C980 140 1000 140 1014 160C1030 140 1050 140 1068 160M1060 230C1074 216 1088 216 1098 230C1110 216 1124 216 1136 230',
      inks.paper,
      7,
    ),
  ];
}

function curtains({ inks }) {
  return [
    shape('M140 30H330C310 190 250 330 140 410Z', inks.dark),
    shape('M1060 30H870C890 190 950 330 1060 410Z', inks.dark),
    line(
      'M200 34C196 170 176 280 144 340M262 34C252 150 226 250 190 320M1000 34C1004 170 1024 280 1056 340M938 34C948 150 974 250 1010 320',
      inks.sea,
      4,
    ),
  ];
}

function tableTop({ inks }) {
  return [
    box([0, 540, 1200, 28], inks.sand),
    box([0, 568, 1200, 110], '#7f3829'),
    shape('M300 450H430V480C430 525 402 540 365 540C328 540 300 525 300 480Z', inks.paper),
    line('M428 468C466 462 466 508 418 506', inks.paper, 12),
    shape('M770 540V526H830V430H842V526H902V540Z', inks.dark),
    shape('M786 440L812 370H860L886 440Z', '#f4d79c'),
  ];
}

function wires({ inks }) {
  return [
    line(
      'M100 190C240 240 280 240 400 196C560 250 660 250 800 196C900 236 1000 236 1100 190',
      inks.dark,
      4,
    ),
    [400, 800].map((x) => [
      box([x - 6, 150, 12, 380], inks.dark),
      box([x - 32, 184, 64, 10], inks.dark),
    ]),
  ];
}

function nightTrain({ inks, dice }) {
  const glass = o.rounded([170, 60, 860, 430], 70);
  const hills = o.land('100 360, 360 240, 600 340, 860 230, 1100 330');
  return [
    sheet('#a9503c'),
    hatch(o.rectangle([0, 0, 1200, 675]), {
      area: [0, 30, 1200, 640],
      ink: '#9c4735',
      gap: 60,
      pen: 5,
    }),
    shape(o.rounded([140, 30, 920, 490], 96), inks.sand),
    within(
      glass,
      shape(glass, '#2b4d68'),
      times(26, () =>
        disc([dice.between(180, 1020), dice.between(70, 260)], dice.between(2, 4), inks.paper),
      ),
      disc([450, 170], 58, inks.paper),
      disc([474, 158], 50, '#2b4d68'),
      shape(hills, inks.sea),
      stipple(dice, hills, {
        area: [160, 230, 880, 180],
        ink: inks.dark,
        side: 'bottom',
        count: 240,
      }),
      shape(o.land('100 430, 500 390, 1100 430'), inks.dark),
      o.rows('250 440, 620 425, 660 432, 900 450').map((at) => box([...at, 14, 14], inks.sand)),
      wires({ inks }),
    ),
    curtains({ inks }),
    tableTop({ inks }),
  ];
}

function clothes({ inks }) {
  const sock = 'M0 0H62V96C62 120 96 122 110 144C122 172 100 190 70 186C30 182 0 160 0 120Z';
  return [
    place(
      [90, 80],
      { turn: -6 },
      shape(
        o.polygon('60 0, 230 0, 300 70, 256 110, 232 86, 232 230, 58 230, 58 86, 34 110, -10 70'),
        inks.paper,
      ),
      line('M58 60H232M58 110H232M58 160H232M58 206H232', inks.coral, 12),
      shape('M104 -2C110 40 180 40 186 -2Z', inks.sand),
    ),
    [
      [130, 410],
      [262, 400],
    ].map(([x, y]) =>
      place([x, y], { turn: 8 }, shape(sock, inks.coral), box([0, 0, 62, 30], inks.paper)),
    ),
  ];
}

function camera({ inks }) {
  return place(
    [840, 70],
    { turn: 5 },
    box([0, 30, 270, 168], inks.dark, 22),
    box([84, 4, 100, 40], inks.dark, 10),
    box([0, 74, 270, 72], inks.sea),
    disc([136, 112], 66, inks.paper),
    disc([136, 112], 50, inks.dark),
    disc([136, 112], 24, inks.sea),
    disc([236, 54], 9, inks.coral),
  );
}

function smallThings({ inks }) {
  return [
    place(
      [838, 330],
      { turn: -4 },
      box([8, 10, 170, 230], inks.dark, 8),
      box([0, 0, 170, 230], inks.sea, 8),
      disc([85, 92], 46, inks.sand),
      line('M39 92H131M85 46V138', inks.sea, 5),
      box([40, 170, 90, 14], inks.sand, 7),
    ),
    place(
      [1060, 340],
      {},
      box([0, 30, 84, 206], inks.coral, 30),
      box([20, 0, 44, 40], inks.dark, 8),
      box([0, 96, 84, 60], inks.paper),
    ),
  ];
}

function packing({ inks, dice }) {
  const bag = o.rounded([470, 150, 260, 400], 80);
  return [
    sheet(inks.sand),
    line(times(6, (i) => `M0 ${70 + i * 116}H1200`).join(''), '#d8ab6f', 5),
    line('M520 160C520 90 680 90 680 160', inks.dark, 22),
    box([440, 330, 60, 180], '#33607a', 24),
    box([700, 330, 60, 180], '#33607a', 24),
    shape(bag, inks.dark),
    stipple(dice, bag, { area: [470, 150, 260, 400], ink: inks.sky, side: 'left', count: 160 }),
    box([506, 380, 188, 130], inks.coral, 26),
    box([506, 410, 188, 12], inks.dark),
    box([486, 210, 228, 90], inks.sea, 24),
    [530, 660].map((x) => box([x, 190, 16, 190], inks.sand)),
    clothes({ inks }),
    camera({ inks }),
    smallThings({ inks }),
    times(3, (i) => disc([60 + i * 34, 640], 12, inks.dark)),
  ];
}

export const travelOne = [road, packing, boat, nightTrain];
