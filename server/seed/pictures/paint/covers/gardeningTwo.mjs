import * as o from '../outlines.mjs';
import { box, disc, line, overprint, place, ring, shape, sheet, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function appleTree({ inks, dice }) {
  const crown = o.blob(
    '310 300, 380 130, 560 60, 730 90, 870 200, 890 360, 770 440, 600 400, 430 440',
  );
  const apples = o.rows('380 300, 450 180, 520 340, 610 130, 800 220, 830 350, 700 380, 430 390');
  const bird =
    'M0 0C30 -14 60 -10 84 10C110 6 128 12 144 26L118 32C96 54 50 56 10 34L-52 44L-40 14ZM40 6C30 -50 0 -84 -44 -96C-30 -50 -20 -20 10 18Z';
  return [
    sheet('#f0c9a4'),
    disc([600, 270], 400, inks.paper),
    shape(o.land('0 590, 400 560, 800 575, 1200 555'), inks.leaf),
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
  const can = o.polygon('520 270, 820 270, 850 560, 490 560');
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
    place([345, 232], { turn: -42 }, shape(o.polygon('-30 30, 30 30, 74 -40, -74 -40'), inks.dark)),
    shape(can, inks.clay),
    stipple(dice, can, { area: [490, 270, 360, 290], ink: inks.dark, count: 460 }),
    box([506, 252, 328, 30], inks.paper, 6),
    line('M502 478H838', inks.paper, 7),
    times(20, drop),
    [90, 190, 290, 1010, 1110].map(sprout),
  ];
}

function sunflower({ inks }) {
  const heart = [760, 350];
  const petals = (count, long, ink) =>
    times(count, (i) =>
      place(
        heart,
        { turn: (i * 360) / count + (ink === inks.clay ? 8 : 0) },
        place([0, -170], {}, shape(o.leaf(long, 96), ink)),
      ),
    );
  const seeds = times(250, (i) => {
    const at = o.polar(heart, 12.9 * Math.sqrt(i), i * 137.508);
    return disc(at, 3.6 + i / 70, i % 3 ? inks.dark : inks.moss);
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
    petals(16, 200, inks.clay),
    petals(16, 170, '#f0c15a'),
    disc(heart, 216, '#8a4a2f'),
    seeds,
    ring(heart, 216, [inks.dark, 6]),
  ];
}

function trees({ inks, dice }) {
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
  return o.rows('820 130 74, 890 260 52, 1140 500 60, 800 640 50').map(tree);
}

function plan({ inks, dice }) {
  const beds = o.rows(
    '60 60 300 170, 400 60 170 170, 60 270 170 345, 270 270 300 150, 270 460 300 155, 980 60 160 240',
  );
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
  return [
    sheet('#e6d8b4'),
    line('M690 -20C600 220 800 420 690 700', inks.paper, 86),
    line('M700 330C850 300 900 420 1230 400', inks.paper, 70),
    beds.map(rows),
    shape(o.blob('830 500, 930 470, 1060 510, 1090 590, 960 640, 840 600'), '#86b1ad'),
    line('M890 550C930 530 960 570 1000 550M930 600C960 585 990 610 1020 595', inks.paper, 5),
    trees({ inks, dice }),
  ];
}

export const gardeningTwo = [appleTree, wateringCan, sunflower, plan];
