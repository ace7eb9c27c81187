import * as o from '../outlines.mjs';
import { box, disc, line, oval, place, shape, sheet, times, within } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';
import { crust } from './props.mjs';

function bowlPattern({ inks }) {
  const body = 'M290 330H910C910 480 800 580 690 590H510C400 580 290 480 290 330Z';
  return within(
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
  );
}

function bowl({ inks, dice }) {
  const body = 'M290 330H910C910 480 800 580 690 590H510C400 580 290 480 290 330Z';
  const steam = (x) =>
    line(o.curve(times(13, (i) => [x + 20 * Math.sin(i / 1.9), 225 - i * 16])), inks.paper, 11);
  return [
    sheet(inks.lemon),
    box([0, 575, 1200, 100], inks.tomato),
    [470, 600, 730].map(steam),
    shape('M330 335C340 230 470 215 560 255C640 205 840 215 870 335Z', '#f8e2ab'),
    times(6, (i) => line(o.arc([430 + i * 62, 350], 84 - (i % 2) * 26, [184, 356]), crust, 8)),
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
    bowlPattern({ inks }),
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

function wholeLemon({ inks, dice }) {
  const fruit =
    'M-190 0C-170 -140 -20 -150 70 -120C120 -105 160 -60 200 -20C214 -8 214 8 200 20C160 60 120 105 70 120C-20 150 -170 140 -190 0Z';
  return place(
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
  );
}

function lemons({ inks, dice }) {
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
    wholeLemon({ inks, dice }),
    lemonSlice([1120, 60], 170, { ...cut, rind: '#e9b23f', turn: 30 }),
    o
      .rows('640 90, 120 620, 600 620')
      .map(([x, y]) =>
        place(
          [x, y],
          { turn: x },
          shape('M0 -22C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -22Z', inks.paper),
        ),
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

function besideTheJar({ inks, dice }) {
  return [
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
      shape(o.land('400 350, 500 330, 640 346, 800 330'), '#b7c57c'),
      times(58, shred),
    ),
    box([440, 300, 320, 44], '#8d8579', 20),
    times(12, () =>
      disc([dice.between(430, 770), dice.between(254, 296)], dice.between(4, 8), inks.paper),
    ),
    line('M436 200V500', inks.paper, 12),
    box([424, 104, 352, 60], inks.lemon, 16),
    line('M440 134H760', '#cf9f35', 6),
    besideTheJar({ inks, dice }),
  ];
}

export const cookingOne = [bowl, choppingBoard, lemons, ferment];
