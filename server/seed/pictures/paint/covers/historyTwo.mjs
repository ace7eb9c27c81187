import * as o from '../outlines.mjs';
import { box, disc, line, place, ring, shape, sheet, times, within } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function gear([x, y], [r, teeth], [ink, hub]) {
  const outline = o.star([x, y], [r - 20, r], teeth);
  const spokes = times(4, (i) => o.band([x, y], [r * 0.3, r * 0.74], [i * 90 + 12, i * 90 + 78]));
  return [
    shape(`${outline}${spokes.join('')}`, ink, { 'fill-rule': 'evenodd' }),
    disc([x, y], r * 0.16, hub),
    disc([x, y], r * 0.06, ink),
  ];
}

function pinAndSlot({ inks, dice }) {
  const back = o.circle([470, 350], 250);
  return [
    sheet('#3f6557'),
    disc([600, 338], 320, '#4a7263'),
    gear([150, 110], [130, 20], [inks.verdigris, inks.dark]),
    gear([1050, 590], [190, 26], [inks.verdigris, inks.dark]),
    gear([470, 350], [270, 36], ['#a8742a', inks.dark]),
    stipple(dice, back, { area: [220, 100, 500, 500], ink: inks.dark, side: 'left', count: 180 }),
    gear([730, 330], [236, 32], [inks.ochre, inks.dark]),
    place(
      [730, 330],
      { turn: -22 },
      box([-196, -24, 136, 48], inks.dark, 24),
      disc([-152, 0], 18, inks.paper),
    ),
  ];
}

function envelope({ inks }) {
  return place(
    [600, 338],
    { turn: -4 },
    place(
      [-600, -338],
      {},
      box([230, 150, 760, 440], '#1f1b17'),
      box([220, 130, 760, 440], inks.paper),
      shape('M220 130H980L600 400Z', '#e4d3ae'),
      line('M220 130L600 400L980 130', '#c2ab7c', 5),
      line('M220 570L500 330M980 570L700 330', '#d6c296', 5),
      line(
        'M300 520C330 500 340 540 370 516C390 500 400 530 430 512M300 550C340 536 350 560 400 544',
        inks.dark,
        5,
      ),
    ),
  );
}

function quill({ inks }) {
  return place(
    [110, 560],
    { turn: 24 },
    shape('M0 0C70 -110 80 -330 0 -500C-80 -360 -70 -110 0 0Z', inks.verdigris),
    line('M0 120L0 -430', inks.paper, 7),
    line(
      'M0 -60L44 -110M0 -140L54 -190M0 -220L52 -270M0 -100L-44 -150M0 -180L-52 -230',
      inks.paper,
      4,
    ),
  );
}

function sealedLetter({ inks, dice }) {
  const seal = o.blob(times(16, (i) => o.polar([600, 380], 104 + [0, 12, -4, 8][i % 4], i * 22.5)));
  return [
    sheet(inks.dark),
    stipple(dice, o.rectangle([0, 0, 1200, 675]), {
      area: [0, 0, 1200, 675],
      ink: '#5a5145',
      side: 'edge',
      count: 160,
    }),
    envelope({ inks }),
    shape(seal, '#a8432c'),
    stipple(dice, seal, { area: [490, 270, 220, 220], ink: inks.dark, side: 'corner', count: 160 }),
    ring([600, 380], 76, ['#d0694a', 8]),
    shape(o.star([600, 378], [20, 50], 6), '#d0694a'),
    place(
      [1010, 480],
      { turn: 28 },
      ring([0, -150], 52, [inks.ochre, 22]),
      line('M0 -96V150M0 150H54M0 104H44', inks.ochre, 22),
      disc([0, -70], 18, inks.ochre),
    ),
    quill({ inks }),
  ];
}

function diggersThings({ inks }) {
  return [
    place(
      [430, 490],
      { turn: 64 },
      shape('M-9 -90H9V40H-9Z', inks.stone),
      shape('M-14 40L0 120L14 40Z', inks.stone),
      box([-36, -22, 72, 12], inks.stone, 4),
    ),
    place(
      [170, 580],
      {},
      shape(o.wedge([0, 0], 60, [180, 360]), inks.stone),
      line('M-34 -8C-26 -34 26 -34 34 -8M-14 -6C-10 -18 10 -18 14 -6', '#7d4a33', 5),
    ),
  ];
}

function finds({ inks }) {
  return [
    place(
      [300, 352],
      { turn: -18 },
      shape(
        'M-50 -46H50C50 -10 70 10 60 50C50 80 -50 80 -60 50C-70 10 -50 -10 -50 -46Z',
        inks.paper,
      ),
      line('M-50 -4H50M-60 22H60', inks.terracotta, 7),
      box([-58, -62, 116, 20], inks.paper, 6),
    ),
    place(
      [640, 372],
      {},
      times(3, (i) => [
        disc([i * 40 - 40, (i % 2) * 18], 26, inks.dark),
        disc([i * 40 - 43, (i % 2) * 18 - 3], 23, inks.paper),
        ring([i * 40 - 43, (i % 2) * 18 - 3], 12, [inks.ochre, 5]),
      ]),
    ),
    place(
      [900, 480],
      { turn: 14 },
      line('M-80 0H80', inks.paper, 22),
      o.rows('-92 -14, -92 14, 92 -14, 92 14').map((at) => disc(at, 18, inks.paper)),
    ),
  ];
}

function strata({ inks, dice }) {
  const layers = [
    ['0 170, 300 150, 640 180, 940 150, 1200 176', inks.verdigris],
    ['0 214, 300 190, 640 224, 940 196, 1200 220', inks.dark],
    ['0 300, 260 270, 560 320, 880 280, 1200 310', inks.ochre],
    ['0 420, 320 390, 660 430, 900 390, 1200 430', inks.terracotta],
    ['0 540, 300 510, 620 556, 940 520, 1200 548', '#7d4a33'],
    ['0 630, 300 610, 620 640, 940 606, 1200 636', inks.dark],
  ];
  return [
    sheet(inks.paper),
    disc([180, 90], 54, inks.ochre),
    layers.map(([top, ink], i) => [
      shape(o.land(top), ink),
      i > 1 &&
        stipple(dice, o.land(top), {
          area: [0, 200 + i * 70, 1200, 130],
          ink: i === 4 ? inks.stone : inks.dark,
          side: 'all',
          count: 70,
        }),
    ]),
    finds({ inks }),
    diggersThings({ inks }),
    place(
      [1010, 176],
      { turn: 22 },
      line('M0 0V-130', '#a8742a', 14),
      shape('M-26 0H26L0 74Z', '#8f9a96'),
      box([-16, -150, 32, 40], inks.terracotta, 8),
    ),
    line('M520 176V96M700 178V100M520 110H700', inks.dark, 7),
  ];
}

function longship({ inks, dice }) {
  const hull =
    'M230 400C190 360 180 290 216 240C226 270 250 280 262 270C280 380 400 440 620 440C820 440 920 380 944 270C956 280 980 270 990 240C1026 290 1010 360 980 400C930 500 800 540 620 540C420 540 290 500 230 400Z';
  const sail =
    'M400 90H820C850 180 850 260 820 340C690 310 530 310 400 340C430 260 430 180 400 90Z';
  const shields = [inks.ochre, inks.terracotta, inks.paper];
  return [
    sheet(inks.stone),
    disc([960, 170], 110, inks.terracotta),
    line('M610 40V450', inks.dark, 15),
    shape(sail, inks.paper),
    within(
      sail,
      times(4, (i) => box([440 + i * 104, 80, 52, 270], '#a8432c')),
    ),
    stipple(dice, sail, { area: [400, 90, 440, 250], ink: inks.dark, side: 'right', count: 260 }),
    line('M390 88H830', inks.dark, 13),
    line('M400 340L330 440M820 340L900 430', inks.dark, 5),
    shape(hull, '#6e4a30'),
    within(
      hull,
      line('M220 440C400 500 840 500 1000 430M260 480C420 530 820 530 960 470', inks.dark, 6),
    ),
    times(8, (i) => {
      const at = [366 + i * 72, 438 + 22 * Math.sin((i / 7) * Math.PI)];
      return [disc(at, 38, inks.dark), disc(at, 32, shields[i % 3]), disc(at, 10, inks.dark)];
    }),
    times(6, (i) => line(`M${400 + i * 80} 500L${360 + i * 80} 610`, '#8f6b3e', 8)),
    shape(`${o.wave([-40, 1260], 560, [160, 14])}V700H-40Z`, inks.verdigris),
    shape(`${o.wave([-110, 1280], 616, [190, 14])}V700H-110Z`, '#3f6557'),
  ];
}

export const historyTwo = [pinAndSlot, sealedLetter, strata, longship];
