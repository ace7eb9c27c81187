import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';
import { crust } from './props.mjs';

function bowlPattern({ colours }) {
  const body = 'M290 330H910C910 480 800 580 690 590H510C400 580 290 480 290 330Z';
  return clip(
    body,
    box([280, 380, 640, 60], colours.tomato),
    times(11, (i) =>
      shape(
        o.polygon([
          [290 + i * 60, 440],
          [320 + i * 60, 380],
          [350 + i * 60, 440],
        ]),
        colours.paper,
      ),
    ),
  );
}

function bowl({ colours, random }) {
  const body = 'M290 330H910C910 480 800 580 690 590H510C400 580 290 480 290 330Z';
  const steam = (x) =>
    line(o.curve(times(13, (i) => [x + 20 * Math.sin(i / 1.9), 225 - i * 16])), colours.paper, 11);
  return [
    background(colours.lemon),
    box([0, 575, 1200, 100], colours.tomato),
    [470, 600, 730].map(steam),
    shape('M330 335C340 230 470 215 560 255C640 205 840 215 870 335Z', '#f8e2ab'),
    times(6, (i) => line(o.arc([430 + i * 62, 350], 84 - (i % 2) * 26, [184, 356]), crust, 8)),
    disc([760, 300], 58, colours.paper),
    disc([760, 300], 30, colours.tomato),
    place(
      [420, 320],
      { turn: -28 },
      shape(o.leaf(130, 70), colours.olive),
      line('M0 0V-100', colours.paper, 4),
    ),
    place([470, 320], { turn: 4 }, shape(o.leaf(110, 56), colours.olive)),
    line('M620 320L1010 110M660 326L1060 160', colours.dark, 13),
    oval([600, 604, 190, 20], colours.dark),
    box([500, 570, 200, 36], colours.dark),
    shape(body, colours.dark),
    bowlPattern({ colours }),
    stipple(random, body, {
      area: [290, 330, 620, 260],
      colour: colours.plate,
      side: 'left',
      count: 190,
    }),
    box([272, 322, 656, 22], colours.paper, 11),
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

function wholeLemon({ colours, random }) {
  const fruit =
    'M-190 0C-170 -140 -20 -150 70 -120C120 -105 160 -60 200 -20C214 -8 214 8 200 20C160 60 120 105 70 120C-20 150 -170 140 -190 0Z';
  return place(
    [880, 450],
    { turn: -24 },
    shape(fruit, '#e9b23f'),
    stipple(random, fruit, {
      area: [-190, -145, 400, 290],
      colour: colours.dark,
      side: 'bottom',
      count: 260,
    }),
    line('M-120 -50C-100 -80 -60 -95 -20 -98', colours.paper, 8),
  );
}

function lemons({ colours, random }) {
  const cut = { rind: colours.lemon, pith: colours.paper, flesh: '#f5d06a' };
  return [
    background(colours.plate),
    place(
      [930, 420],
      { turn: 40 },
      shape(o.leaf(420, 170), colours.olive),
      line('M0 0V-340', colours.paper, 5),
    ),
    place(
      [820, 640],
      { turn: -60 },
      shape(o.leaf(330, 150), colours.dark),
      line('M0 0V-270', colours.plate, 5),
    ),
    lemonSlice([330, 300], 270, { ...cut, turn: 12 }),
    wholeLemon({ colours, random }),
    lemonSlice([1120, 60], 170, { ...cut, rind: '#e9b23f', turn: 30 }),
    o
      .rows('640 90, 120 620, 600 620')
      .map(([x, y]) =>
        place(
          [x, y],
          { turn: x },
          shape('M0 -22C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -22Z', colours.paper),
        ),
      ),
  ];
}

function choppingBoard({ colours, random }) {
  const blade = 'M-330 -10H190V92C20 110 -230 90 -330 -10Z';
  const coin = ([x, y], r) => [
    disc([x + 7, y + 8], r, colours.dark),
    disc([x, y], r, colours.tomato),
    disc([x, y], r * 0.82, '#ec7f4f'),
    disc([x, y], r * 0.4, colours.lemon),
  ];
  const board = o.rounded([120, 90, 900, 500], 46);
  return [
    background(colours.olive),
    shape(o.rounded([136, 108, 900, 500], 46), colours.dark),
    shape(board, '#dcb37c'),
    hatch(board, { area: [120, 130, 900, 460], colour: '#cb9c62', gap: 66, pen: 5, slope: 0.03 }),
    disc([190, 160], 30, colours.olive),
    times(4, (i) => coin([270 + i * 108, 480 - i * 8], 58)),
    coin([750, 500], 52),
    shape('M800 470C900 440 1010 452 1110 500C1010 556 900 570 806 540Z', colours.tomato),
    line('M880 462L900 500M960 560L940 520', '#ec7f4f', 6),
    [58, 90, 122].map((turn) => place([1070, 500], { turn }, shape(o.leaf(190, 56), colours.dark))),
    place(
      [560, 240],
      { turn: -9 },
      shape(blade, colours.plate),
      shape('M-330 -10H190V20H-316Z', colours.paper),
      box([186, -22, 320, 72], colours.dark, 30),
      [260, 340, 420].map((x) => disc([x, 14], 9, colours.lemon)),
    ),
    stipple(random, board, {
      area: [120, 90, 900, 500],
      colour: crust,
      side: 'corner',
      count: 150,
    }),
  ];
}

function besideTheJar({ colours, random }) {
  return [
    place(
      [960, 596],
      {},
      disc([0, -96], 104, '#b7c57c'),
      stipple(random, o.circle([0, -96], 104), {
        area: [-104, -200, 208, 208],
        colour: colours.dark,
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
      shape('M-90 -110H90L60 0H-60Z', colours.paper),
      shape('M-90 -110C-50 -170 50 -170 90 -110Z', '#fffdf6'),
      line('M-90 -108H90', colours.plate, 10),
    ),
  ];
}

function ferment({ colours, random }) {
  const glass = o.rounded([400, 150, 400, 460], 70);
  const fill = 'M412 240H788V540C788 580 760 600 730 600H470C440 600 412 580 412 540Z';
  const shred = () => {
    const [x, y] = [random.between(420, 780), random.between(340, 600)];
    return line(
      `M${x} ${y}q${random.between(-40, 40)} ${random.between(-34, 34)} ${random.between(-90, 90)} ${random.between(-20, 20)}`,
      random.pick(['#e6ecc4', colours.olive, '#f4f3d8', '#c5d08e']),
      9,
    );
  };
  return [
    background(colours.dark),
    disc([600, 380], 330, '#3f3943'),
    box([0, 590, 1200, 90], colours.tomato),
    shape(glass, '#f4efe0'),
    clip(
      fill,
      shape(fill, colours.plate),
      shape(o.land('400 350, 500 330, 640 346, 800 330'), '#b7c57c'),
      times(58, shred),
    ),
    box([440, 300, 320, 44], '#8d8579', 20),
    times(12, () =>
      disc(
        [random.between(430, 770), random.between(254, 296)],
        random.between(4, 8),
        colours.paper,
      ),
    ),
    line('M436 200V500', colours.paper, 12),
    box([424, 104, 352, 60], colours.lemon, 16),
    line('M440 134H760', '#cf9f35', 6),
    besideTheJar({ colours, random }),
  ];
}

export const cooking1To4 = [bowl, choppingBoard, lemons, ferment];
