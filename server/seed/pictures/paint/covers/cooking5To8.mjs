import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { crust } from './props.mjs';

function besideThePan({ colours }) {
  return [
    place(
      [960, 130],
      { turn: 70 },
      shape(o.leaf(210, 100), colours.olive),
      line('M0 0V-160', colours.paper, 4),
    ),
    place(
      [940, 140],
      { turn: 18 },
      shape(o.leaf(150, 76), colours.lemon),
      line('M0 0V-110', colours.tomato, 4),
    ),
    place(
      [150, 560],
      { turn: -16 },
      box([-60, -22, 130, 70], '#b63d26', 8),
      box([-66, -32, 130, 70], colours.lemon, 8),
      box([-66, -32, 34, 70], '#f9e3a0', 8),
    ),
  ];
}

function friedEgg({ colours, random }) {
  const pan = [520, 335];
  const white = o.blob(
    '380 250, 480 170, 600 200, 690 260, 680 380, 720 450, 600 500, 490 470, 370 480, 340 360',
  );
  return [
    background(colours.tomato),
    place(
      pan,
      { turn: 28 },
      box([255, -38, 520, 76], colours.dark, 38),
      box([560, -10, 150, 20], colours.tomato, 10),
    ),
    disc(pan, 300, colours.dark),
    disc(pan, 262, '#45404a'),
    stipple(random, o.circle(pan, 262), {
      area: [258, 73, 524, 524],
      colour: colours.dark,
      side: 'corner',
      count: 260,
    }),
    shape(white, colours.paper),
    disc([520, 330], 86, colours.lemon),
    line(o.arc([520, 330], 60, [190, 260]), colours.paper, 10),
    times(26, () =>
      disc(
        o.polar([520, 330], random.between(30, 150), random.between(0, 360)),
        random.between(2, 5),
        colours.dark,
      ),
    ),
    besideThePan({ colours }),
  ];
}

function pinchingHand({ colours }) {
  const skin = '#c98a63';
  return [
    shape('M560 -20H860V60C800 110 720 110 640 84Z', colours.paper),
    shape('M600 -20H830L800 70C720 90 680 84 640 70Z', colours.lemon),
    shape(
      'M650 60C590 90 560 140 566 200L600 262C616 270 640 250 640 226L700 190C760 160 790 110 780 66Z',
      skin,
    ),
    line(
      'M716 150C700 190 660 230 612 250M672 140C650 180 630 220 606 248M740 120C730 150 712 170 690 186',
      '#a56a46',
      6,
    ),
    line('M584 150C572 180 582 220 596 250', skin, 34),
  ];
}

function tomatoes({ colours }) {
  const half = (x, turn) =>
    place(
      [x, 560],
      { turn },
      shape(o.wedge([0, 0], 112, [180, 360]), colours.tomato),
      shape(o.wedge([0, -6], 88, [180, 360]), '#ec7f4f'),
      [-50, 0, 50].map((lean) =>
        place(
          [0, -8],
          { turn: lean },
          shape(o.leaf(76, 34), colours.tomato),
          disc([0, -44], 7, colours.lemon),
        ),
      ),
    );
  return [half(360, -4), half(840, 4), half(600, 0)];
}

function salting({ colours, random }) {
  const grains = times(60, () => {
    const fall = random.next();
    return box(
      [600 + (random.next() - 0.5) * (40 + fall * 420), 270 + fall * 230, 7, 7],
      colours.paper,
    );
  });
  return [
    background('#4f8186'),
    disc([600, 250], 240, '#5f9296'),
    pinchingHand({ colours }),
    grains,
    oval([600, 600, 470, 34], colours.dark),
    oval([600, 578, 450, 40], colours.paper),
    tomatoes({ colours }),
    stipple(random, o.ellipse([600, 578, 450, 40]), {
      area: [150, 540, 900, 80],
      colour: colours.dark,
      side: 'bottom',
      count: 120,
    }),
    [
      [180, 566, -70],
      [1010, 566, 70],
    ].map(([x, y, turn]) => place([x, y], { turn }, shape(o.leaf(110, 56), colours.olive))),
  ];
}

function garnish({ colours }) {
  return [
    place(
      [640, 470],
      { turn: 8 },
      shape(o.wedge([0, 0], 96, [0, 180]), colours.lemon),
      shape(o.wedge([0, 4], 76, [0, 180]), '#f9e3a0'),
      line('M0 6V66M0 6L44 50M0 6L-44 50', colours.lemon, 6),
    ),
    place(
      [800, 470],
      { turn: 64 },
      line('M0 0V-150', colours.olive, 6),
      times(6, (i) =>
        place([0, -30 - i * 22], { turn: i % 2 ? 50 : -50 }, shape(o.leaf(44, 20), colours.olive)),
      ),
    ),
  ];
}

function fish({ colours, random }) {
  const body =
    'M300 345C420 210 640 200 800 300C850 330 880 340 900 345C880 352 850 370 800 395C640 490 420 480 300 345Z';
  const scales = times(5, (c) =>
    times(4, (r) =>
      line(o.arc([516 + c * 64, 262 + r * 54 + (c % 2) * 27], 30, [-52, 52]), colours.dark, 5),
    ),
  );
  return [
    background(colours.dark),
    oval([600, 350, 500, 270], colours.plate),
    oval([600, 350, 410, 205], colours.paper),
    shape('M870 345L1010 240C990 310 990 380 1010 455Z', colours.tomato),
    shape('M520 240C580 150 660 150 720 246Z', colours.tomato),
    shape(body, '#e98a63'),
    clip(
      body,
      shape('M300 345C380 200 440 250 450 345C440 440 380 490 300 345Z', colours.tomato),
      scales,
    ),
    stipple(random, body, {
      area: [300, 340, 600, 140],
      colour: colours.dark,
      side: 'bottom',
      count: 260,
    }),
    disc([378, 318], 20, colours.paper),
    disc([378, 318], 9, colours.dark),
    garnish({ colours }),
    line('M70 120V560M40 120V230C40 280 100 280 100 230V120', colours.lemon, 12),
  ];
}

function bread({ colours, random }) {
  const loaf =
    'M180 470C150 300 330 170 600 170C870 170 1050 300 1020 470C1010 530 960 545 900 545H300C240 545 190 530 180 470Z';
  const ear = (turn) =>
    place(
      [1080, 660],
      { turn },
      line('M0 0V-500', colours.dark, 6),
      times(7, (i) =>
        [-34, 34].map((lean) =>
          place([0, -270 - i * 36], { turn: lean }, shape(o.leaf(66, 32), colours.lemon)),
        ),
      ),
      place([0, -510], {}, shape(o.leaf(70, 32), colours.lemon)),
    );
  return [
    background(colours.paper),
    disc([600, 330], 300, colours.lemon),
    box([0, 540, 1200, 140], colours.plate),
    box([90, 536, 880, 44], '#7b4527', 22),
    shape(loaf, crust),
    stipple(random, loaf, {
      area: [180, 170, 840, 375],
      colour: '#7b4527',
      side: 'edge',
      count: 700,
    }),
    times(4, (i) =>
      place(
        [360 + i * 160, 400 - (i % 3 ? 30 : 0)],
        { turn: 24 },
        shape('M0 -150C46 -90 46 60 0 130C-46 60 -46 -90 0 -150Z', '#f6dfb2'),
        line('M14 -110C38 -50 34 40 12 100', '#7b4527', 6),
      ),
    ),
    ear(-14),
    ear(6),
  ];
}

export const cooking5To8 = [friedEgg, salting, fish, bread];
