import * as o from '../outlines.mjs';
import {
  box,
  dashes,
  disc,
  line,
  oval,
  place,
  ring,
  shape,
  sheet,
  times,
  within,
} from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { runner } from './props.mjs';

function stopwatch({ inks, dice }) {
  const center = [600, 380];
  const face = o.circle(center, 212);
  return [
    sheet(inks.dark),
    [360, 470].map((r) => ring(center, r, ['#2f4551', 34])),
    place(center, { turn: 40 }, box([-24, -318, 48, 60], inks.track, 8)),
    box([564, 70, 72, 90], inks.sky, 10),
    box([540, 44, 120, 50], inks.track, 14),
    disc(center, 262, inks.track),
    stipple(dice, o.circle(center, 262), {
      area: [338, 118, 524, 524],
      ink: inks.dark,
      side: 'corner',
      count: 420,
    }),
    disc(center, 212, inks.paper),
    shape(o.wedge(center, 190, [-90, 48]), inks.lime),
    stipple(dice, face, { area: [600, 170, 200, 400], ink: inks.track, side: 'right', count: 60 }),
    times(60, (i) =>
      line(
        o.polyline([o.polar(center, 198, i * 6), o.polar(center, i % 5 ? 186 : 168, i * 6)]),
        inks.dark,
        i % 5 ? 3 : 7,
      ),
    ),
    line(o.polyline([o.polar(center, 44, 228), o.polar(center, 160, 48)]), inks.track, 11),
    disc(center, 20, inks.dark),
    ring([600, 480], 44, [inks.dark, 5]),
    line('M600 480V446', inks.dark, 5),
  ];
}

function shade({ inks, dice }) {
  const canopy = ([x, y, r], i) => [
    disc([x, y], r, i % 2 ? inks.dark : '#2f6350'),
    stipple(dice, o.circle([x, y], r), {
      area: [x - r, y - r, 2 * r, 2 * r],
      ink: inks.grass,
      side: 'top',
      count: 60,
    }),
  ];
  return [
    sheet(inks.lime),
    disc([960, 120], 110, inks.paper),
    shape(o.land('560 300, 800 240, 1000 280, 1200 230'), '#e0a94e'),
    times(5, (i) => [
      box([690 + i * 104, 236 - (i % 3) * 26, 70, 120], [inks.track, inks.paper, '#e8b98a'][i % 3]),
      box([684 + i * 104, 226 - (i % 3) * 26, 82, 14], inks.dark),
      box([712 + i * 104, 262 - (i % 3) * 26, 24, 34], inks.dark),
    ]),
    shape('M560 330L1220 330V430L640 700H300Z', inks.sky),
    line('M760 390H900M960 370H1140M700 460H820M600 540H720M840 430H980', inks.paper, 8),
    shape('M-20 330H590L330 700H-20Z', '#4f7f68'),
    shape('M440 330H520L250 700H-10Z', '#b9a982'),
    stipple(dice, 'M-20 330H590L330 700H-20Z', {
      area: [0, 330, 560, 345],
      ink: inks.dark,
      side: 'left',
      count: 260,
    }),
    [70, 230, 370, 470].map((x, i) => line(`M${x} ${560 - i * 60}V200`, '#3a2c22', 26 - i * 5)),
    o.rows('40 160 150, 230 120 140, 380 160 110, 130 250 90, 480 220 76, 300 250 80').map(canopy),
    place(
      [250, 500],
      { size: 1.15 },
      runner({ shirt: inks.track, shorts: inks.dark, skin: '#8a5a3c', shoe: inks.lime }),
    ),
  ];
}

function frontShoe({ inks }) {
  return [
    box([776, 452, 86, 40], inks.paper, 6),
    place(
      [812, 540],
      { turn: -12 },
      shape(
        'M-50 -40C-30 -20 0 -26 26 -50C70 -20 120 -6 180 0C196 16 194 34 184 44H-54Z',
        inks.lime,
      ),
      line('M30 -30L50 -50M58 -16L78 -36', inks.dark, 7),
      box([-60, 38, 250, 20], inks.paper, 10),
    ),
  ];
}

function stride({ inks, dice }) {
  const thigh = 'M430 -20H700C720 120 800 200 880 250L800 340C660 290 520 180 430 -20Z';
  const shin = 'M872 246C900 300 880 420 850 520L780 510C790 420 780 360 796 330Z';
  const rear = 'M430 -20H640C600 120 560 200 470 280L380 250C400 160 410 80 430 -20Z';
  const calf = 'M480 270C400 350 280 380 160 372L150 304C240 310 320 290 384 236Z';
  return [
    sheet(inks.sky),
    box([0, 600, 1200, 80], inks.dark),
    dashes('M40 638H1180', inks.paper, [9, 70, 60]),
    disc([960, 180], 130, inks.paper),
    shape(calf, '#6b4430'),
    shape(rear, '#6b4430'),
    shape('M400 -20H720C706 60 660 130 610 160L420 130Z', '#b44a2d'),
    place(
      [150, 338],
      { turn: 96 },
      shape(
        'M-40 0C-40 -40 0 -50 30 -40C70 -20 110 -10 150 0C160 20 160 34 150 44H-40Z',
        inks.lime,
      ),
      box([-44, 38, 200, 18], inks.paper, 9),
    ),
    shape(thigh, '#8a5a3c'),
    shape(shin, '#8a5a3c'),
    stipple(dice, thigh, { area: [430, 0, 450, 340], ink: '#4f2f1f', side: 'left', count: 260 }),
    shape('M400 -20H724C750 60 780 120 820 170L670 270C560 190 460 90 400 -20Z', inks.track),
    line('M700 -10C724 70 760 130 800 180', inks.paper, 10),
    frontShoe({ inks }),
    line('M40 120H240M80 180H300M20 460H120', inks.paper, 9),
  ];
}

function pebbles({ inks, dice }) {
  return times(14, () =>
    oval(
      [dice.between(20, 1180), dice.between(20, 650), dice.between(5, 13), dice.between(4, 9)],
      dice.pick(['#a84428', inks.paper]),
    ),
  );
}

const tread = (ink) => [
  times(7, (i) => line(`M-130 ${-214 + i * 34}L0 ${-244 + i * 34}L130 ${-214 + i * 34}`, ink, 15)),
  times(5, (i) => line(`M-110 ${120 + i * 32}L0 ${94 + i * 32}L110 ${120 + i * 32}`, ink, 15)),
  box([-40, 22, 80, 40], ink, 20),
];

function soles({ inks, dice }) {
  const outline =
    'M0 -270C90 -270 120 -180 112 -90C104 -20 70 20 78 90C90 180 70 270 0 270C-70 270 -84 190 -74 100C-66 20 -112 -20 -116 -100C-120 -200 -80 -270 0 -270Z';
  const print = (at, { turn, flip }, [ink, mark]) =>
    place(
      at,
      { turn, flip },
      shape(outline, ink),
      within(
        outline,
        tread(mark),
        stipple(dice, outline, {
          area: [-120, -270, 240, 540],
          ink: inks.track,
          side: 'bottom',
          count: 160,
        }),
      ),
      line(outline, ink, 12),
    );
  return [
    sheet(inks.track),
    shape(o.blob('700 -60, 1240 -60, 1260 420, 980 300, 820 160'), '#c25033'),
    shape(o.blob('-60 420, 200 500, 420 720, -60 740'), '#c25033'),
    print([420, 380], { turn: -14, flip: 1 }, [inks.paper, inks.dark]),
    print([790, 290], { turn: 12, flip: -1 }, [inks.dark, inks.lime]),
    pebbles({ inks, dice }),
  ];
}

export const runningTwo = [stopwatch, shade, stride, soles];
