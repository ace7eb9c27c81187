import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function gear([x, y], [r, teeth], [colour, hub]) {
  const outline = o.star([x, y], [r - 20, r], teeth);
  const spokes = times(4, (i) => o.band([x, y], [r * 0.3, r * 0.74], [i * 90 + 12, i * 90 + 78]));
  return [
    shape(`${outline}${spokes.join('')}`, colour, { 'fill-rule': 'evenodd' }),
    disc([x, y], r * 0.16, hub),
    disc([x, y], r * 0.06, colour),
  ];
}

function pinAndSlot({ colours, random }) {
  const back = o.circle([470, 350], 250);
  return [
    background('#3f6557'),
    disc([600, 338], 320, '#4a7263'),
    gear([150, 110], [130, 20], [colours.verdigris, colours.dark]),
    gear([1050, 590], [190, 26], [colours.verdigris, colours.dark]),
    gear([470, 350], [270, 36], ['#a8742a', colours.dark]),
    stipple(random, back, {
      area: [220, 100, 500, 500],
      colour: colours.dark,
      side: 'left',
      count: 180,
    }),
    gear([730, 330], [236, 32], [colours.ochre, colours.dark]),
    place(
      [730, 330],
      { turn: -22 },
      box([-196, -24, 136, 48], colours.dark, 24),
      disc([-152, 0], 18, colours.paper),
    ),
  ];
}

function envelope({ colours }) {
  return place(
    [600, 338],
    { turn: -4 },
    place(
      [-600, -338],
      {},
      box([230, 150, 760, 440], '#1f1b17'),
      box([220, 130, 760, 440], colours.paper),
      shape('M220 130H980L600 400Z', '#e4d3ae'),
      line('M220 130L600 400L980 130', '#c2ab7c', 5),
      line('M220 570L500 330M980 570L700 330', '#d6c296', 5),
      line(
        'M300 520C330 500 340 540 370 516C390 500 400 530 430 512M300 550C340 536 350 560 400 544',
        colours.dark,
        5,
      ),
    ),
  );
}

function quill({ colours }) {
  return place(
    [110, 560],
    { turn: 24 },
    shape('M0 0C70 -110 80 -330 0 -500C-80 -360 -70 -110 0 0Z', colours.verdigris),
    line('M0 120L0 -430', colours.paper, 7),
    line(
      'M0 -60L44 -110M0 -140L54 -190M0 -220L52 -270M0 -100L-44 -150M0 -180L-52 -230',
      colours.paper,
      4,
    ),
  );
}

function sealedLetter({ colours, random }) {
  const seal = o.blob(times(16, (i) => o.polar([600, 380], 104 + [0, 12, -4, 8][i % 4], i * 22.5)));
  return [
    background(colours.dark),
    stipple(random, o.rectangle([0, 0, 1200, 675]), {
      area: [0, 0, 1200, 675],
      colour: '#5a5145',
      side: 'edge',
      count: 160,
    }),
    envelope({ colours }),
    shape(seal, '#a8432c'),
    stipple(random, seal, {
      area: [490, 270, 220, 220],
      colour: colours.dark,
      side: 'corner',
      count: 160,
    }),
    ring([600, 380], 76, ['#d0694a', 8]),
    shape(o.star([600, 378], [20, 50], 6), '#d0694a'),
    place(
      [1010, 480],
      { turn: 28 },
      ring([0, -150], 52, [colours.ochre, 22]),
      line('M0 -96V150M0 150H54M0 104H44', colours.ochre, 22),
      disc([0, -70], 18, colours.ochre),
    ),
    quill({ colours }),
  ];
}

function diggersThings({ colours }) {
  return [
    place(
      [430, 490],
      { turn: 64 },
      shape('M-9 -90H9V40H-9Z', colours.stone),
      shape('M-14 40L0 120L14 40Z', colours.stone),
      box([-36, -22, 72, 12], colours.stone, 4),
    ),
    place(
      [170, 580],
      {},
      shape(o.wedge([0, 0], 60, [180, 360]), colours.stone),
      line('M-34 -8C-26 -34 26 -34 34 -8M-14 -6C-10 -18 10 -18 14 -6', '#7d4a33', 5),
    ),
  ];
}

function finds({ colours }) {
  return [
    place(
      [300, 352],
      { turn: -18 },
      shape(
        'M-50 -46H50C50 -10 70 10 60 50C50 80 -50 80 -60 50C-70 10 -50 -10 -50 -46Z',
        colours.paper,
      ),
      line('M-50 -4H50M-60 22H60', colours.terracotta, 7),
      box([-58, -62, 116, 20], colours.paper, 6),
    ),
    place(
      [640, 372],
      {},
      times(3, (i) => [
        disc([i * 40 - 40, (i % 2) * 18], 26, colours.dark),
        disc([i * 40 - 43, (i % 2) * 18 - 3], 23, colours.paper),
        ring([i * 40 - 43, (i % 2) * 18 - 3], 12, [colours.ochre, 5]),
      ]),
    ),
    place(
      [900, 480],
      { turn: 14 },
      line('M-80 0H80', colours.paper, 22),
      o.rows('-92 -14, -92 14, 92 -14, 92 14').map((at) => disc(at, 18, colours.paper)),
    ),
  ];
}

function strata({ colours, random }) {
  const layers = [
    ['0 170, 300 150, 640 180, 940 150, 1200 176', colours.verdigris],
    ['0 214, 300 190, 640 224, 940 196, 1200 220', colours.dark],
    ['0 300, 260 270, 560 320, 880 280, 1200 310', colours.ochre],
    ['0 420, 320 390, 660 430, 900 390, 1200 430', colours.terracotta],
    ['0 540, 300 510, 620 556, 940 520, 1200 548', '#7d4a33'],
    ['0 630, 300 610, 620 640, 940 606, 1200 636', colours.dark],
  ];
  return [
    background(colours.paper),
    disc([180, 90], 54, colours.ochre),
    layers.map(([top, colour], i) => [
      shape(o.land(top), colour),
      i > 1 &&
        stipple(random, o.land(top), {
          area: [0, 200 + i * 70, 1200, 130],
          colour: i === 4 ? colours.stone : colours.dark,
          side: 'all',
          count: 70,
        }),
    ]),
    finds({ colours }),
    diggersThings({ colours }),
    place(
      [1010, 176],
      { turn: 22 },
      line('M0 0V-130', '#a8742a', 14),
      shape('M-26 0H26L0 74Z', '#8f9a96'),
      box([-16, -150, 32, 40], colours.terracotta, 8),
    ),
    line('M520 176V96M700 178V100M520 110H700', colours.dark, 7),
  ];
}

function longship({ colours, random }) {
  const hull =
    'M230 400C190 360 180 290 216 240C226 270 250 280 262 270C280 380 400 440 620 440C820 440 920 380 944 270C956 280 980 270 990 240C1026 290 1010 360 980 400C930 500 800 540 620 540C420 540 290 500 230 400Z';
  const sail =
    'M400 90H820C850 180 850 260 820 340C690 310 530 310 400 340C430 260 430 180 400 90Z';
  const shields = [colours.ochre, colours.terracotta, colours.paper];
  return [
    background(colours.stone),
    disc([960, 170], 110, colours.terracotta),
    line('M610 40V450', colours.dark, 15),
    shape(sail, colours.paper),
    clip(
      sail,
      times(4, (i) => box([440 + i * 104, 80, 52, 270], '#a8432c')),
    ),
    stipple(random, sail, {
      area: [400, 90, 440, 250],
      colour: colours.dark,
      side: 'right',
      count: 260,
    }),
    line('M390 88H830', colours.dark, 13),
    line('M400 340L330 440M820 340L900 430', colours.dark, 5),
    shape(hull, '#6e4a30'),
    clip(
      hull,
      line('M220 440C400 500 840 500 1000 430M260 480C420 530 820 530 960 470', colours.dark, 6),
    ),
    times(8, (i) => {
      const at = [366 + i * 72, 438 + 22 * Math.sin((i / 7) * Math.PI)];
      return [disc(at, 38, colours.dark), disc(at, 32, shields[i % 3]), disc(at, 10, colours.dark)];
    }),
    times(6, (i) => line(`M${400 + i * 80} 500L${360 + i * 80} 610`, '#8f6b3e', 8)),
    shape(`${o.wave([-40, 1260], 560, [160, 14])}V700H-40Z`, colours.verdigris),
    shape(`${o.wave([-110, 1280], 616, [190, 14])}V700H-110Z`, '#3f6557'),
  ];
}

export const history5To8 = [pinAndSlot, sealedLetter, strata, longship];
