import * as o from '../outlines.mjs';
import { background, clip, disc, line, place, ring, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';
import { sparkle, stars } from './props.mjs';

function cassiopeia({ colours, random }) {
  const w = o.rows('270 210, 420 400, 590 270, 760 450, 900 220');
  return [
    background(colours.dark),
    shape(
      o.blob(
        '-60 500, 200 360, 520 300, 840 120, 1260 -60, 1300 200, 900 330, 600 480, 260 620, -60 700',
      ),
      '#262c54',
    ),
    stars(random, colours.ice, { count: 110, area: [0, 0, 1200, 560] }),
    line(o.polyline(w), colours.gold, 5),
    line('M590 270L640 80', colours.rose, 5),
    shape(o.star([648, 52], [10, 30], 8), colours.rose),
    w.map((at, i) => sparkle(at, [46, 40, 52, 38, 44][i], colours.paper)),
    shape(o.land('0 590, 240 560, 520 606, 860 560, 1200 600'), colours.violet),
    o.rows('950 640, 1006 640, 1070 640').map(([x, y], i) =>
      shape(
        o.polygon([
          [x - 36, y],
          [x, y - 150 - i * 30],
          [x + 36, y],
        ]),
        '#101430',
      ),
    ),
    shape(o.land('0 640, 500 620, 1200 600'), '#101430'),
  ];
}

function ringedGiant({ colours }, giant) {
  return [
    disc(giant, 82, colours.dark),
    clip(
      o.circle(giant, 82),
      hatch(o.circle(giant, 82), {
        area: [giant[0] - 90, giant[1] - 70, 180, 160],
        colour: colours.violet,
        gap: 30,
        pen: 12,
        slope: -0.2,
      }),
    ),
    place(
      giant,
      { turn: -20 },
      line('M-78 18C-190 70 -120 78 0 46C130 10 190 -40 78 -28', colours.gold, 14),
    ),
  ];
}

function orbits({ colours, random }) {
  const sun = [170, 560];
  const planet = (r, degrees, [size, colour]) => disc(o.polar(sun, r, degrees), size, colour);
  return [
    background(colours.paper),
    [260, 390, 520, 660, 810, 970].map((r) => ring(sun, r, [colours.ice, 5])),
    disc(sun, 190, colours.rose),
    disc(sun, 150, colours.gold),
    stipple(random, o.circle(sun, 150), {
      area: [20, 410, 300, 300],
      colour: colours.rose,
      side: 'right',
      count: 300,
    }),
    planet(260, -62, [18, colours.dark]),
    planet(390, -14, [30, colours.rose]),
    planet(520, -70, [34, colours.violet]),
    planet(548, -66, [9, colours.dark]),
    ringedGiant({ colours }, o.polar(sun, 660, -38)),
    planet(810, -16, [44, colours.ice]),
    planet(970, -30, [36, colours.rose]),
    planet(970, -44, [12, colours.dark]),
  ];
}

function halfMoon({ colours, random }) {
  const [x, y, r] = [600, 340, 280];
  const craters = o.rows(
    '640 170 26, 690 240 44, 610 300 30, 740 350 22, 640 400 50, 720 460 28, 620 520 24, 800 250 16, 800 420 20',
  );
  const lit = `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}C${x - 44} ${y + 120} ${x - 44} ${y - 120} ${x} ${y - r}Z`;
  return [
    background('#2a2d55'),
    disc([x, y], r + 46, '#343865'),
    disc([x, y], r, colours.dark),
    shape(lit, colours.paper),
    stipple(random, lit, {
      area: [556, 60, 324, 560],
      colour: colours.dark,
      side: 'left',
      count: 560,
    }),
    clip(
      lit,
      shape(o.blob('700 110, 800 160, 830 230, 760 220, 690 170'), '#d9cdb6'),
      shape(o.blob('740 490, 830 440, 840 520, 760 560'), '#d9cdb6'),
    ),
    craters.map(([cx, cy, cr]) => [
      disc([cx, cy], cr, '#d9cdb6'),
      shape(
        `${o.arc([cx, cy], cr, [80, 280])}A${cr * 1.5} ${cr * 1.5} 0 0 0 ${o.polar([cx, cy], cr, 80).map(Math.round).join(' ')}Z`,
        colours.dark,
      ),
    ]),
    o
      .rows('556 240 20, 545 440 26, 520 340 10')
      .map(([cx, cy, cr]) => line(o.arc([cx, cy], cr, [-100, 60]), colours.paper, 6)),
    stars(random, colours.gold, { count: 16, area: [30, 30, 220, 600] }),
    stars(random, colours.gold, { count: 16, area: [950, 30, 220, 600] }),
  ];
}

function relation({ colours, random }) {
  const points = times(34, (i) => {
    const t = (i + random.next()) / 34;
    return [210 + t * 800, 510 - t * 380 + random.between(-48, 48), 7 + t * 13];
  });
  return [
    background(colours.dark),
    line(times(5, (i) => `M150 ${110 + i * 95}H1070`).join(''), '#2b3160', 4),
    shape(o.polygon('150 570, 150 490, 1070 54, 1070 142'), '#2b3160'),
    line('M150 540L1070 98', colours.rose, 7),
    points.map(([x, y, r], i) =>
      disc([x, y], r, [colours.gold, colours.paper, colours.ice][i % 3]),
    ),
    points.slice(-5).map(([x, y, r]) => ring([x, y], r + 10, [colours.gold, 3])),
    line('M150 80V586H1090', colours.paper, 8),
    times(9, (i) => line(`M${240 + i * 100} 586v16`, colours.paper, 6)),
    times(4, (i) => line(`M150 ${158 + i * 106}h-16`, colours.paper, 6)),
  ];
}

export const astronomy1To4 = [cassiopeia, orbits, halfMoon, relation];
