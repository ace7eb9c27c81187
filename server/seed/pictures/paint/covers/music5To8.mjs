import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, multiply, oval, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

const hum = (rise, length, shift) => {
  const upper = times(49, (i) => [
    -20 + i * 26,
    338 - rise * Math.sin((i + shift) / length) * Math.sin((i / 48) * Math.PI),
  ]);
  const lower = upper.toReversed().map(([x, y]) => [x, 676 - y]);
  return o.blob([...upper, ...lower]);
};

function waves({ colours, random }) {
  return [
    background(colours.paper),
    times(13, (i) => line(`M${60 + i * 90} 60V616`, '#e8dcc6', 4)),
    multiply(shape(hum(250, 3.4, 0), colours.rose)),
    multiply(shape(hum(200, 2.3, 1.6), '#f3b56e')),
    multiply(shape(hum(150, 4.6, 3), '#6fb3ad')),
    stipple(random, hum(250, 3.4, 0), {
      area: [0, 90, 1200, 500],
      colour: colours.dark,
      side: 'bottom',
      count: 260,
    }),
    line('M-10 338H1210', colours.dark, 7),
    [
      [120, 338],
      [1080, 338],
    ].map((at) => [disc(at, 24, colours.dark), disc(at, 10, colours.paper)]),
  ];
}

function keybox({ colours }) {
  return [
    times(9, (i) =>
      box([352 + i * 34, 386, 20, 40], i % 3 === 1 ? colours.dark : colours.paper, 5),
    ),
    box([320, 276, 350, 118], colours.dark, 10),
    line('M344 312H646M344 356H646', colours.orange, 5),
    shape('M320 290L170 306C140 310 140 362 170 366L320 380Z', colours.dark),
    [190, 240, 290].map((x) => [
      line(`M${x} 300V244M${x} 372V428`, '#8a4a2f', 14),
      disc([x, 240], 15, colours.orange),
      disc([x, 432], 15, colours.orange),
    ]),
  ];
}

function hurdyGurdy({ colours, random }) {
  const body = o.blob(
    '340 250, 470 150, 620 150, 720 200, 830 170, 930 250, 950 338, 930 426, 830 506, 720 476, 620 526, 470 526, 340 430',
  );
  return [
    background(colours.teal),
    disc([640, 338], 310, '#2f8d8a'),
    place([12, 16], {}, shape(body, '#155a5b')),
    shape(body, '#d98f4a'),
    line(body, '#8a4a2f', 12),
    stipple(random, body, {
      area: [340, 150, 610, 380],
      colour: '#8a4a2f',
      side: 'bottom',
      count: 420,
    }),
    o
      .rows('560 210 22, 560 466 22')
      .map(([x, y, r]) => [
        disc([x, y], r, colours.dark),
        times(6, (i) => disc(o.polar([x, y], r + 14, i * 60), 5, colours.dark)),
      ]),
    keybox({ colours }),
    box([670, 322, 250, 32], colours.paper, 6),
    line('M660 312H910M660 364H910', '#f7e3c2', 4),
    box([712, 232, 74, 212], colours.rose, 37),
    box([730, 250, 14, 176], '#f08f95', 7),
    line('M950 338H1030C1060 338 1060 360 1060 380V440', colours.dark, 18),
    box([1040, 420, 40, 90], colours.orange, 20),
  ];
}

function cassette({ colours, random }) {
  const shell = o.rounded([250, 130, 700, 430], 34);
  const hub = ([x, y], turn) => [
    disc([x, y], 62, colours.paper),
    times(6, (i) =>
      place([x, y], { turn: turn + i * 60 }, box([-8, -58, 16, 26], colours.dark, 4)),
    ),
    disc([x, y], 30, colours.dark),
  ];
  return [
    background(colours.lilac),
    line(o.curve('640 520, 700 640, 900 620, 980 560, 1080 620, 1220 560'), '#5b4a3c', 13),
    box([268, 150, 700, 430], '#8d7aa8', 34),
    shape(shell, colours.dark),
    stipple(random, shell, {
      area: [250, 130, 700, 430],
      colour: colours.lilac,
      side: 'corner',
      count: 200,
    }),
    box([300, 174, 600, 270], colours.paper, 16),
    box([300, 262, 600, 44], colours.rose),
    box([300, 306, 600, 44], colours.orange),
    box([300, 350, 600, 44], colours.teal),
    line('M340 214H700M340 240H560', '#cdbfa8', 8),
    box([400, 272, 400, 140], colours.dark, 70),
    box([520, 300, 160, 84], '#6a5446', 8),
    hub([470, 342], 10),
    hub([730, 342], 34),
    shape('M390 560L420 474H780L810 560Z', '#3d3850'),
    [450, 600, 750].map((x) => disc([x, 520], 14, colours.lilac)),
    o.rows('286 166, 914 166, 286 526, 914 526').map((at) => disc(at, 11, '#4b465f')),
  ];
}

function microphone({ colours, random }) {
  const head = o.rounded([470, 70, 260, 400], 120);
  const rays = times(16, (i) => o.wedge([600, 270], 900, [i * 22.5, i * 22.5 + 11.25])).join('');
  return [
    background(colours.rose),
    shape(rays, '#e8757b'),
    disc([600, 270], 280, '#f3b0a0'),
    line('M600 500V690', colours.dark, 40),
    line('M420 270V330C420 470 500 530 600 530C700 530 780 470 780 330V270', colours.dark, 24),
    shape(head, colours.paper),
    clip(
      head,
      times(7, (i) => box([470, 96 + i * 32, 260, 14], colours.dark)),
      box([470, 316, 260, 60], colours.teal),
      box([470, 300, 260, 16], colours.dark),
      times(7, (i) => box([488 + i * 34, 376, 16, 110], colours.dark)),
      box([584, 70, 32, 240], colours.paper),
    ),
    stipple(random, head, {
      area: [470, 70, 260, 400],
      colour: colours.dark,
      side: 'right',
      count: 260,
    }),
    shape(o.star([600, 346], [10, 24], 5), colours.orange),
    line(head, colours.dark, 12),
    oval([600, 660, 190, 30], colours.dark),
    [
      [300, 180, 50],
      [900, 180, -50],
    ].map(([x, y]) =>
      place(
        [x, y],
        { flip: x < 600 ? 1 : -1 },
        line('M0 180V0L80 -24V156', colours.dark, 12),
        place([-24, 184], { turn: -18 }, oval([0, 0, 32, 24], colours.dark)),
        place([56, 160], { turn: -18 }, oval([0, 0, 32, 24], colours.dark)),
      ),
    ),
  ];
}

export const music5To8 = [waves, hurdyGurdy, cassette, microphone];
