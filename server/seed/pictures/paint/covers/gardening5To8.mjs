import * as o from '../outlines.mjs';
import { background, box, disc, line, multiply, place, ring, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function appleTree({ colours, random }) {
  const crown = o.blob(
    '310 300, 380 130, 560 60, 730 90, 870 200, 890 360, 770 440, 600 400, 430 440',
  );
  const apples = o.rows('380 300, 450 180, 520 340, 610 130, 800 220, 830 350, 700 380, 430 390');
  const bird =
    'M0 0C30 -14 60 -10 84 10C110 6 128 12 144 26L118 32C96 54 50 56 10 34L-52 44L-40 14ZM40 6C30 -50 0 -84 -44 -96C-30 -50 -20 -20 10 18Z';
  return [
    background('#f0c9a4'),
    disc([600, 270], 400, colours.paper),
    shape(o.land('0 590, 400 560, 800 575, 1200 555'), colours.leaf),
    shape(crown, colours.moss),
    stipple(random, crown, {
      area: [300, 60, 600, 390],
      colour: colours.leaf,
      side: 'bottom',
      count: 600,
    }),
    shape('M560 600C580 520 575 470 565 420L630 420C628 480 636 540 660 600Z', colours.dark),
    line('M582 440C560 370 470 350 420 250M495 345C470 350 430 350 400 345', colours.dark, 22),
    line('M612 440C640 380 740 360 790 270M720 345C760 360 790 350 820 330', colours.dark, 22),
    line('M450 300C470 240 470 220 500 160M770 300C760 230 740 190 720 150', colours.dark, 12),
    apples.map((at) => [disc(at, 25, colours.beet), disc([at[0] - 8, at[1] - 8], 6, '#f0c9a4')]),
    place([575, 260], { turn: -8 }, shape(bird, colours.paper), disc([122, 22], 4, colours.dark)),
    hatch(o.rectangle([0, 610, 1200, 70]), {
      area: [0, 625, 1200, 60],
      colour: colours.dark,
      gap: 18,
      pen: 4,
    }),
  ];
}

function wateringCan({ colours, random }) {
  const can = o.polygon('520 270, 820 270, 850 560, 490 560');
  const drop = (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const at = [110 + column * 50 + row * 12 - 30, 300 + row * 62 + (4 - column) * 22];
    return place(
      at,
      { turn: 14 },
      shape('M0 -24C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -24Z', colours.paper),
    );
  };
  const sprout = (x) => [
    line(`M${x} 610V560`, colours.dark, 7),
    place([x, 575], { turn: 48 }, shape(o.leaf(64, 40), colours.moss)),
    place([x, 575], { turn: -48 }, shape(o.leaf(64, 40), colours.moss)),
  ];
  return [
    background('#7fa7a0'),
    box([0, 600, 1200, 80], colours.dark),
    line('M800 330C980 300 1010 500 848 520', colours.clay, 26),
    line('M560 270C600 140 740 140 780 270', colours.clay, 26),
    shape('M530 480L330 250L370 222L535 380Z', colours.clay),
    place(
      [345, 232],
      { turn: -42 },
      shape(o.polygon('-30 30, 30 30, 74 -40, -74 -40'), colours.dark),
    ),
    shape(can, colours.clay),
    stipple(random, can, { area: [490, 270, 360, 290], colour: colours.dark, count: 460 }),
    box([506, 252, 328, 30], colours.paper, 6),
    line('M502 478H838', colours.paper, 7),
    times(20, drop),
    [90, 190, 290, 1010, 1110].map(sprout),
  ];
}

function sunflower({ colours }) {
  const heart = [760, 350];
  const petals = (count, long, colour) =>
    times(count, (i) =>
      place(
        heart,
        { turn: (i * 360) / count + (colour === colours.clay ? 8 : 0) },
        place([0, -170], {}, shape(o.leaf(long, 96), colour)),
      ),
    );
  const seeds = times(250, (i) => {
    const at = o.polar(heart, 12.9 * Math.sqrt(i), i * 137.508);
    return disc(at, 3.6 + i / 70, i % 3 ? colours.dark : colours.moss);
  });
  const foliage = o.leaf(430, 190);
  return [
    background(colours.leaf),
    place(
      [330, 700],
      { turn: -28 },
      shape(foliage, colours.dark),
      line('M0 0V-360', colours.leaf, 6),
    ),
    place(
      [250, 130],
      { turn: 200 },
      shape(o.leaf(330, 150), colours.moss),
      line('M0 0V-270', colours.leaf, 5),
    ),
    place(
      [60, 620],
      { turn: 15 },
      shape(o.leaf(330, 150), colours.moss),
      line('M0 0V-270', colours.leaf, 5),
    ),
    petals(16, 200, colours.clay),
    petals(16, 170, '#f0c15a'),
    disc(heart, 216, '#8a4a2f'),
    seeds,
    ring(heart, 216, [colours.dark, 6]),
  ];
}

function trees({ colours, random }) {
  const tree = ([x, y, r]) => [
    multiply(disc([x + 14, y + 16], r, '#c9bb98')),
    disc([x, y], r, colours.leaf),
    stipple(random, o.circle([x, y], r), {
      area: [x - r, y - r, 2 * r, 2 * r],
      colour: colours.dark,
      side: 'corner',
      count: 110,
    }),
    disc([x, y], 9, colours.paper),
  ];
  return o.rows('820 130 74, 890 260 52, 1140 500 60, 800 640 50').map(tree);
}

function plan({ colours, random }) {
  const beds = o.rows(
    '60 60 300 170, 400 60 170 170, 60 270 170 345, 270 270 300 150, 270 460 300 155, 980 60 160 240',
  );
  const fills = [
    colours.leaf,
    colours.beet,
    colours.moss,
    colours.clay,
    colours.dark,
    colours.moss,
  ];
  const rows = ([x, y, w, h], i) => [
    box([x, y, w, h], fills[i], 10),
    times(Math.floor((w - 20) / 36), (c) =>
      times(Math.floor((h - 20) / 36), (r) =>
        i % 2
          ? disc([x + 28 + c * 36, y + 28 + r * 36], 9, i === 1 ? '#e9a7a0' : colours.paper)
          : place(
              [x + 28 + c * 36, y + 40 + r * 36],
              { turn: c % 2 ? 30 : -30 },
              shape(o.leaf(28, 16), i === 4 ? colours.moss : colours.paper),
            ),
      ),
    ),
  ];
  return [
    background('#e6d8b4'),
    line('M690 -20C600 220 800 420 690 700', colours.paper, 86),
    line('M700 330C850 300 900 420 1230 400', colours.paper, 70),
    beds.map(rows),
    shape(o.blob('830 500, 930 470, 1060 510, 1090 590, 960 640, 840 600'), '#86b1ad'),
    line('M890 550C930 530 960 570 1000 550M930 600C960 585 990 610 1020 595', colours.paper, 5),
    trees({ colours, random }),
  ];
}

export const gardening5To8 = [appleTree, wateringCan, sunflower, plan];
