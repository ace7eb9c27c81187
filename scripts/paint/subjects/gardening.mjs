import * as o from '../outlines.mjs';
import { box, disc, line, oval, overprint, place, ring, shape, sheet, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function spray({ inks, dice }) {
  const stem = (t) => [90 + t * 1010, 640 - t * 470 - 70 * Math.sin(Math.PI * t)];
  const leafAt = (i) => {
    const t = 0.1 + (i >> 1) * 0.135;
    const long = 270 - (i >> 1) * 22;
    const ink = [inks.leaf, inks.dark, inks.clay][(i + (i >> 1)) % 3 === 2 && i === 5 ? 2 : i % 2];
    const grain = { area: [0, -long, long / 2, long], ink: inks.moss, side: 'left', count: 45 };
    return place(
      stem(t),
      { turn: i % 2 ? 112 : 8 },
      shape(o.leaf(long, 96), ink),
      stipple(dice, o.halfLeaf(long, 96), grain),
      line(`M0 -10L0 ${-long * 0.86}`, inks.paper, 4),
    );
  };
  return [
    sheet(inks.paper),
    disc([610, 330], 285, inks.moss),
    line(o.curve(times(9, (i) => stem(i / 8))), inks.dark, 9),
    times(13, leafAt),
    place(stem(1), { turn: 60 }, shape(o.leaf(150, 60), inks.clay)),
  ];
}

function beet({ inks, dice }) {
  const body =
    'M600 296C760 290 800 430 742 500C700 552 640 560 616 690L596 690C576 560 500 552 458 500C400 430 440 290 600 296Z';
  const top = (turn, long, ink) =>
    place(
      [600, 306],
      { turn },
      line(`M0 0L0 ${-long * 0.5}`, inks.beet, 15),
      place([0, -long * 0.34], {}, shape(o.leaf(long * 0.7, 118), ink)),
      line(`M0 0L0 ${-long * 0.9}`, inks.beet, 7),
    );
  return [
    sheet(inks.paper),
    disc([930, 168], 92, inks.clay),
    box([0, 330, 1200, 345], inks.dark),
    times(70, () => {
      const [x, y] = [dice.between(0, 1200), dice.between(352, 675)];
      return Math.abs(x - 600) < 235
        ? ''
        : oval(
            [x, y, dice.between(4, 15), dice.between(3, 7)],
            dice.pick([inks.leaf, inks.clay, inks.moss]),
          );
    }),
    top(-38, 290, inks.leaf),
    top(40, 280, inks.leaf),
    top(-9, 320, inks.moss),
    top(17, 275, inks.dark),
    shape(body, inks.beet),
    stipple(dice, body, { area: [420, 290, 360, 300], ink: inks.dark, count: 420 }),
    line('M476 392C500 350 540 330 590 330M500 440C520 470 560 486 600 486', inks.paper, 6),
  ];
}

function bins({ inks, dice }) {
  const heaps = [
    { ink: inks.moss, peak: 90 },
    { ink: inks.clay, peak: 150 },
    { ink: inks.dark, peak: 60 },
  ];
  const bin = ({ ink, peak }, i) => {
    const x = 150 + i * 300;
    const heap = o.land(
      [
        [x, 330],
        [x + 90, 320 - peak * 0.6],
        [x + 160, 320 - peak],
        [x + 300, 335],
      ],
      600,
    );
    return [
      shape(heap, ink),
      stipple(dice, heap, {
        area: [x, 180, 300, 200],
        ink: [inks.leaf, inks.beet, inks.moss][i],
        side: 'all',
        count: 150,
      }),
      times(5, (row) => box([x, 330 + row * 50, 300, 36], row % 2 ? '#c9a877' : '#d8bb8b')),
    ];
  };
  return [
    sheet('#c9d3a4'),
    disc([985, 150], 80, inks.paper),
    shape(
      o.land([
        [0, 400],
        [300, 330],
        [700, 380],
        [1200, 300],
      ]),
      inks.leaf,
    ),
    box([0, 560, 1200, 120], inks.dark),
    heaps.map(bin),
    times(4, (i) => box([138 + i * 300, 290, 24, 300], '#7a5b3d')),
    place(
      [735, 250],
      { turn: 24 },
      box([-7, -250, 14, 300], '#7a5b3d', 6),
      line('M-34 -252H34', '#7a5b3d', 16),
    ),
    hatch(o.rectangle([0, 590, 1200, 85]), {
      area: [0, 600, 1200, 80],
      ink: inks.leaf,
      gap: 22,
      pen: 4,
    }),
  ];
}

function pot(inks, [x, w, h], ink) {
  const y = 520;
  return [
    shape(
      o.polygon([
        [x - w * 0.42, y - h],
        [x + w * 0.42, y - h],
        [x + w * 0.32, y],
        [x - w * 0.32, y],
      ]),
      ink,
    ),
    box([x - w / 2, y - h - 14, w, 40], ink, 4),
    overprint(
      shape(
        o.polygon([
          [x + w * 0.1, y - h],
          [x + w * 0.42, y - h],
          [x + w * 0.32, y],
          [x + w * 0.1, y],
        ]),
        inks.sky ?? '#d9cdb6',
      ),
    ),
  ];
}

function pots({ inks, dice }) {
  const cactus = o.rounded([156, 190, 108, 260], 54);
  const blade = (turn, long) =>
    place([480, 400], { turn }, shape(o.leaf(long, 44), turn % 20 ? inks.leaf : inks.moss));
  const round = o.circle([745, 268], 112);
  const sprig = (turn) =>
    place(
      [1010, 410],
      { turn },
      line('M0 0L0 -190', inks.paper, 5),
      times(4, (i) =>
        place([0, -60 - i * 42], { turn: i % 2 ? 55 : -55 }, shape(o.leaf(62, 30), inks.moss)),
      ),
      disc([0, -205], 22, inks.clay),
    );
  return [
    sheet(inks.dark),
    box([0, 520, 1200, 26], inks.clay),
    box([0, 546, 1200, 130], '#16302a'),
    shape(cactus, inks.leaf),
    shape('M264 330h36a24 24 0 0 0 24 -24v-40', 'none', {
      stroke: inks.leaf,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    hatch(cactus, { area: [150, 210, 120, 240], ink: inks.moss, gap: 26, pen: 3 }),
    disc([210, 182], 24, inks.beet),
    [-60, -38, -18, 2, 20, 40, 62].map((turn, i) => blade(turn, 190 + (i % 3) * 50)),
    line('M745 440V300M745 360L700 310M745 340L795 290', inks.paper, 6),
    shape(round, inks.moss),
    stipple(dice, round, {
      area: [633, 156, 224, 224],
      ink: inks.dark,
      side: 'corner',
      count: 260,
    }),
    [-26, 0, 26].map(sprig),
    pot(inks, [215, 190, 120], inks.clay),
    pot(inks, [480, 170, 120], inks.paper),
    pot(inks, [745, 200, 150], inks.beet),
    pot(inks, [1010, 170, 110], '#e6c79a'),
  ];
}

function appleTree({ inks, dice }) {
  const crown = o.blob([
    [310, 300],
    [380, 130],
    [560, 60],
    [730, 90],
    [870, 200],
    [890, 360],
    [770, 440],
    [600, 400],
    [430, 440],
  ]);
  const apples = [
    [380, 300],
    [450, 180],
    [520, 340],
    [610, 130],
    [800, 220],
    [830, 350],
    [700, 380],
    [430, 390],
  ];
  const bird =
    'M0 0C30 -14 60 -10 84 10C110 6 128 12 144 26L118 32C96 54 50 56 10 34L-52 44L-40 14ZM40 6C30 -50 0 -84 -44 -96C-30 -50 -20 -20 10 18Z';
  return [
    sheet('#f0c9a4'),
    disc([600, 270], 400, inks.paper),
    shape(
      o.land([
        [0, 590],
        [400, 560],
        [800, 575],
        [1200, 555],
      ]),
      inks.leaf,
    ),
    shape(crown, inks.moss),
    stipple(dice, crown, { area: [300, 60, 600, 390], ink: inks.leaf, side: 'bottom', count: 600 }),
    shape('M560 600C580 520 575 470 565 420L630 420C628 480 636 540 660 600Z', inks.dark),
    line('M582 440C560 370 470 350 420 250M495 345C470 350 430 350 400 345', inks.dark, 22),
    line('M612 440C640 380 740 360 790 270M720 345C760 360 790 350 820 330', inks.dark, 22),
    line('M450 300C470 240 470 220 500 160M770 300C760 230 740 190 720 150', inks.dark, 12),
    apples.map((at) => [disc(at, 25, inks.beet), disc([at[0] - 8, at[1] - 8], 6, '#f0c9a4')]),
    place([575, 260], { turn: -8 }, shape(bird, inks.paper), disc([122, 22], 4, inks.dark)),
    hatch(o.rectangle([0, 610, 1200, 70]), {
      area: [0, 625, 1200, 60],
      ink: inks.dark,
      gap: 18,
      pen: 4,
    }),
  ];
}

function wateringCan({ inks, dice }) {
  const can = o.polygon([
    [520, 270],
    [820, 270],
    [850, 560],
    [490, 560],
  ]);
  const drop = (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const at = [110 + column * 50 + row * 12 - 30, 300 + row * 62 + (4 - column) * 22];
    return place(
      at,
      { turn: 14 },
      shape('M0 -24C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -24Z', inks.paper),
    );
  };
  const sprout = (x) => [
    line(`M${x} 610V560`, inks.dark, 7),
    place([x, 575], { turn: 48 }, shape(o.leaf(64, 40), inks.moss)),
    place([x, 575], { turn: -48 }, shape(o.leaf(64, 40), inks.moss)),
  ];
  return [
    sheet('#7fa7a0'),
    box([0, 600, 1200, 80], inks.dark),
    line('M800 330C980 300 1010 500 848 520', inks.clay, 26),
    line('M560 270C600 140 740 140 780 270', inks.clay, 26),
    shape('M530 480L330 250L370 222L535 380Z', inks.clay),
    place(
      [345, 232],
      { turn: -42 },
      shape(
        o.polygon([
          [-30, 30],
          [30, 30],
          [74, -40],
          [-74, -40],
        ]),
        inks.dark,
      ),
    ),
    shape(can, inks.clay),
    stipple(dice, can, { area: [490, 270, 360, 290], ink: inks.dark, count: 460 }),
    box([506, 252, 328, 30], inks.paper, 6),
    line('M502 478H838', inks.paper, 7),
    times(20, drop),
    [90, 190, 290, 1010, 1110].map(sprout),
  ];
}

function sunflower({ inks, dice }) {
  const heart = [760, 350];
  const petals = (count, long, ink) =>
    times(count, (i) =>
      place(
        heart,
        { turn: (i * 360) / count + (ink === inks.clay ? 8 : 0) },
        place([0, -170], {}, shape(o.leaf(long, 78), ink)),
      ),
    );
  const seeds = times(330, (i) => {
    const at = o.polar(heart, 11.2 * Math.sqrt(i), i * 137.508);
    return disc(at, 3 + i / 90, i % 3 ? inks.dark : inks.moss);
  });
  const foliage = o.leaf(430, 190);
  return [
    sheet(inks.leaf),
    place([330, 700], { turn: -28 }, shape(foliage, inks.dark), line('M0 0V-360', inks.leaf, 6)),
    place(
      [250, 130],
      { turn: 200 },
      shape(o.leaf(330, 150), inks.moss),
      line('M0 0V-270', inks.leaf, 5),
    ),
    place(
      [60, 620],
      { turn: 15 },
      shape(o.leaf(330, 150), inks.moss),
      line('M0 0V-270', inks.leaf, 5),
    ),
    petals(20, 200, inks.clay),
    petals(20, 170, '#f0c15a'),
    disc(heart, 216, '#8a4a2f'),
    seeds,
    ring(heart, 216, [inks.dark, 6]),
    stipple(dice, foliage, { area: [0, 0, 1, 1], ink: inks.dark, count: 1 }),
  ];
}

function plan({ inks, dice }) {
  const beds = [
    [60, 60, 300, 170],
    [400, 60, 170, 170],
    [60, 270, 170, 345],
    [270, 270, 300, 150],
    [270, 460, 300, 155],
    [980, 60, 160, 240],
  ];
  const fills = [inks.leaf, inks.beet, inks.moss, inks.clay, inks.dark, inks.moss];
  const rows = ([x, y, w, h], i) => [
    box([x, y, w, h], fills[i], 10),
    times(Math.floor((w - 20) / 36), (c) =>
      times(Math.floor((h - 20) / 36), (r) =>
        i % 2
          ? disc([x + 28 + c * 36, y + 28 + r * 36], 9, i === 1 ? '#e9a7a0' : inks.paper)
          : place(
              [x + 28 + c * 36, y + 40 + r * 36],
              { turn: c % 2 ? 30 : -30 },
              shape(o.leaf(28, 16), i === 4 ? inks.moss : inks.paper),
            ),
      ),
    ),
  ];
  const tree = ([x, y, r]) => [
    overprint(disc([x + 14, y + 16], r, '#c9bb98')),
    disc([x, y], r, inks.leaf),
    stipple(dice, o.circle([x, y], r), {
      area: [x - r, y - r, 2 * r, 2 * r],
      ink: inks.dark,
      side: 'corner',
      count: 110,
    }),
    disc([x, y], 9, inks.paper),
  ];
  return [
    sheet('#e6d8b4'),
    line('M690 -20C600 220 800 420 690 700', inks.paper, 86),
    line('M700 330C850 300 900 420 1230 400', inks.paper, 70),
    beds.map(rows),
    shape(
      o.blob([
        [830, 500],
        [930, 470],
        [1060, 510],
        [1090, 590],
        [960, 640],
        [840, 600],
      ]),
      '#86b1ad',
    ),
    line('M890 550C930 530 960 570 1000 550M930 600C960 585 990 610 1020 595', inks.paper, 5),
    [
      [820, 130, 74],
      [890, 260, 52],
      [1140, 500, 60],
      [800, 640, 50],
    ].map(tree),
  ];
}

export const gardening = [spray, beet, bins, pots, appleTree, wateringCan, sunflower, plan];
