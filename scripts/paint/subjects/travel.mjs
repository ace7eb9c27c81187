import * as o from '../outlines.mjs';
import { box, disc, line, overprint, place, ring, shape, sheet, times, within } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function road({ inks, dice }) {
  const near = o.land([
    [0, 430],
    [260, 380],
    [620, 430],
    [900, 400],
    [1200, 470],
  ]);
  const far = o.land([
    [0, 330],
    [250, 230],
    [520, 330],
    [800, 220],
    [1200, 340],
  ]);
  const cypress = ([x, y, size]) => place([x, y], { size }, shape(o.leaf(170, 50), inks.dark));
  return [
    sheet(inks.sand),
    disc([830, 210], 120, inks.coral),
    shape(far, inks.sea),
    stipple(dice, far, { area: [0, 220, 1200, 200], ink: inks.dark, side: 'top', count: 260 }),
    shape(
      o.land([
        [0, 400],
        [350, 330],
        [700, 380],
        [1200, 300],
      ]),
      '#8fae9b',
    ),
    shape(near, '#c98f4e'),
    shape(
      'M470 700C520 600 760 580 740 520C724 476 560 480 566 440C570 414 640 412 690 402L704 404C660 420 610 424 612 444C616 474 830 470 850 530C872 600 760 620 780 700Z',
      inks.paper,
    ),
    line('M620 690C650 620 800 590 794 532C786 486 640 480 594 452', inks.coral, 5),
    shape(
      o.land([
        [0, 560],
        [180, 520],
        [420, 640],
        [520, 700],
      ]),
      inks.dark,
    ),
    [
      [300, 410, 0.9],
      [350, 420, 1.2],
      [980, 430, 1.3],
      [1040, 440, 1],
      [1100, 470, 1.5],
    ].map(cypress),
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

function nightTrain({ inks, dice }) {
  const glass = o.rounded([170, 60, 860, 430], 70);
  const hills = o.land([
    [100, 360],
    [360, 240],
    [600, 340],
    [860, 230],
    [1100, 330],
  ]);
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
      shape(
        o.land([
          [100, 430],
          [500, 390],
          [1100, 430],
        ]),
        inks.dark,
      ),
      [
        [250, 440],
        [620, 425],
        [660, 432],
        [900, 450],
      ].map((at) => box([...at, 14, 14], inks.sand)),
      line(
        'M100 190C240 240 280 240 400 196C560 250 660 250 800 196C900 236 1000 236 1100 190',
        inks.dark,
        4,
      ),
      [400, 800].map((x) => [
        box([x - 6, 150, 12, 380], inks.dark),
        box([x - 32, 184, 64, 10], inks.dark),
      ]),
    ),
    shape('M140 30H330C310 190 250 330 140 410Z', inks.dark),
    shape('M1060 30H870C890 190 950 330 1060 410Z', inks.dark),
    line(
      'M200 34C196 170 176 280 144 340M262 34C252 150 226 250 190 320M1000 34C1004 170 1024 280 1056 340M938 34C948 150 974 250 1010 320',
      inks.sea,
      4,
    ),
    box([0, 540, 1200, 28], inks.sand),
    box([0, 568, 1200, 110], '#7f3829'),
    shape('M300 450H430V480C430 525 402 540 365 540C328 540 300 525 300 480Z', inks.paper),
    line('M428 468C466 462 466 508 418 506', inks.paper, 12),
    shape('M770 540V526H830V430H842V526H902V540Z', inks.dark),
    shape('M786 440L812 370H860L886 440Z', '#f4d79c'),
  ];
}

function contours({ inks, dice }) {
  const shapeOf = ([x, y], r, wobble) =>
    o.blob(times(14, (i) => o.polar([x, y], r * (1 + wobble[i]), (i * 360) / 14)));
  const peak = (center, count, gap) => {
    const wobble = times(14, () => dice.between(-0.16, 0.2));
    return times(count, (i) => {
      const d = shapeOf(center, gap * (count - i), wobble);
      return [
        i === 0 && shape(d, '#dfe2c6'),
        i === 3 && shape(d, '#ecd3a4'),
        i === count - 2 && shape(d, inks.sand),
        line(d, '#a98e62', i % 3 ? 3 : 5),
      ];
    });
  };
  const route = o.curve([
    [120, 610],
    [210, 500],
    [300, 470],
    [350, 330],
    [560, 250],
    [720, 330],
    [860, 300],
    [930, 200],
  ]);
  const dashes = {
    stroke: inks.coral,
    'stroke-width': 10,
    'stroke-dasharray': '26 20',
    'stroke-linecap': 'round',
  };
  return [
    sheet('#eee3c8'),
    peak([350, 330], 8, 44),
    peak([930, 200], 6, 42),
    shape('M1220 430C1080 440 1020 520 900 530C760 540 700 600 640 700H1220Z', inks.sea),
    line('M1220 462C1090 474 1040 548 910 560C790 572 740 620 690 700', inks.sky, 5),
    shape(
      `${polylineDash([
        [120, 610],
        [210, 500],
        [300, 470],
        [350, 330],
      ])}`,
      'none',
      {
        stroke: inks.coral,
        'stroke-width': 10,
        'stroke-dasharray': '26 20',
        'stroke-linecap': 'round',
      },
    ),
    shape(
      o.curve([
        [350, 330],
        [560, 250],
        [720, 330],
        [860, 300],
        [930, 200],
      ]),
      'none',
      {
        stroke: inks.coral,
        'stroke-width': 10,
        'stroke-dasharray': '26 20',
        'stroke-linecap': 'round',
      },
    ),
    disc([120, 610], 20, inks.dark),
    disc([350, 330], 16, inks.dark),
    place(
      [930, 205],
      {},
      shape('M0 0C-40 -60 -66 -90 -66 -130A66 66 0 0 1 66 -130C66 -90 40 -60 0 0Z', inks.coral),
      disc([0, -130], 26, inks.paper),
    ),
  ];
}

function packing({ inks, dice }) {
  const bag = o.rounded([470, 150, 260, 400], 80);
  const sock = 'M0 0H62V96C62 120 96 122 110 144C122 172 100 190 70 186C30 182 0 160 0 120Z';
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
    place(
      [90, 80],
      { turn: -6 },
      shape(
        o.polygon([
          [60, 0],
          [230, 0],
          [300, 70],
          [256, 110],
          [232, 86],
          [232, 230],
          [58, 230],
          [58, 86],
          [34, 110],
          [-10, 70],
        ]),
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
    place(
      [840, 70],
      { turn: 5 },
      box([0, 30, 270, 168], inks.dark, 22),
      box([84, 4, 100, 40], inks.dark, 10),
      box([0, 74, 270, 72], inks.sea),
      disc([136, 112], 66, inks.paper),
      disc([136, 112], 50, inks.dark),
      disc([136, 112], 24, inks.sea),
      disc([236, 54], 9, inks.coral),
    ),
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
    times(3, (i) => disc([60 + i * 34, 640], 12, inks.dark)),
  ];
}

function mole({ inks, dice }) {
  const gull =
    'M-150 6C-120 -60 -40 -84 40 -70C60 -116 112 -126 134 -92L178 -78L136 -66C134 -20 90 30 20 36C-40 42 -100 30 -150 6Z';
  const wing = 'M-190 10C-150 -60 -60 -76 40 -58C20 -10 -60 30 -190 10Z';
  const stone = o.polygon([
    [0, 500],
    [1200, 470],
    [1200, 675],
    [0, 675],
  ]);
  return [
    sheet('#b9cdd0'),
    box([0, 330, 1200, 350], '#7fa9b3'),
    line('M60 372H260M420 392H640M120 430H330M860 372H1160M980 420H1120', '#a8c5c9', 8),
    disc([960, 210], 92, inks.paper),
    shape(
      o.polygon([
        [90, 330],
        [150, 330],
        [141, 140],
        [99, 140],
      ]),
      inks.paper,
    ),
    within(
      o.polygon([
        [90, 330],
        [150, 330],
        [141, 140],
        [99, 140],
      ]),
      box([80, 180, 90, 40], inks.coral),
      box([80, 262, 90, 40], inks.coral),
    ),
    box([100, 112, 40, 30], inks.sand),
    shape('M94 112Q120 70 146 112Z', inks.coral),
    box([0, 322, 330, 20], inks.dark),
    shape(stone, inks.sand),
    line(
      'M0 560L1200 536M0 624L1200 606M180 496L172 556M520 488V546M860 480L868 540M340 554V616M700 548L706 610M1020 540L1036 604',
      '#c4945a',
      5,
    ),
    stipple(dice, stone, { area: [0, 480, 1200, 195], ink: '#a9763e', side: 'bottom', count: 260 }),
    shape(
      'M520 560C540 520 530 450 520 420C500 372 700 372 680 420C670 450 660 520 680 560Z',
      inks.dark,
    ),
    line('M545 470C580 486 620 486 655 470', inks.coral, 16),
    place(
      [590, 330],
      {},
      line('M-20 30V60M30 30V60', inks.coral, 10),
      shape(gull, inks.paper),
      shape(wing, '#8797a0'),
      shape('M-190 10L-150 -22L-120 18Z', inks.dark),
      shape('M134 -92L178 -78L136 -66Z', inks.coral),
      disc([104, -92], 7, inks.dark),
    ),
    line(
      'M300 130C320 108 344 108 360 130C378 108 402 108 420 130M760 110C774 94 790 94 800 110C812 94 828 94 840 110',
      inks.dark,
      7,
    ),
  ];
}

function hillTown({ inks, dice }) {
  const walls = [inks.paper, '#eec6a0', inks.coral, inks.sand, inks.sky];
  const house = ([x, y, w, h], i) => {
    const roof =
      i % 3 === 0
        ? o.polygon([
            [x - 8, y],
            [x + w / 2, y - w * 0.32],
            [x + w + 8, y],
          ])
        : o.rectangle([x - 8, y - 16, w + 16, 16]);
    const wall = o.rectangle([x, y, w, h]);
    return [
      shape(wall, walls[i % 5]),
      i % 2 === 0 && stipple(dice, wall, { area: [x, y, w, 130], ink: '#b98a5c', count: 40 }),
      shape(roof, i % 3 === 0 ? '#a8492f' : inks.dark),
      times(Math.max(1, Math.floor(w / 64)), (k) =>
        shape(
          i % 2
            ? o.rectangle([x + 22 + k * 58, y + 30, 24, 36])
            : o.doorway([x + 22 + k * 58, y + 26, 26, 44]),
          inks.dark,
        ),
      ),
    ];
  };
  const rows = [
    [
      [520, 150, 90, 200],
      [610, 190, 120, 200],
      [430, 210, 100, 200],
    ],
    [
      [330, 290, 130, 200],
      [450, 270, 100, 200],
      [545, 300, 140, 200],
      [680, 270, 90, 200],
      [765, 310, 130, 200],
    ],
    [
      [220, 400, 120, 200],
      [335, 380, 140, 200],
      [470, 410, 110, 200],
      [575, 390, 150, 200],
      [720, 410, 110, 200],
      [825, 390, 140, 200],
    ],
    [
      [120, 500, 150, 100],
      [265, 490, 120, 100],
      [380, 510, 150, 100],
      [525, 490, 130, 100],
      [650, 505, 140, 100],
      [785, 490, 120, 100],
      [900, 505, 160, 100],
    ],
  ];
  return [
    sheet('#9cc2c4'),
    disc([960, 170], 90, inks.paper),
    shape(
      o.land([
        [60, 600],
        [300, 260],
        [560, 90],
        [800, 250],
        [1130, 600],
      ]),
      '#6d8f6b',
    ),
    rows.map((row, r) => row.map((house0, i) => house(house0, i * 2 + r))),
    box([0, 590, 1200, 90], inks.sea),
    line('M60 625H240M320 650H560M640 620H820M900 648H1120', inks.sky, 7),
  ];
}

function globe({ inks, dice }) {
  const center = [600, 318];
  const ball = o.circle(center, 240);
  const lands = [
    [
      [430, 180],
      [540, 130],
      [640, 150],
      [600, 220],
      [640, 260],
      [560, 300],
      [470, 270],
    ],
    [
      [560, 330],
      [640, 320],
      [700, 370],
      [650, 470],
      [590, 520],
      [560, 430],
    ],
    [
      [720, 180],
      [800, 170],
      [860, 270],
      [800, 310],
      [730, 260],
    ],
    [
      [370, 330],
      [440, 350],
      [450, 430],
      [400, 440],
    ],
  ];
  return [
    sheet(inks.coral),
    disc([600, 320], 330, '#e88a66'),
    line(o.arc(center, 282, [-60, 120]), inks.dark, 18),
    box([586, 590, 28, 40], inks.dark),
    box([430, 622, 340, 30], inks.dark, 15),
    disc(center, 240, inks.sea),
    within(
      ball,
      lands.map((points) => shape(o.blob(points), inks.sand)),
      line(
        'M360 318H840M390 200Q600 170 810 200M390 436Q600 466 810 436M600 78V560M600 78C440 200 440 440 600 560M600 78C760 200 760 440 600 560',
        '#7fb0bd',
        4,
      ),
    ),
    stipple(dice, ball, { area: [360, 78, 480, 480], ink: inks.dark, side: 'left', count: 460 }),
    line('M450 250C540 130 720 140 770 270', inks.paper, 9),
    [
      [450, 250],
      [770, 270],
    ].map(([x, y]) => [disc([x, y], 17, inks.dark), disc([x, y], 9, inks.paper)]),
    line('M770 270C900 230 1000 320 1120 250', inks.paper, 9),
    disc([1130, 246], 30, inks.dark),
    disc([1130, 246], 10, inks.paper),
    [-60, 120].map((turn) => disc(o.polar(center, 282, turn), 18, inks.sand)),
  ];
}

export const travel = [road, packing, boat, nightTrain, mole, hillTown, globe, contours];
