import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { sparkle, stars } from './props.mjs';

function observatory({ colours, random }) {
  const dome = 'M360 430A240 240 0 0 1 840 430Z';
  const hill = o.land('0 640, 300 560, 600 540, 900 560, 1200 630');
  return [
    background(colours.rose),
    disc([600, 400], 380, '#e8977a'),
    stars(random, colours.paper, { count: 40, area: [0, 20, 1200, 330] }),
    shape('M640 300L880 -40H1090L700 320Z', colours.gold),
    sparkle([985, 120], 40, colours.paper),
    sparkle([210, 150], 34, colours.paper),
    place(
      [668, 320],
      { turn: 36 },
      box([-34, -190, 68, 220], colours.violet, 10),
      box([-42, -206, 84, 34], colours.dark, 8),
    ),
    shape(dome, colours.paper),
    stipple(random, dome, {
      area: [360, 190, 480, 240],
      colour: colours.violet,
      side: 'left',
      count: 360,
    }),
    shape('M640 430C640 330 660 250 690 208L760 250C724 300 712 360 712 430Z', colours.dark),
    box([340, 424, 520, 40], colours.violet),
    box([370, 464, 460, 110], colours.ice),
    times(6, (i) => shape(o.doorway([396 + i * 72, 490, 40, 90]), colours.dark)),
    shape(hill, colours.dark),
    o.rows('150 610, 220 590, 1010 590, 1080 610').map(([x, y], i) =>
      shape(
        o.polygon([
          [x - 36, y + 30],
          [x, y - 90 - (i % 2) * 40],
          [x + 36, y + 30],
        ]),
        colours.dark,
      ),
    ),
  ];
}

function jupiter({ colours, random }) {
  const [x, y, r] = [690, 345, 275];
  const disk = o.circle([x, y], r);
  const belts = [
    [150, 40, colours.rose],
    [235, 58, '#e9b995'],
    [330, 34, colours.rose],
    [372, 50, '#b45f4d'],
    [470, 30, '#e9b995'],
    [530, 46, colours.violet],
  ];
  return [
    background('#0f1229'),
    stars(random, colours.ice, { count: 26, area: [0, 0, 360, 675] }),
    shape(disk, '#f1dcb4'),
    clip(
      disk,
      belts.map(([top, h, colour], i) =>
        shape(
          `M380 ${top}${o.wave([380, 1000], top, [150 + i * 22, 7]).slice(o.wave([380, 1000], top, [150 + i * 22, 7]).indexOf('C'))}V${top + h}H380Z`,
          colour,
        ),
      ),
      oval([800, 398, 70, 34], colours.rose),
      oval([800, 398, 44, 18], '#f1dcb4'),
      line('M470 292C560 276 620 306 720 290M560 500C640 516 700 490 790 504', colours.rose, 6),
    ),
    stipple(random, disk, {
      area: [415, 70, 550, 550],
      colour: colours.dark,
      side: 'left',
      count: 620,
    }),
    disc([268, 345], 22, colours.gold),
    disc([150, 352], 13, colours.paper),
    disc([1090, 338], 18, colours.ice),
    disc([352, 338], 9, colours.rose),
  ];
}

function sunAndPin({ colours }) {
  return [
    disc([230, 170], 86, colours.rose),
    times(12, (i) =>
      line(
        o.polyline([o.polar([230, 170], 108, i * 30), o.polar([230, 170], 136, i * 30)]),
        colours.rose,
        9,
      ),
    ),
    line('M980 620V470', colours.dark, 12),
    disc([980, 460], 26, colours.dark),
    oval([1010, 624, 110, 12], colours.dark),
  ];
}

function analemma({ colours, random }) {
  const center = [640, 400];
  const at = (t) => {
    const lobe = Math.cos(t) > 0 ? 0.62 : 1.1;
    return [
      center[0] + Math.sin(2 * t) * 96 * lobe + Math.cos(t) * 26,
      center[1] - 70 - Math.cos(t) * 235,
    ];
  };
  const marks = times(50, (i) => i).filter((i) => i < 22 || i > 26);
  const cross = (i) => {
    const [x, y] = at((i / 50) * 2 * Math.PI);
    return line(`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`, colours.dark, 5);
  };
  const tape = o.rectangle([455, 40, 350, 590]);
  return [
    background(colours.gold),
    shape('M0 0H330L90 675H0Z', '#e3ad4f'),
    shape('M1200 0H980L760 675H1200Z', '#f5d391'),
    place(
      [632, 338],
      { turn: -2 },
      box([-168, -284, 360, 600], '#c88f3d'),
      box([-180, -300, 360, 600], colours.paper),
      [-300, 286].map((y) => times(12, (i) => disc([-165 + i * 30, y + 7], 9, colours.gold))),
    ),
    stipple(random, tape, {
      area: [455, 40, 350, 590],
      colour: colours.ice,
      side: 'corner',
      count: 180,
    }),
    marks.map(cross),
    sunAndPin({ colours }),
  ];
}

function beforeDawn({ colours, random }) {
  const bands = ['#2f3463', '#4c4788', '#85608a', '#c5736a', colours.rose, colours.gold];
  return [
    background(colours.dark),
    bands.map((colour, i) => shape(o.ellipse([600, 760, 1000 - i * 110, 540 - i * 76]), colour)),
    stars(random, colours.paper, { count: 60, area: [0, 10, 1200, 230] }),
    sparkle([360, 60], 26, colours.paper),
    sparkle([860, 300], 44, colours.paper),
    shape(o.land('0 560, 200 520, 420 585, 700 600, 960 545, 1200 580'), '#12162f'),
    place(
      [470, 590],
      {},
      line('M0 -70L-50 20M0 -70L50 20M0 -70V24', '#12162f', 9),
      place(
        [0, -80],
        { turn: -38 },
        box([-90, -16, 180, 32], '#12162f', 6),
        box([76, -22, 30, 44], '#12162f', 4),
      ),
    ),
    place(
      [330, 560],
      {},
      disc([0, -96], 20, '#12162f'),
      shape('M-24 30L-20 -50C-16 -80 22 -80 26 -48L34 30Z', '#12162f'),
    ),
    stipple(random, o.rectangle([0, 420, 1200, 140]), {
      area: [200, 430, 800, 130],
      colour: colours.paper,
      side: 'bottom',
      count: 120,
    }),
  ];
}

export const astronomy5To8 = [observatory, jupiter, analemma, beforeDawn];
