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
    box([90, 520, 60, 60], inks.plate, 6),
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
    disc([950, 160], 32, inks.olive),
    times(4, (i) => coin([270 + i * 108, 480 - i * 8], 58)),
    coin([750, 500], 52),
    shape('M800 470C900 440 1010 452 1110 500C1010 556 900 570 806 540Z', inks.tomato),
    line('M880 462L900 500M960 560L940 520', '#ec7f4f', 6),
    [20, 62, 100].map((turn) => place([1090, 500], { turn }, shape(o.leaf(190, 60), inks.dark))),
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

function casserole({ inks, dice }) {
  const body = 'M350 300H850V450C850 510 810 545 760 545H440C390 545 350 510 350 450Z';
  const flame = (i) =>
    place(
      [430 + i * 85, 640],
      {},
      shape(o.leaf(92, 66), inks.tomato),
      shape(o.leaf(52, 36), inks.lemon),
    );
  const tiles = [
    ...times(9, (i) => `M0 ${60 + i * 75}H1200`),
    ...times(12, (i) => `M${60 + i * 100} 0V675`),
  ];
  return [
    sheet(inks.paper),
    line(tiles.join(''), '#e5d8c0', 4),
    box([0, 632, 1200, 50], inks.dark),
    times(5, flame),
    box([380, 552, 440, 16], inks.dark),
    box([262, 350, 110, 40], inks.dark, 20),
    box([828, 350, 110, 40], inks.dark, 20),
    shape(body, '#4f8186'),
    stipple(dice, body, { area: [350, 300, 500, 245], ink: inks.dark, count: 380 }),
    times(4, (i) =>
      place(
        [440 + i * 107, 450],
        {},
        times(6, (k) => place([0, 0], { turn: k * 60 }, shape(o.leaf(40, 22), inks.paper))),
        disc([0, 0], 8, inks.lemon),
      ),
    ),
    place(
      [600, 285],
      { turn: -7 },
      shape('M-270 0C-240 -110 240 -110 270 0Z', inks.tomato),
      box([-282, -8, 564, 26], inks.dark, 13),
      disc([0, -100], 28, inks.dark),
      line('M-180 -42C-140 -62 -100 -70 -60 -74', inks.paper, 8),
    ),
    [930, 990].map((x, i) =>
      line(
        o.curve(times(5, (k) => [x + [0, 24, 0, -24, 0][k], 250 - k * 46 - i * 26])),
        inks.plate,
        12,
      ),
    ),
  ];
}

function fish({ inks, dice }) {
  const body =
    'M300 345C420 210 640 200 800 300C850 330 880 340 900 345C880 352 850 370 800 395C640 490 420 480 300 345Z';
  const scales = times(5, (c) =>
    times(4, (r) =>
      line(o.arc([520 + c * 64, 268 + r * 50 + (c % 2) * 25], 30, [-80, 80]), inks.dark, 4),
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

function jars({ inks, dice }) {
  const jar = ([x, floor, w, h], i) => {
    const ink = [inks.tomato, inks.lemon, inks.olive, crust, inks.dark, inks.plate][i % 6];
    const fill = o.rounded(
      [x + 12, floor - h * (0.5 + (i % 3) * 0.13), w - 24, h * (0.5 + (i % 3) * 0.13) - 12],
      12,
    );
    const area = [x, floor - h, w, h];
    const grain = { area, ink: i % 6 === 4 ? inks.paper : inks.dark, side: 'all', count: 60 };
    return [
      shape(o.rounded(area, 24), '#fdf8ec'),
      shape(fill, ink),
      i % 2
        ? hatch(fill, { area, ink: inks.paper, gap: 26, pen: 5, slope: 0.35 })
        : stipple(dice, fill, grain),
      box([x + 8, floor - h - 34, w - 16, 40], [inks.dark, inks.tomato, crust][i % 3], 8),
      i % 3 === 0 && box([x + w * 0.25, floor - h * 0.42, w * 0.5, 44], inks.paper, 4),
    ];
  };
  const upper = [
    [90, 300, 150, 190],
    [280, 300, 120, 130],
    [440, 300, 190, 160],
    [670, 300, 130, 210],
    [840, 300, 130, 120],
    [1010, 300, 150, 180],
  ];
  const lower = [
    [-30, 640, 170, 180],
    [180, 640, 200, 150],
    [420, 640, 130, 230],
    [590, 640, 150, 140],
    [780, 640, 180, 200],
    [1000, 640, 160, 150],
  ];
  return [
    sheet('#d9b48a'),
    upper.map(jar),
    box([0, 300, 1200, 28], inks.dark),
    lower.map(([x, y, w, h], i) => jar([x, y, w, h], i + 1 + (i > 2 ? 1 : 0))),
    box([0, 640, 1200, 40], inks.dark),
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
    box([60, 560, 470, 16], inks.dark, 8),
  ];
}

export const cooking = [bowl, lemons, friedEgg, choppingBoard, casserole, fish, jars, bread];
