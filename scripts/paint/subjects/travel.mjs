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

function trainWindow({ inks, dice }) {
  const glass = o.rounded([170, 70, 860, 450], 70);
  const hills = o.land([
    [100, 330],
    [360, 210],
    [600, 310],
    [860, 200],
    [1100, 300],
  ]);
  return [
    sheet(inks.dark),
    shape(o.rounded([140, 40, 920, 510], 96), inks.sand),
    within(
      glass,
      shape(glass, inks.sky),
      disc([420, 190], 66, inks.coral),
      shape(hills, inks.sea),
      stipple(dice, hills, {
        area: [160, 200, 880, 160],
        ink: inks.paper,
        side: 'top',
        count: 200,
      }),
      shape(
        o.land([
          [100, 400],
          [500, 350],
          [1100, 400],
        ]),
        '#d9a25f',
      ),
      hatch(
        o.land([
          [100, 400],
          [500, 350],
          [1100, 400],
        ]),
        { area: [100, 350, 1000, 180], ink: inks.sand, gap: 30, pen: 6, slope: 0.06 },
      ),
      times(4, (i) => [
        box([300 + i * 210, 150, 12, 380], inks.dark),
        box([276 + i * 210, 180, 60, 10], inks.dark),
      ]),
      line(
        'M100 190C200 230 230 230 306 190C380 230 440 230 516 190C590 230 650 230 726 190C800 230 860 230 936 190C980 220 1030 225 1100 190',
        inks.dark,
        4,
      ),
    ),
    shape('M140 40H330C310 200 250 340 140 420Z', inks.coral),
    shape('M1060 40H870C890 200 950 340 1060 420Z', inks.coral),
    line(
      'M200 44C196 180 176 290 144 350M262 44C252 160 226 260 190 330M1000 44C1004 180 1024 290 1056 350M938 44C948 160 974 260 1010 330',
      inks.dark,
      4,
    ),
    box([0, 560, 1200, 26], inks.sand),
    box([400, 586, 400, 90], '#16304a'),
    shape('M640 470H770V500C770 545 742 560 705 560C668 560 640 545 640 500Z', inks.paper),
    line('M768 488C806 482 806 528 758 526', inks.paper, 12),
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

const polylineDash = (points) => o.curve(points);

function suitcase({ inks, dice }) {
  const body = o.rounded([250, 200, 700, 400], 44);
  return [
    sheet(inks.sky),
    box([0, 590, 1200, 90], inks.dark),
    line('M500 210V150C500 124 516 112 540 112H660C684 112 700 124 700 150V210', inks.dark, 26),
    shape(body, inks.coral),
    stipple(dice, body, { area: [250, 200, 700, 400], ink: inks.dark, side: 'corner', count: 420 }),
    box([340, 200, 54, 400], '#a2452f'),
    box([806, 200, 54, 400], '#a2452f'),
    [
      [250, 200],
      [890, 200],
      [250, 540],
      [890, 540],
    ].map(([x, y]) => box([x, y, 60, 60], inks.dark, 20)),
    [367, 833].map((x) => [
      box([x - 34, 370, 68, 60], inks.sand, 8),
      box([x - 16, 386, 32, 28], inks.dark, 4),
    ]),
    place(
      [520, 330],
      { turn: -10 },
      disc([0, 0], 78, inks.paper),
      disc([0, 0], 64, inks.sea),
      within(
        o.circle([0, 0], 64),
        shape(
          o.polygon([
            [-70, 60],
            [-10, -30],
            [20, 10],
            [40, -14],
            [90, 60],
          ]),
          inks.paper,
        ),
        disc([32, -34], 14, inks.sand),
      ),
    ),
    place(
      [690, 290],
      { turn: 8 },
      box([-74, -46, 148, 92], inks.sand, 6),
      box([-62, -34, 124, 68], inks.dark, 2),
      disc([-24, 0], 20, inks.coral),
      box([8, -16, 42, 8], inks.sand),
      box([8, 4, 42, 8], inks.sand),
    ),
    place(
      [640, 490],
      { turn: -5 },
      shape(
        o.polygon([
          [-110, 0],
          [-70, -50],
          [110, -50],
          [110, 50],
          [-70, 50],
        ]),
        inks.paper,
      ),
      disc([-66, 0], 11, inks.coral),
      line('M-30 -16H80M-30 14H50', inks.dark, 7),
    ),
  ];
}

function lighthouse({ inks, dice }) {
  const tower = o.polygon([
    [770, 220],
    [870, 220],
    [910, 590],
    [730, 590],
  ]);
  const cliff = o.land([
    [560, 700],
    [620, 590],
    [760, 556],
    [960, 560],
    [1220, 500],
  ]);
  return [
    sheet(inks.dark),
    overprint(),
    shape('M820 180L-20 40V300Z', '#6f93a0'),
    shape('M820 180L-20 110V230Z', inks.sand),
    shape('M820 180L1220 120V250Z', '#6f93a0'),
    times(24, () =>
      disc([dice.between(0, 1200), dice.between(10, 420)], dice.between(2, 4), inks.paper),
    ),
    shape(`${o.wave([-40, 1300], 540, [200, 12])}V700H-40Z`, inks.sea),
    shape(`${o.wave([-100, 1300], 604, [220, 14])}V700H-100Z`, '#35708a'),
    shape(tower, inks.paper),
    within(
      tower,
      box([700, 300, 240, 74], inks.coral),
      box([700, 448, 240, 74], inks.coral),
      stipple(dice, tower, { area: [730, 220, 180, 370], ink: inks.dark, count: 260 }),
    ),
    box([752, 204, 136, 20], inks.coral),
    box([784, 142, 72, 64], inks.sand),
    line('M808 144V204M832 144V204', inks.dark, 5),
    shape('M770 144C780 100 860 100 870 144Z', inks.coral),
    box([806, 400, 30, 40], inks.dark, 15),
    shape(cliff, '#122537'),
    stipple(dice, cliff, { area: [560, 500, 660, 160], ink: inks.sea, side: 'top', count: 160 }),
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

function compass({ inks, dice }) {
  const center = [600, 340];
  const needle = (turn, long, [left, right]) =>
    place(
      center,
      { turn },
      shape(`M0 ${-long}L-46 -46L0 0Z`, left),
      shape(`M0 ${-long}L46 -46L0 0Z`, right),
    );
  return [
    sheet(inks.sea),
    hatch(o.rectangle([0, 0, 1200, 675]), {
      area: [0, 15, 1200, 675],
      ink: '#5b9aac',
      gap: 46,
      pen: 4,
    }),
    disc(center, 312, inks.paper),
    ring(center, 288, [inks.dark, 8]),
    times(48, (i) =>
      line(
        o.polyline([o.polar(center, 268, i * 7.5), o.polar(center, i % 4 ? 256 : 240, i * 7.5)]),
        inks.dark,
        i % 4 ? 4 : 7,
      ),
    ),
    disc(center, 160, inks.sand),
    stipple(dice, o.circle(center, 160), {
      area: [440, 180, 320, 320],
      ink: '#b07f45',
      side: 'corner',
      count: 260,
    }),
    [45, 135, 225, 315].map((turn) => needle(turn, 200, ['#8fb4b4', inks.sea])),
    [90, 180, 270].map((turn) => needle(turn, 250, [inks.sky, inks.dark])),
    needle(0, 250, ['#eb8f6d', inks.coral]),
    disc(center, 24, inks.paper),
    disc(center, 10, inks.dark),
  ];
}

export const travel = [road, boat, trainWindow, contours, suitcase, lighthouse, hillTown, compass];
