import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, ring, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';
import { scenes } from './props.mjs';

function person({ colours }) {
  const person = 'M660 675C660 540 740 500 860 500C990 500 1060 560 1070 675Z';
  return [
    shape(person, colours.red),
    shape('M800 400H910V510C910 560 800 560 800 510Z', '#b4744f'),
    shape(
      'M740 300C740 190 800 150 860 150C940 150 980 210 980 300C980 400 930 450 860 450C790 450 740 400 740 300Z',
      '#cf9068',
    ),
    clip(
      'M740 300C740 190 800 150 860 150C940 150 980 210 980 300C980 400 930 450 860 450C790 450 740 400 740 300Z',
      box([730, 140, 100, 330], '#b4744f'),
    ),
    shape(
      'M724 330C700 180 780 100 880 110C980 116 1020 190 996 300C980 250 950 214 900 206C860 240 790 250 756 250C748 280 748 310 750 340Z',
      colours.dark,
    ),
    disc([820, 316], 8, colours.dark),
    disc([916, 316], 8, colours.dark),
    line('M836 388C860 402 884 402 906 386M872 310C884 340 884 352 866 354', colours.dark, 6),
  ];
}

function clothesHorse({ colours, random }) {
  const cloth =
    'M150 150H540C560 300 550 420 576 590L520 570L470 596L400 572L330 598L260 572L200 596L130 574C150 420 144 300 150 150Z';
  return [
    background('#d8cdb8'),
    shape('M690 -10H1210V520L690 330Z', colours.paper),
    line('M950 -10V420M690 160L1210 300', '#d8cdb8', 16),
    box([0, 600, 1200, 80], '#a98d6b'),
    line('M120 640L210 110M580 640L480 110M210 640L120 130M480 640L580 130', '#c9a46d', 16),
    line('M110 150H590M120 110H580', '#c9a46d', 14),
    shape(cloth, colours.dark),
    stipple(random, cloth, {
      area: [130, 150, 450, 450],
      colour: colours.slate,
      side: 'right',
      count: 300,
    }),
    line(
      'M250 180C256 320 246 440 240 540M370 180C372 320 376 440 370 540M470 180C470 300 486 440 490 550',
      '#3d4247',
      7,
    ),
    person({ colours }),
  ];
}

function filmLabel({ colours, random }) {
  const tin = o.rounded([180, 170, 230, 380], 16);
  return [
    shape(tin, colours.red),
    clip(
      tin,
      box([180, 170, 230, 60], colours.dark),
      box([180, 490, 230, 60], colours.dark),
      box([180, 300, 230, 92], colours.amber),
      disc([256, 346], 30, colours.paper),
      box([306, 322, 70, 16], colours.dark),
      box([306, 354, 46, 16], colours.dark),
      stipple(random, tin, {
        area: [180, 170, 230, 380],
        colour: colours.dark,
        side: 'left',
        count: 240,
      }),
    ),
  ];
}

function canister({ colours, random }) {
  const film = o.polygon('400 250, 1220 250, 1220 530, 400 530');
  const frame = (i) => {
    const area = [440 + i * 222, 302, 196, 176];
    const d = o.rectangle(area);
    return [
      shape(d, [colours.amber, '#c98a3d', '#e8b96f', colours.amber][i]),
      clip(
        d,
        scenes[[0, 3, 1, 4][i]](
          area.map((v, k) => (k === 0 ? v + 10 : v)),
          '#7d4f22',
        ),
      ),
    ];
  };
  return [
    background(colours.slate),
    disc([860, 150], 240, '#6d9295'),
    shape(film, colours.dark),
    times(24, (i) => [
      box([426 + i * 34, 262, 18, 26], colours.slate, 4),
      box([426 + i * 34, 492, 18, 26], colours.slate, 4),
    ]),
    times(4, frame),
    box([250, 110, 90, 80], colours.dark, 8),
    box([230, 540, 130, 44], colours.dark, 8),
    filmLabel({ colours, random }),
    box([396, 236, 26, 308], '#15171a', 6),
    oval([300, 612, 240, 14], '#47686b'),
  ];
}

const printWhite = '#e6edf0';

function frond() {
  const frond = place(
    [330, 650],
    { turn: -8 },
    line('M0 0C20 -200 10 -400 40 -590', printWhite, 8),
    times(17, (i) => {
      const long = 150 * Math.sin(((18 - i) / 19) * Math.PI * 0.62 + 0.2);
      const at = [14 + i * 1.3, -60 - i * 32];
      return [-66, 66].map((lean) =>
        place(at, { turn: lean }, shape(o.leaf(long, 34), printWhite)),
      );
    }),
  );
  return [frond];
}

function honesty() {
  const honesty = place(
    [690, 640],
    { turn: 4 },
    line(
      'M0 0C-10 -180 20 -330 0 -520M-4 -160L80 -250M6 -260L-80 -350M8 -360L76 -440',
      printWhite,
      6,
    ),
    o
      .rows('90 -290 48, -92 -392 46, 86 -478 42, 0 -560 44, -50 -220 30')
      .map(([x, y, r]) => [
        oval([x, y, r * 0.86, r], '#a9c6d6'),
        ring([x, y], r * 0.9, [printWhite, 6]),
        times(3, (k) => oval([x - 8 + k * 8, y - 14 + k * 14, 6, 8], '#5f8fae')),
      ]),
  );
  return [honesty];
}

function cyanotype({ colours, random }) {
  const vane = 'M0 0C70 -80 90 -330 10 -480C-70 -360 -90 -110 0 0Z';
  return [
    background(colours.paper),
    shape('M52 40L1150 30L1160 640L40 650Z', '#1f4f7d'),
    shape('M84 64L1118 58L1126 612L78 622Z', '#18406a'),
    clip(
      'M52 40L1150 30L1160 640L40 650Z',
      frond(),
      honesty(),
      place(
        [930, 560],
        { turn: 14 },
        shape(vane, '#b9d0dc'),
        hatch(vane, {
          area: [-100, -500, 220, 520],
          colour: printWhite,
          gap: 15,
          pen: 5,
          slope: 0.5,
        }),
        line('M0 90C6 -100 10 -300 8 -460', printWhite, 9),
      ),
    ),
    stipple(random, o.rectangle([0, 0, 1200, 675]), {
      area: [50, 40, 1100, 600],
      colour: '#3c6f9a',
      side: 'edge',
      count: 220,
    }),
  ];
}

const cottage = (roof, wall) => [
  shape(o.polygon('-110 -60, 0 -150, 110 -60'), roof),
  box([-88, -60, 176, 150], wall),
  shape(o.doorway([-26, 20, 52, 70]), roof),
  box([-66, -30, 36, 36], roof),
  box([32, -30, 36, 36], roof),
];

function cameraObscura({ colours, random }) {
  const room = o.rectangle([640, 90, 460, 500]);
  return [
    background(colours.paper),
    box([0, 590, 1200, 90], colours.slate),
    disc([110, 130], 60, colours.amber),
    shape(room, colours.dark),
    stipple(random, room, {
      area: [640, 90, 460, 500],
      colour: colours.slate,
      side: 'left',
      count: 260,
    }),
    box([1100, 70, 30, 540], colours.red),
    box([612, 70, 30, 262], colours.red),
    box([612, 348, 30, 262], colours.red),
    box([612, 62, 518, 32], colours.red),
    shape('M642 340L1080 140V540Z', '#43484c'),
    place([260, 500], { size: 1.15 }, cottage(colours.red, colours.amber)),
    line('M260 330L642 340L1060 352M260 600L642 340L1060 178', colours.amber, 5),
    clip(room, place([1046, 262], { turn: 180, size: 0.78 }, cottage('#a63b2a', '#d8a257'))),
    shape(o.leaf(200, 90), colours.slate, { transform: 'translate(70 590)' }),
    line('M70 590V450', colours.dark, 6),
  ];
}

export const photography5To8 = [clothesHorse, canister, cyanotype, cameraObscura];
