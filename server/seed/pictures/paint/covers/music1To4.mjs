import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function vinyl({ colours, random }) {
  const center = [500, 350];
  return [
    background(colours.orange),
    disc([520, 372], 330, '#c9762b'),
    disc(center, 330, colours.dark),
    [300, 272, 250, 222, 196, 172].map((r, i) => ring(center, r, ['#3f3a52', i % 2 ? 4 : 7])),
    shape(o.band(center, [150, 322], [198, 222]), '#4b465f'),
    shape(o.band(center, [150, 322], [18, 42]), '#4b465f'),
    disc(center, 130, colours.rose),
    shape(o.wedge(center, 130, [-30, 150]), colours.paper),
    stipple(random, o.circle(center, 130), {
      area: [370, 220, 260, 260],
      colour: colours.dark,
      side: 'corner',
      count: 140,
    }),
    disc(center, 44, colours.teal),
    disc(center, 12, colours.paper),
    place(
      [800, 336],
      { turn: -12 },
      times(24, (i) => line(`M${-126 + i * 17} 50l-4 60`, colours.paper, 7)),
      box([-150, -56, 440, 112], colours.teal, 22),
      box([-150, 20, 440, 36], '#155a5b', 14),
      box([-110, -28, 250, 18], '#5fa9a5', 9),
    ),
  ];
}

function piano({ colours, random }) {
  const white = (i) => {
    const key = [i * 132, 0, 126, 560];
    const pressed = i === 3 || i === 6;
    return [
      box(key, i === 3 ? colours.rose : i === 6 ? colours.orange : colours.paper, 12),
      pressed &&
        stipple(random, o.rectangle(key), {
          area: key,
          colour: colours.dark,
          side: 'bottom',
          count: 120,
        }),
    ];
  };
  return [
    background(colours.teal),
    place(
      [-120, 170],
      { turn: -9 },
      box([-60, -60, 1500, 60], colours.dark),
      box([-60, -10, 1500, 20], colours.rose),
      box([-60, 0, 1500, 580], '#155a5b'),
      times(11, white),
      [0, 1, 3, 4, 5, 7, 8].map((i) => [
        box([i * 132 + 90, 0, 82, 340], colours.dark, 8),
        box([i * 132 + 102, 0, 18, 300], '#453f58', 6),
      ]),
    ),
  ];
}

const staveHeight = (x, k) => 210 + k * 56 + 76 * Math.sin(x / 190);

function staves({ colours, random }) {
  const stave = (k) =>
    line(o.curve(times(17, (i) => [-40 + i * 80, staveHeight(-40 + i * 80, k)])), colours.dark, 5);
  const note = ([x, k, colour], i) => {
    const y = staveHeight(x, k);
    const up = i % 3 !== 1;
    return [
      place([x, y], { turn: -20 }, oval([0, 0, 40, 29], colour)),
      line(
        up ? `M${x + 36} ${y - 8}V${y - 170}` : `M${x - 36} ${y + 8}V${y + 170}`,
        colours.dark,
        9,
      ),
      up &&
        i % 2 === 0 &&
        shape(
          `M${x + 36} ${y - 172}C${x + 50} ${y - 120} ${x + 96} ${y - 120} ${x + 76} ${y - 50}C${x + 80} ${y - 90} ${x + 50} ${y - 96} ${x + 36} ${y - 110}Z`,
          colours.dark,
        ),
    ];
  };
  const notes = [
    [180, 3, colours.rose],
    [370, 1, colours.teal],
    [560, 4, colours.dark],
    [730, 2.5, colours.orange],
    [900, 1, colours.rose],
    [1070, 3, colours.teal],
  ];
  const sun = o.circle([640, 330], 290);
  return [
    background(colours.paper),
    shape(sun, colours.lilac),
    stipple(random, sun, {
      area: [350, 40, 580, 580],
      colour: colours.teal,
      side: 'corner',
      count: 360,
    }),
    times(5, stave),
    notes.map(note),
  ];
}

function soundHole({ colours }, at, flip) {
  const hole =
    'M0 -120C-34 -124 -40 -84 -20 -74M0 -120C40 -100 -30 20 14 110M14 110C44 116 52 78 30 66';
  return place(
    at,
    { flip },
    line(hole, colours.dark, 13),
    disc([-14, -84], 15, colours.dark),
    disc([28, 78], 17, colours.dark),
    line('M-20 -4H16', colours.dark, 6),
  );
}

function cello({ colours, random }) {
  const body =
    'M600 -120C860 -120 960 20 900 160C870 230 850 260 850 310C850 370 880 410 920 470C1000 600 900 800 600 800C300 800 200 600 280 470C320 410 350 370 350 310C350 260 330 230 300 160C240 20 340 -120 600 -120Z';
  return [
    background(colours.dark),
    shape(body, '#7d3526', { transform: 'translate(20 18)' }),
    shape(body, '#c8663a'),
    clip(
      body,
      times(9, (i) =>
        line(
          `M${250 + i * 90} -20C${270 + i * 90} 200 ${230 + i * 90} 420 ${256 + i * 90} 700`,
          '#b95a31',
          9,
        ),
      ),
    ),
    stipple(random, body, {
      area: [240, -20, 720, 700],
      colour: colours.dark,
      side: 'edge',
      count: 620,
    }),
    soundHole({ colours }, [430, 330], 1),
    soundHole({ colours }, [770, 330], -1),
    shape('M536 -20H664L640 150H560Z', colours.dark),
    shape('M510 420L530 350H670L690 420L660 430L640 396H560L540 430Z', colours.paper),
    shape('M550 500H650L676 700H524Z', colours.dark),
    times(4, (i) =>
      line(
        `M${576 + i * 16} -20L${552 + i * 32} 352L${570 + i * 20} 520`,
        i % 2 ? '#f0d9a8' : colours.orange,
        4,
      ),
    ),
  ];
}

export const music1To4 = [staves, piano, vinyl, cello];
