import * as o from '../outlines.mjs';
import {
  background,
  box,
  clip,
  dashes,
  disc,
  line,
  oval,
  place,
  ring,
  shape,
  times,
} from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { runner } from './props.mjs';

function stopwatch({ colours, random }) {
  const center = [600, 380];
  const face = o.circle(center, 212);
  return [
    background(colours.dark),
    [360, 470].map((r) => ring(center, r, ['#2f4551', 34])),
    place(center, { turn: 40 }, box([-24, -318, 48, 60], colours.track, 8)),
    box([564, 70, 72, 90], colours.sky, 10),
    box([540, 44, 120, 50], colours.track, 14),
    disc(center, 262, colours.track),
    stipple(random, o.circle(center, 262), {
      area: [338, 118, 524, 524],
      colour: colours.dark,
      side: 'corner',
      count: 420,
    }),
    disc(center, 212, colours.paper),
    shape(o.wedge(center, 190, [-90, 48]), colours.lime),
    stipple(random, face, {
      area: [600, 170, 200, 400],
      colour: colours.track,
      side: 'right',
      count: 60,
    }),
    times(60, (i) =>
      line(
        o.polyline([o.polar(center, 198, i * 6), o.polar(center, i % 5 ? 186 : 168, i * 6)]),
        colours.dark,
        i % 5 ? 3 : 7,
      ),
    ),
    line(o.polyline([o.polar(center, 44, 228), o.polar(center, 160, 48)]), colours.track, 11),
    disc(center, 20, colours.dark),
    ring([600, 480], 44, [colours.dark, 5]),
    line('M600 480V446', colours.dark, 5),
  ];
}

function shade({ colours, random }) {
  const canopy = ([x, y, r], i) => [
    disc([x, y], r, i % 2 ? colours.dark : '#2f6350'),
    stipple(random, o.circle([x, y], r), {
      area: [x - r, y - r, 2 * r, 2 * r],
      colour: colours.grass,
      side: 'top',
      count: 60,
    }),
  ];
  return [
    background(colours.lime),
    disc([960, 120], 110, colours.paper),
    shape(o.land('560 300, 800 240, 1000 280, 1200 230'), '#e0a94e'),
    times(5, (i) => [
      box(
        [690 + i * 104, 236 - (i % 3) * 26, 70, 120],
        [colours.track, colours.paper, '#e8b98a'][i % 3],
      ),
      box([684 + i * 104, 226 - (i % 3) * 26, 82, 14], colours.dark),
      box([712 + i * 104, 262 - (i % 3) * 26, 24, 34], colours.dark),
    ]),
    shape('M560 330L1220 330V430L640 700H300Z', colours.sky),
    line('M760 390H900M960 370H1140M700 460H820M600 540H720M840 430H980', colours.paper, 8),
    shape('M-20 330H590L330 700H-20Z', '#4f7f68'),
    shape('M440 330H520L250 700H-10Z', '#b9a982'),
    stipple(random, 'M-20 330H590L330 700H-20Z', {
      area: [0, 330, 560, 345],
      colour: colours.dark,
      side: 'left',
      count: 260,
    }),
    [70, 230, 370, 470].map((x, i) => line(`M${x} ${560 - i * 60}V200`, '#3a2c22', 26 - i * 5)),
    o.rows('40 160 150, 230 120 140, 380 160 110, 130 250 90, 480 220 76, 300 250 80').map(canopy),
    place(
      [250, 500],
      { size: 1.15 },
      runner({ shirt: colours.track, shorts: colours.dark, skin: '#8a5a3c', shoe: colours.lime }),
    ),
  ];
}

function frontShoe({ colours }) {
  return [
    box([776, 452, 86, 40], colours.paper, 6),
    place(
      [812, 540],
      { turn: -12 },
      shape(
        'M-50 -40C-30 -20 0 -26 26 -50C70 -20 120 -6 180 0C196 16 194 34 184 44H-54Z',
        colours.lime,
      ),
      line('M30 -30L50 -50M58 -16L78 -36', colours.dark, 7),
      box([-60, 38, 250, 20], colours.paper, 10),
    ),
  ];
}

function stride({ colours, random }) {
  const thigh = 'M430 -20H700C720 120 800 200 880 250L800 340C660 290 520 180 430 -20Z';
  const shin = 'M872 246C900 300 880 420 850 520L780 510C790 420 780 360 796 330Z';
  const rear = 'M430 -20H640C600 120 560 200 470 280L380 250C400 160 410 80 430 -20Z';
  const calf = 'M480 270C400 350 280 380 160 372L150 304C240 310 320 290 384 236Z';
  return [
    background(colours.sky),
    box([0, 600, 1200, 80], colours.dark),
    dashes('M40 638H1180', colours.paper, [9, 70, 60]),
    disc([960, 180], 130, colours.paper),
    shape(calf, '#6b4430'),
    shape(rear, '#6b4430'),
    shape('M400 -20H720C706 60 660 130 610 160L420 130Z', '#b44a2d'),
    place(
      [150, 338],
      { turn: 96 },
      shape(
        'M-40 0C-40 -40 0 -50 30 -40C70 -20 110 -10 150 0C160 20 160 34 150 44H-40Z',
        colours.lime,
      ),
      box([-44, 38, 200, 18], colours.paper, 9),
    ),
    shape(thigh, '#8a5a3c'),
    shape(shin, '#8a5a3c'),
    stipple(random, thigh, {
      area: [430, 0, 450, 340],
      colour: '#4f2f1f',
      side: 'left',
      count: 260,
    }),
    shape('M400 -20H724C750 60 780 120 820 170L670 270C560 190 460 90 400 -20Z', colours.track),
    line('M700 -10C724 70 760 130 800 180', colours.paper, 10),
    frontShoe({ colours }),
    line('M40 120H240M80 180H300M20 460H120', colours.paper, 9),
  ];
}

function pebbles({ colours, random }) {
  return times(14, () =>
    oval(
      [
        random.between(20, 1180),
        random.between(20, 650),
        random.between(5, 13),
        random.between(4, 9),
      ],
      random.pick(['#a84428', colours.paper]),
    ),
  );
}

const tread = (colour) => [
  times(7, (i) =>
    line(`M-130 ${-214 + i * 34}L0 ${-244 + i * 34}L130 ${-214 + i * 34}`, colour, 15),
  ),
  times(5, (i) => line(`M-110 ${120 + i * 32}L0 ${94 + i * 32}L110 ${120 + i * 32}`, colour, 15)),
  box([-40, 22, 80, 40], colour, 20),
];

function soles({ colours, random }) {
  const outline =
    'M0 -270C90 -270 120 -180 112 -90C104 -20 70 20 78 90C90 180 70 270 0 270C-70 270 -84 190 -74 100C-66 20 -112 -20 -116 -100C-120 -200 -80 -270 0 -270Z';
  const print = (at, { turn, flip }, [colour, mark]) =>
    place(
      at,
      { turn, flip },
      shape(outline, colour),
      clip(
        outline,
        tread(mark),
        stipple(random, outline, {
          area: [-120, -270, 240, 540],
          colour: colours.track,
          side: 'bottom',
          count: 160,
        }),
      ),
      line(outline, colour, 12),
    );
  return [
    background(colours.track),
    shape(o.blob('700 -60, 1240 -60, 1260 420, 980 300, 820 160'), '#c25033'),
    shape(o.blob('-60 420, 200 500, 420 720, -60 740'), '#c25033'),
    print([420, 380], { turn: -14, flip: 1 }, [colours.paper, colours.dark]),
    print([790, 290], { turn: 12, flip: -1 }, [colours.dark, colours.lime]),
    pebbles({ colours, random }),
  ];
}

export const running5To8 = [stopwatch, shade, stride, soles];
