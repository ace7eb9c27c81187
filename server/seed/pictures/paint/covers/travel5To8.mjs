import * as o from '../outlines.mjs';
import { background, box, clip, dashes, disc, line, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

const contour = ([x, y], r, wobble) =>
  o.blob(times(11, (i) => o.polar([x, y], r * (1 + wobble[i]), (i * 360) / 11)));

function contours({ colours, random }) {
  const peak = (center, count, gap) => {
    const wobble = times(11, () => random.between(-0.16, 0.2));
    return times(count, (i) => {
      const d = contour(center, gap * (count - i), wobble);
      return [
        i === 0 && shape(d, '#dfe2c6'),
        i === 3 && shape(d, '#ecd3a4'),
        i === count - 2 && shape(d, colours.sand),
        line(d, '#a98e62', i % 3 ? 3 : 5),
      ];
    });
  };
  const route = o.curve('120 610, 210 500, 300 470, 350 330, 560 250, 720 330, 860 300, 930 200');
  return [
    background('#eee3c8'),
    peak([350, 330], 7, 50),
    peak([930, 200], 5, 50),
    shape('M1220 430C1080 440 1020 520 900 530C760 540 700 600 640 700H1220Z', colours.sea),
    line('M1220 462C1090 474 1040 548 910 560C790 572 740 620 690 700', colours.sky, 5),
    dashes(route, colours.coral, [10, 26, 20]),
    disc([120, 610], 20, colours.dark),
    disc([350, 330], 16, colours.dark),
    place(
      [930, 205],
      {},
      shape('M0 0C-40 -60 -66 -90 -66 -130A66 66 0 0 1 66 -130C66 -90 40 -60 0 0Z', colours.coral),
      disc([0, -130], 26, colours.paper),
    ),
  ];
}

function harbourLight({ colours }) {
  return [
    shape(o.polygon('90 330, 150 330, 141 140, 99 140'), colours.paper),
    clip(
      o.polygon('90 330, 150 330, 141 140, 99 140'),
      box([80, 180, 90, 40], colours.coral),
      box([80, 262, 90, 40], colours.coral),
    ),
    box([100, 112, 40, 30], colours.sand),
    shape('M94 112Q120 70 146 112Z', colours.coral),
    box([0, 322, 330, 20], colours.dark),
  ];
}

function gullOnBollard({ colours }) {
  const gull =
    'M-150 6C-120 -60 -40 -84 40 -70C60 -116 112 -126 134 -92L178 -78L136 -66C134 -20 90 30 20 36C-40 42 -100 30 -150 6Z';
  const wing = 'M-190 10C-150 -60 -60 -76 40 -58C20 -10 -60 30 -190 10Z';
  return [
    shape(
      'M520 560C540 520 530 450 520 420C500 372 700 372 680 420C670 450 660 520 680 560Z',
      colours.dark,
    ),
    line('M545 470C580 486 620 486 655 470', colours.coral, 16),
    place(
      [590, 330],
      {},
      line('M-20 30V60M30 30V60', colours.coral, 10),
      shape(gull, colours.paper),
      shape(wing, '#8797a0'),
      shape('M-190 10L-150 -22L-120 18Z', colours.dark),
      shape('M134 -92L178 -78L136 -66Z', colours.coral),
      disc([104, -92], 7, colours.dark),
    ),
  ];
}

function mole({ colours, random }) {
  const stone = o.polygon('0 500, 1200 470, 1200 675, 0 675');
  return [
    background('#b9cdd0'),
    box([0, 330, 1200, 350], '#7fa9b3'),
    line('M60 372H260M420 392H640M120 430H330M860 372H1160M980 420H1120', '#a8c5c9', 8),
    disc([960, 210], 92, colours.paper),
    harbourLight({ colours }),
    shape(stone, colours.sand),
    line(
      'M0 560L1200 536M0 624L1200 606M180 496L172 556M520 488V546M860 480L868 540M340 554V616M700 548L706 610M1020 540L1036 604',
      '#c4945a',
      5,
    ),
    stipple(random, stone, {
      area: [0, 480, 1200, 195],
      colour: '#a9763e',
      side: 'bottom',
      count: 260,
    }),
    gullOnBollard({ colours }),
    line(
      'M300 130C320 108 344 108 360 130C378 108 402 108 420 130M760 110C774 94 790 94 800 110C812 94 828 94 840 110',
      colours.dark,
      7,
    ),
  ];
}

function house({ colours, random }, [x, y, w, h], i) {
  const walls = [colours.paper, '#eec6a0', colours.coral, colours.sand, colours.sky];
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
    i % 2 === 0 && stipple(random, wall, { area: [x, y, w, 130], colour: '#b98a5c', count: 40 }),
    shape(roof, i % 3 === 0 ? '#a8492f' : colours.dark),
    times(Math.max(1, Math.floor(w / 64)), (k) =>
      shape(
        i % 2
          ? o.rectangle([x + 22 + k * 58, y + 30, 24, 36])
          : o.doorway([x + 22 + k * 58, y + 26, 26, 44]),
        colours.dark,
      ),
    ),
  ];
}

function hillTown({ colours, random }) {
  const rows = [
    o.rows('520 150 90 200, 610 190 120 200, 430 210 100 200'),
    o.rows('330 290 130 200, 450 270 100 200, 545 300 140 200, 680 270 90 200, 765 310 130 200'),
    o.rows(
      '220 400 120 200, 335 380 140 200, 470 410 110 200, 575 390 150 200, 720 410 110 200, 825 390 140 200',
    ),
    o.rows(
      '120 500 150 100, 265 490 120 100, 380 510 150 100, 525 490 130 100, 650 505 140 100, 785 490 120 100, 900 505 160 100',
    ),
  ];
  return [
    background('#9cc2c4'),
    disc([960, 170], 90, colours.paper),
    shape(o.land('60 600, 300 260, 560 90, 800 250, 1130 600'), '#6d8f6b'),
    rows.map((row, r) => row.map((plot, i) => house({ colours, random }, plot, i * 2 + r))),
    box([0, 590, 1200, 90], colours.sea),
    line('M60 625H240M320 650H560M640 620H820M900 648H1120', colours.sky, 7),
  ];
}

function globe({ colours, random }) {
  const center = [600, 318];
  const ball = o.circle(center, 240);
  const lands = [
    o.rows('430 180, 540 130, 640 150, 600 220, 640 260, 560 300, 470 270'),
    o.rows('560 330, 640 320, 700 370, 650 470, 590 520, 560 430'),
    o.rows('720 180, 800 170, 860 270, 800 310, 730 260'),
    o.rows('370 330, 440 350, 450 430, 400 440'),
  ];
  return [
    background(colours.coral),
    disc([600, 320], 330, '#e88a66'),
    line(o.arc(center, 282, [-60, 120]), colours.dark, 18),
    box([586, 590, 28, 40], colours.dark),
    box([430, 622, 340, 30], colours.dark, 15),
    disc(center, 240, colours.sea),
    clip(
      ball,
      lands.map((points) => shape(o.blob(points), colours.sand)),
      line(
        'M360 318H840M390 200Q600 170 810 200M390 436Q600 466 810 436M600 78V560M600 78C440 200 440 440 600 560M600 78C760 200 760 440 600 560',
        '#7fb0bd',
        4,
      ),
    ),
    stipple(random, ball, {
      area: [360, 78, 480, 480],
      colour: colours.dark,
      side: 'left',
      count: 460,
    }),
    line('M450 250C540 130 720 140 770 270', colours.paper, 9),
    [
      [450, 250],
      [770, 270],
    ].map(([x, y]) => [disc([x, y], 17, colours.dark), disc([x, y], 9, colours.paper)]),
    line('M770 270C900 230 1000 320 1120 250', colours.paper, 9),
    disc([1130, 246], 30, colours.dark),
    disc([1130, 246], 10, colours.paper),
    [-60, 120].map((turn) => disc(o.polar(center, 282, turn), 18, colours.sand)),
  ];
}

export const travel5To8 = [mole, hillTown, globe, contours];
