import * as o from '../outlines.mjs';
import {
  background,
  box,
  clip,
  dashes,
  disc,
  line,
  multiply,
  oval,
  place,
  ring,
  shape,
  times,
} from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';
import { runner } from './props.mjs';

function lanes({ colours }) {
  const center = [1050, 760];
  return [
    background(colours.grass),
    hatch(o.rectangle([0, 0, 1200, 675]), {
      area: [0, -300, 1200, 1300],
      colour: '#5a9875',
      gap: 150,
      pen: 60,
      slope: -0.3,
    }),
    disc(center, 1010, colours.track),
    times(6, (i) => ring(center, 1000 - i * 124, [colours.paper, 7])),
    disc(center, 380, colours.grass),
    times(5, (i) =>
      line(
        o.polyline([
          o.polar(center, 1000 - i * 124, 206 + i * 3.6),
          o.polar(center, 876 - i * 124, 206 + i * 3.6),
        ]),
        colours.lime,
        12,
      ),
    ),
    times(5, (i) =>
      place(
        o.polar(center, 938 - i * 124, 201 + i * 3.6),
        { turn: 18 + i * 3 },
        box([-26, -9, 52, 18], colours.dark, 4),
      ),
    ),
    multiply(place(o.polar(center, 692, 226), { turn: 70 }, oval([50, 90, 90, 18], '#c9a08c'))),
    place(
      o.polar(center, 692, 226),
      { turn: -30, size: 0.95 },
      runner({ shirt: colours.lime, shorts: colours.dark, skin: '#7a4a30', shoe: colours.paper }),
    ),
  ];
}

function riverbankTrees({ colours }) {
  return o
    .rows('60 360, 420 330, 720 330')
    .map(([x, y]) =>
      place([x, y], {}, line('M0 40V0', colours.dark, 10), oval([0, -50, 56, 74], colours.dark)),
    );
}

function boathouse({ colours }) {
  return [
    box([930, 250, 230, 130], colours.paper),
    shape(o.polygon('900 254, 1045 160, 1190 254'), colours.track),
    [966, 1076].map((x) => shape(o.doorway([x, 290, 60, 90]), colours.dark)),
    line('M930 300H1160', '#e2d8c4', 4),
  ];
}

function parkrun({ colours, random }) {
  const crowd = o.rows(
    '150 520 1.5, 340 560 1.7, 560 530 1.6, 250 450 1, 430 450 1.05, 610 440 1, 560 392 0.62, 660 390 0.62, 740 388 0.6, 820 376 0.42, 880 374 0.42',
  );
  const kits = [colours.track, colours.lime, colours.paper, colours.dark, '#f0a48a'];
  const skins = ['#8a5a3c', '#e3ad86', '#5f3b28', '#c98a63'];
  return [
    background('#cfe0dc'),
    disc([240, 140], 80, colours.lime),
    shape(o.land('0 330, 260 250, 560 310, 840 240, 1200 320'), '#7dab8c'),
    stipple(random, o.land('0 330, 260 250, 560 310, 840 240, 1200 320'), {
      area: [0, 240, 1200, 110],
      colour: colours.grass,
      side: 'top',
      count: 160,
    }),
    box([0, 340, 1200, 30], colours.sky),
    shape(o.land('0 380, 500 352, 900 366, 1200 360'), colours.grass),
    shape('M-20 700V560C300 480 560 420 860 372L900 372C860 440 860 560 1010 700Z', '#e6cfa4'),
    boathouse({ colours }),
    riverbankTrees({ colours }),
    [...crowd].toReversed().map(([x, y, size], i) =>
      place(
        [x, y],
        { size: size * 0.86 },
        runner({
          shirt: kits[i % 5],
          shorts: [colours.dark, '#3f6d86'][i % 2],
          skin: skins[i % 4],
          shoe: kits[(i + 2) % 5],
        }),
      ),
    ),
  ];
}

function soleWedges({ colours }) {
  const sole = 'M206 480H1000C1030 500 1030 540 990 556H300C240 556 200 540 206 480Z';
  return [
    shape(sole, colours.paper),
    clip(
      sole,
      box([190, 530, 840, 40], colours.dark),
      times(9, (i) =>
        shape(
          o.polygon([
            [330 + i * 70, 480],
            [380 + i * 70, 480],
            [360 + i * 70, 516],
            [310 + i * 70, 516],
          ]),
          colours.sky,
        ),
      ),
    ),
  ];
}

function shoe({ colours, random }) {
  const upper =
    'M230 250C270 280 330 280 380 240C440 290 560 360 720 390C860 416 960 430 990 490H220C190 400 200 310 230 250Z';
  return [
    background(colours.lime),
    disc([600, 340], 300, '#f1dc82'),
    times(6, (i) => line(`M${20 + i * 16} ${250 + i * 56}H${150 + (i % 3) * 20}`, colours.dark, 9)),
    shape(upper, colours.track),
    clip(
      upper,
      shape('M180 250H330L420 500H180Z', colours.dark),
      shape('M700 330C780 360 780 460 700 500H1020V380Z', '#b44a2d'),
      line('M430 500C480 420 560 400 640 400M470 520C540 440 600 430 690 440', colours.paper, 18),
      stipple(random, upper, {
        area: [200, 240, 800, 260],
        colour: colours.dark,
        side: 'bottom',
        count: 380,
      }),
    ),
    shape('M380 240C440 290 500 330 590 360L640 330C560 310 480 270 430 210Z', colours.paper),
    times(5, (i) => line(`M${424 + i * 42} ${262 + i * 20}l34 -34`, colours.dark, 9)),
    soleWedges({ colours }),
    box([120, 566, 960, 14], colours.dark, 7),
    shape('M232 248C212 220 220 190 246 180C262 210 266 240 262 266Z', colours.dark),
  ];
}

function ridge({ colours, random }) {
  const back = o.land('0 330, 150 260, 330 330, 520 170, 640 250, 800 120, 960 260, 1200 190');
  const face = 'M800 120L700 300L760 400L690 520L740 700H1220V330L960 260Z';
  const front = o.land('0 520, 240 420, 420 470, 640 380, 900 520, 1200 470');
  return [
    background('#f0c7a0'),
    disc([300, 170], 96, colours.paper),
    shape(o.land('0 400, 240 250, 480 360, 760 240, 1000 330, 1200 280'), '#d9b7a0'),
    shape(back, colours.sky),
    shape(face, '#6f9fab'),
    stipple(random, face, {
      area: [690, 120, 520, 500],
      colour: colours.dark,
      side: 'left',
      count: 360,
    }),
    shape('M800 120L752 207L782 196L806 230L836 190L872 200Z', colours.paper),
    shape('M520 170L476 218L506 214L528 238L560 200Z', colours.paper),
    shape(front, colours.grass),
    stipple(random, front, {
      area: [0, 380, 1200, 290],
      colour: colours.dark,
      side: 'bottom',
      count: 420,
    }),
    dashes(
      o.curve('800 130, 770 220, 820 300, 730 380, 640 388, 560 440, 600 520, 420 580, 300 680'),
      colours.track,
      [11, 24, 22],
    ),
    line('M800 120V46', colours.dark, 7),
    shape('M800 46L866 68L800 92Z', colours.track),
    place(
      [470, 398],
      { size: 0.62, flip: -1 },
      runner({ shirt: colours.lime, shorts: colours.dark, skin: '#e3ad86', shoe: colours.track }),
    ),
  ];
}

export const running1To4 = [lanes, parkrun, shoe, ridge];
