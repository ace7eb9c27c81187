import * as o from '../outlines.mjs';
import {
  box,
  disc,
  line,
  oval,
  overprint,
  place,
  ring,
  shape,
  sheet,
  times,
  within,
} from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

const crust = '#c98c4d';

function bowl({ inks, dice }) {
  const body = 'M290 330H910C910 480 800 580 690 590H510C400 580 290 480 290 330Z';
  const steam = (x) =>
    line(o.curve(times(5, (i) => [x + [0, 22, 0, -22, 0][i], 250 - i * 50])), inks.paper, 11);
  return [
    sheet(inks.lemon),
    box([0, 575, 1200, 100], inks.tomato),
    [470, 600, 730].map(steam),
    shape('M330 335C360 250 480 240 560 275C640 225 800 240 870 335Z', '#f8e2ab'),
    times(5, (i) => line(o.arc([470 + i * 62, 345], 70 - (i % 2) * 16, [190, 350]), crust, 6)),
    disc([760, 300], 58, inks.paper),
    disc([760, 300], 30, inks.tomato),
    place(
      [420, 320],
      { turn: -28 },
      shape(o.leaf(130, 70), inks.olive),
      line('M0 0V-100', inks.paper, 4),
    ),
    place([470, 320], { turn: 4 }, shape(o.leaf(110, 56), inks.olive)),
    line('M620 320L1010 110M660 326L1060 160', inks.dark, 13),
    oval([600, 604, 190, 20], inks.dark),
    box([500, 570, 200, 36], inks.dark),
    shape(body, inks.dark),
    within(
      body,
      box([280, 380, 640, 60], inks.tomato),
      times(11, (i) =>
        shape(
          o.polygon([
            [290 + i * 60, 440],
            [320 + i * 60, 380],
            [350 + i * 60, 440],
          ]),
          inks.paper,
        ),
      ),
    ),
    stipple(dice, body, { area: [290, 330, 620, 260], ink: inks.plate, side: 'left', count: 190 }),
    box([272, 322, 656, 22], inks.paper, 11),
  ];
}

function lemonSlice([x, y], r, { rind, pith, flesh, turn = 0 }) {
  const segments = times(9, (i) =>
    place(
      [x, y],
      { turn: turn + i * 40 },
      shape(
        `M0 ${-r * 0.1}L${r * 0.235} ${-r * 0.66}Q0 ${-r * 0.88} ${-r * 0.235} ${-r * 0.66}Z`,
        flesh,
      ),
    ),
  );
  return [disc([x, y], r, rind), disc([x, y], r * 0.9, pith), segments];
}

function lemons({ inks, dice }) {
  const fruit =
    'M-190 0C-170 -140 -20 -150 70 -120C120 -105 160 -60 200 -20C214 -8 214 8 200 20C160 60 120 105 70 120C-20 150 -170 140 -190 0Z';
  const cut = { rind: inks.lemon, pith: inks.paper, flesh: '#f5d06a' };
  return [
    sheet(inks.plate),
    place(
      [930, 420],
      { turn: 40 },
      shape(o.leaf(420, 170), inks.olive),
      line('M0 0V-340', inks.paper, 5),
    ),
    place(
      [820, 640],
      { turn: -60 },
      shape(o.leaf(330, 150), inks.dark),
      line('M0 0V-270', inks.plate, 5),
    ),
    lemonSlice([330, 300], 270, { ...cut, turn: 12 }),
    place(
      [880, 450],
      { turn: -24 },
      shape(fruit, '#e9b23f'),
      stipple(dice, fruit, {
        area: [-190, -145, 400, 290],
        ink: inks.dark,
        side: 'bottom',
        count: 260,
      }),
      line('M-120 -50C-100 -80 -60 -95 -20 -98', inks.paper, 8),
    ),
    lemonSlice([1120, 60], 170, { ...cut, rind: '#e9b23f', turn: 30 }),
    [
      [640, 90],
      [120, 620],
      [600, 620],
    ].map(([x, y]) =>
      place(
        [x, y],
        { turn: x },
        shape('M0 -22C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -22Z', inks.paper),
      ),
    ),
  ];
}

function friedEgg({ inks, dice }) {
  const pan = [520, 335];
  const white = o.blob([
    [380, 250],
    [480, 170],
    [600, 200],
    [690, 260],
    [680, 380],
    [720, 450],
    [600, 500],
    [490, 470],
    [370, 480],
    [340, 360],
  ]);
  return [
    sheet(inks.tomato),
    place(
      pan,
      { turn: 28 },
      box([255, -38, 520, 76], inks.dark, 38),
      box([560, -10, 150, 20], inks.tomato, 10),
    ),
    disc(pan, 300, inks.dark),
    disc(pan, 262, '#45404a'),
    stipple(dice, o.circle(pan, 262), {
      area: [258, 73, 524, 524],
      ink: inks.dark,
      side: 'corner',
      count: 260,
    }),
    shape(white, inks.paper),
    disc([520, 330], 86, inks.lemon),
    line(o.arc([520, 330], 60, [190, 260]), inks.paper, 10),
    times(26, () =>
      disc(
        o.polar([520, 330], dice.between(30, 150), dice.between(0, 360)),
        dice.between(2, 5),
        inks.dark,
      ),
    ),
    place(
      [960, 130],
      { turn: 70 },
      shape(o.leaf(210, 100), inks.olive),
      line('M0 0V-160', inks.paper, 4),
    ),
    place(
      [940, 140],
      { turn: 18 },
      shape(o.leaf(150, 76), inks.lemon),
      line('M0 0V-110', inks.tomato, 4),
    ),
    place(
      [150, 560],
      { turn: -16 },
      box([-60, -22, 130, 70], '#b63d26', 8),
      box([-66, -32, 130, 70], inks.lemon, 8),
      box([-66, -32, 34, 70], '#f9e3a0', 8),
    ),
  ];
}

function choppingBoard({ inks, dice }) {
  const blade = 'M-330 -10H190V92C20 110 -230 90 -330 -10Z';
  const coin = ([x, y], r) => [
    disc([x + 7, y + 8], r, inks.dark),
    disc([x, y], r, inks.tomato),
    disc([x, y], r * 0.82, '#ec7f4f'),
    disc([x, y], r * 0.4, inks.lemon),
  ];
  const board = o.rounded([120, 90, 900, 500], 46);
  return [
    sheet(inks.olive),
    shape(o.rounded([136, 108, 900, 500], 46), inks.dark),
    shape(board, '#dcb37c'),
    hatch(board, { area: [120, 130, 900, 460], ink: '#cb9c62', gap: 66, pen: 5, slope: 0.03 }),
    disc([190, 160], 30, inks.olive),
    times(4, (i) => coin([270 + i * 108, 480 - i * 8], 58)),
    coin([750, 500], 52),
    shape('M800 470C900 440 1010 452 1110 500C1010 556 900 570 806 540Z', inks.tomato),
    line('M880 462L900 500M960 560L940 520', '#ec7f4f', 6),
    [58, 90, 122].map((turn) => place([1070, 500], { turn }, shape(o.leaf(190, 56), inks.dark))),
    place(
      [560, 240],
      { turn: -9 },
      shape(blade, inks.plate),
      shape('M-330 -10H190V20H-316Z', inks.paper),
      box([186, -22, 320, 72], inks.dark, 30),
      [260, 340, 420].map((x) => disc([x, 14], 9, inks.lemon)),
    ),
    stipple(dice, board, { area: [120, 90, 900, 500], ink: crust, side: 'corner', count: 150 }),
  ];
}

function salting({ inks, dice }) {
  const skin = '#c98a63';
  const grains = times(60, () => {
    const fall = dice.roll();
    return box([600 + (dice.roll() - 0.5) * (40 + fall * 420), 270 + fall * 230, 7, 7], inks.paper);
  });
  const half = (x, turn) =>
    place(
      [x, 560],
      { turn },
      shape(o.wedge([0, 0], 112, [180, 360]), inks.tomato),
      shape(o.wedge([0, -6], 88, [180, 360]), '#ec7f4f'),
      [-50, 0, 50].map((lean) =>
        place(
          [0, -8],
          { turn: lean },
          shape(o.leaf(76, 34), inks.tomato),
          disc([0, -44], 7, inks.lemon),
        ),
      ),
    );
  return [
    sheet('#4f8186'),
    disc([600, 250], 240, '#5f9296'),
    shape('M560 -20H860V60C800 110 720 110 640 84Z', inks.paper),
    shape('M600 -20H830L800 70C720 90 680 84 640 70Z', inks.lemon),
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
    grains,
    oval([600, 600, 470, 34], inks.dark),
    oval([600, 578, 450, 40], inks.paper),
    half(360, -4),
    half(840, 4),
    half(600, 0),
    stipple(dice, o.ellipse([600, 578, 450, 40]), {
      area: [150, 540, 900, 80],
      ink: inks.dark,
      side: 'bottom',
      count: 120,
    }),
    [
      [180, 566, -70],
      [1010, 566, 70],
    ].map(([x, y, turn]) => place([x, y], { turn }, shape(o.leaf(110, 56), inks.olive))),
  ];
}

function fish({ inks, dice }) {
  const body =
    'M300 345C420 210 640 200 800 300C850 330 880 340 900 345C880 352 850 370 800 395C640 490 420 480 300 345Z';
  const scales = times(5, (c) =>
    times(4, (r) =>
      line(o.arc([516 + c * 64, 262 + r * 54 + (c % 2) * 27], 30, [-52, 52]), inks.dark, 5),
    ),
  );
  return [
    sheet(inks.dark),
    oval([600, 350, 500, 270], inks.plate),
    oval([600, 350, 410, 205], inks.paper),
    shape('M870 345L1010 240C990 310 990 380 1010 455Z', inks.tomato),
    shape('M520 240C580 150 660 150 720 246Z', inks.tomato),
    shape(body, '#e98a63'),
    within(
      body,
      shape('M300 345C380 200 440 250 450 345C440 440 380 490 300 345Z', inks.tomato),
      scales,
    ),
    stipple(dice, body, { area: [300, 340, 600, 140], ink: inks.dark, side: 'bottom', count: 260 }),
    disc([378, 318], 20, inks.paper),
    disc([378, 318], 9, inks.dark),
    place(
      [640, 470],
      { turn: 8 },
      shape(o.wedge([0, 0], 96, [0, 180]), inks.lemon),
      shape(o.wedge([0, 4], 76, [0, 180]), '#f9e3a0'),
      line('M0 6V66M0 6L44 50M0 6L-44 50', inks.lemon, 6),
    ),
    place(
      [800, 470],
      { turn: 64 },
      line('M0 0V-150', inks.olive, 6),
      times(6, (i) =>
        place([0, -30 - i * 22], { turn: i % 2 ? 50 : -50 }, shape(o.leaf(44, 20), inks.olive)),
      ),
    ),
    line('M70 120V560M40 120V230C40 280 100 280 100 230V120', inks.lemon, 12),
  ];
}

function ferment({ inks, dice }) {
  const glass = o.rounded([400, 150, 400, 460], 70);
  const fill = 'M412 240H788V540C788 580 760 600 730 600H470C440 600 412 580 412 540Z';
  const shred = () => {
    const [x, y] = [dice.between(420, 780), dice.between(340, 600)];
    return line(
      `M${x} ${y}q${dice.between(-40, 40)} ${dice.between(-34, 34)} ${dice.between(-90, 90)} ${dice.between(-20, 20)}`,
      dice.pick(['#e6ecc4', inks.olive, '#f4f3d8', '#c5d08e']),
      9,
    );
  };
  return [
    sheet(inks.dark),
    disc([600, 380], 330, '#3f3943'),
    box([0, 590, 1200, 90], inks.tomato),
    shape(glass, '#f4efe0'),
    within(
      fill,
      shape(fill, inks.plate),
      shape(
        o.land([
          [400, 350],
          [500, 330],
          [640, 346],
          [800, 330],
        ]),
        '#b7c57c',
      ),
      times(58, shred),
    ),
    box([440, 300, 320, 44], '#8d8579', 20),
    times(12, () =>
      disc([dice.between(430, 770), dice.between(254, 296)], dice.between(4, 8), inks.paper),
    ),
    line('M436 200V500', inks.paper, 12),
    box([424, 104, 352, 60], inks.lemon, 16),
    line('M440 134H760', '#cf9f35', 6),
    place(
      [960, 596],
      {},
      disc([0, -96], 104, '#b7c57c'),
      stipple(dice, o.circle([0, -96], 104), {
        area: [-104, -200, 208, 208],
        ink: inks.dark,
        side: 'corner',
        count: 150,
      }),
      line(
        'M-80 -50C-40 -110 20 -150 84 -150M-96 -100C-60 -150 -10 -180 40 -190M-20 4C0 -60 40 -90 98 -100',
        '#f4f3d8',
        7,
      ),
    ),
    place(
      [230, 600],
      {},
      shape('M-90 -110H90L60 0H-60Z', inks.paper),
      shape('M-90 -110C-50 -170 50 -170 90 -110Z', '#fffdf6'),
      line('M-90 -108H90', inks.plate, 10),
    ),
  ];
}

function bread({ inks, dice }) {
  const loaf =
    'M180 470C150 300 330 170 600 170C870 170 1050 300 1020 470C1010 530 960 545 900 545H300C240 545 190 530 180 470Z';
  const ear = (turn) =>
    place(
      [1080, 660],
      { turn },
      line('M0 0V-500', inks.dark, 6),
      times(7, (i) =>
        [-34, 34].map((lean) =>
          place([0, -270 - i * 36], { turn: lean }, shape(o.leaf(66, 32), inks.lemon)),
        ),
      ),
      place([0, -510], {}, shape(o.leaf(70, 32), inks.lemon)),
    );
  return [
    sheet(inks.paper),
    disc([600, 330], 300, inks.lemon),
    box([0, 540, 1200, 140], inks.plate),
    box([90, 536, 880, 44], '#7b4527', 22),
    shape(loaf, crust),
    stipple(dice, loaf, { area: [180, 170, 840, 375], ink: '#7b4527', side: 'edge', count: 700 }),
    times(4, (i) =>
      place(
        [360 + i * 160, 400 - (i % 3 ? 30 : 0)],
        { turn: 24 },
        shape('M0 -150C46 -90 46 60 0 130C-46 60 -46 -90 0 -150Z', '#f6dfb2'),
        line('M14 -110C38 -50 34 40 12 100', '#7b4527', 6),
      ),
    ),
    overprint(
      shape('M180 500C190 530 240 545 300 545H900C960 545 1010 530 1020 500V560H180Z', '#d3ab82'),
    ),
    ear(-14),
    ear(6),
  ];
}

export const cooking = [bowl, choppingBoard, lemons, ferment, friedEgg, salting, fish, bread];
