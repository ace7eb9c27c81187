import * as o from '../outlines.mjs';
import { background, box, disc, line, multiply, oval, place, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

const stemAt = (t) => [90 + t * 1010, 640 - t * 470 - 70 * Math.sin(Math.PI * t)];

function spray({ colours, random }) {
  const leafAt = (i) => {
    const t = 0.1 + (i >> 1) * 0.135;
    const long = 270 - (i >> 1) * 22;
    const colour = i % 2 ? colours.dark : colours.leaf;
    const grain = {
      area: [0, -long, long / 2, long],
      colour: colours.moss,
      side: 'left',
      count: 26,
    };
    return place(
      stemAt(t),
      { turn: i % 2 ? 112 : 8 },
      shape(o.leaf(long, 96), colour),
      stipple(random, o.halfLeaf(long, 96), grain),
      line(`M0 -10L0 ${-long * 0.86}`, colours.paper, 4),
    );
  };
  return [
    background(colours.paper),
    disc([610, 330], 285, colours.moss),
    line(o.curve(times(9, (i) => stemAt(i / 8))), colours.dark, 9),
    times(13, leafAt),
    place(stemAt(1), { turn: 60 }, shape(o.leaf(150, 60), colours.clay)),
  ];
}

function beet({ colours, random }) {
  const body =
    'M600 296C760 290 800 430 742 500C700 552 640 560 616 690L596 690C576 560 500 552 458 500C400 430 440 290 600 296Z';
  const top = (turn, long, colour) =>
    place(
      [600, 306],
      { turn },
      line(`M0 0L0 ${-long * 0.5}`, colours.beet, 15),
      place([0, -long * 0.34], {}, shape(o.leaf(long * 0.7, 118), colour)),
      line(`M0 0L0 ${-long * 0.9}`, colours.beet, 7),
    );
  return [
    background(colours.paper),
    disc([930, 168], 92, colours.clay),
    box([0, 330, 1200, 345], colours.dark),
    times(70, () => {
      const [x, y] = [random.between(0, 1200), random.between(352, 675)];
      return Math.abs(x - 600) < 235
        ? ''
        : oval(
            [x, y, random.between(4, 15), random.between(3, 7)],
            random.pick([colours.leaf, colours.clay, colours.moss]),
          );
    }),
    top(-38, 290, colours.leaf),
    top(40, 280, colours.leaf),
    top(-9, 320, colours.moss),
    top(17, 275, colours.dark),
    shape(body, colours.beet),
    stipple(random, body, { area: [420, 290, 360, 300], colour: colours.dark, count: 420 }),
    line('M476 392C500 350 540 330 590 330M500 440C520 470 560 486 600 486', colours.paper, 6),
  ];
}

function forkAndPath({ colours }) {
  return [
    place(
      [735, 250],
      { turn: 24 },
      box([-7, -250, 14, 300], '#7a5b3d', 6),
      line('M-34 -252H34', '#7a5b3d', 16),
    ),
    hatch(o.rectangle([0, 590, 1200, 85]), {
      area: [0, 600, 1200, 80],
      colour: colours.leaf,
      gap: 22,
      pen: 4,
    }),
  ];
}

function bins({ colours, random }) {
  const heaps = [
    { colour: colours.moss, peak: 90 },
    { colour: colours.clay, peak: 150 },
    { colour: colours.dark, peak: 60 },
  ];
  const bin = ({ colour, peak }, i) => {
    const x = 150 + i * 300;
    const heap = o.land(
      [
        [x, 330],
        [x + 90, 320 - peak * 0.6],
        [x + 160, 320 - peak],
        [x + 300, 335],
      ],
      562,
    );
    return [
      shape(heap, colour),
      stipple(random, heap, {
        area: [x, 180, 300, 200],
        colour: [colours.leaf, colours.beet, colours.moss][i],
        side: 'all',
        count: 150,
      }),
      times(5, (row) => box([x, 330 + row * 50, 300, 36], row % 2 ? '#c9a877' : '#d8bb8b')),
    ];
  };
  return [
    background('#c9d3a4'),
    disc([985, 150], 80, colours.paper),
    shape(o.land('0 400, 300 330, 700 380, 1200 300'), colours.leaf),
    box([0, 560, 1200, 120], colours.dark),
    heaps.map(bin),
    times(4, (i) => box([138 + i * 300, 290, 24, 300], '#7a5b3d')),
    forkAndPath({ colours }),
  ];
}

function pot(colours, [x, w, h], colour) {
  const y = 520;
  return [
    shape(
      o.polygon([
        [x - w * 0.42, y - h],
        [x + w * 0.42, y - h],
        [x + w * 0.32, y],
        [x - w * 0.32, y],
      ]),
      colour,
    ),
    box([x - w / 2, y - h - 14, w, 40], colour, 4),
    multiply(
      shape(
        o.polygon([
          [x + w * 0.1, y - h],
          [x + w * 0.42, y - h],
          [x + w * 0.32, y],
          [x + w * 0.1, y],
        ]),
        '#d9cdb6',
      ),
    ),
  ];
}

function cactus({ colours }) {
  const stem = o.rounded([156, 190, 108, 260], 54);
  return [
    shape(stem, colours.leaf),
    shape('M264 330h36a24 24 0 0 0 24 -24v-40', 'none', {
      stroke: colours.leaf,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    hatch(stem, { area: [150, 210, 120, 240], colour: colours.moss, gap: 26, pen: 3 }),
    disc([210, 182], 24, colours.beet),
  ];
}

function sprigs({ colours }) {
  const sprig = (turn) =>
    place(
      [1010, 410],
      { turn },
      line('M0 0L0 -190', colours.paper, 5),
      times(4, (i) =>
        place([0, -60 - i * 42], { turn: i % 2 ? 55 : -55 }, shape(o.leaf(62, 30), colours.moss)),
      ),
      disc([0, -205], 22, colours.clay),
    );
  return [-26, 0, 26].map(sprig);
}

function pots({ colours, random }) {
  const blade = (turn, long) =>
    place([480, 400], { turn }, shape(o.leaf(long, 44), turn % 20 ? colours.leaf : colours.moss));
  const round = o.circle([745, 268], 112);
  return [
    background(colours.dark),
    box([0, 520, 1200, 26], colours.clay),
    box([0, 546, 1200, 130], '#16302a'),
    cactus({ colours }),
    [-60, -38, -18, 2, 20, 40, 62].map((turn, i) => blade(turn, 190 + (i % 3) * 50)),
    line('M745 440V300M745 360L700 310M745 340L795 290', colours.paper, 6),
    shape(round, colours.moss),
    stipple(random, round, {
      area: [633, 156, 224, 224],
      colour: colours.dark,
      side: 'corner',
      count: 260,
    }),
    sprigs({ colours }),
    pot(colours, [215, 190, 120], colours.clay),
    pot(colours, [480, 170, 120], colours.paper),
    pot(colours, [745, 200, 150], colours.beet),
    pot(colours, [1010, 170, 110], '#e6c79a'),
  ];
}

export const gardening1To4 = [spray, beet, bins, pots];
