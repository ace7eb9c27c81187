import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { scenes } from './props.mjs';

function barrelMarks({ colours }) {
  return times(60, (i) =>
    line(
      o.polyline([o.polar([600, 338], 304, i * 6), o.polar([600, 338], i % 5 ? 294 : 284, i * 6)]),
      colours.paper,
      i % 5 ? 4 : 7,
    ),
  );
}

function aperture({ colours, random }) {
  const center = [600, 338];
  const blades = 7;
  const corner = (i) => o.polar(center, 112, (i * 360) / blades + 12);
  const far = (i) => {
    const [[x, y], [nextX, nextY]] = [corner(i), corner(i + 1)];
    return [x + (x - nextX) * 4, y + (y - nextY) * 4];
  };
  const tints = ['#4b5a60', '#39464c', '#5e7278', '#39464c', '#4b5a60', '#5e7278', '#30393e'];
  const blade = (i) => o.polygon([corner(i), corner(i + 1), far(i + 1), far(i)]);
  const barrel = o.circle(center, 262);
  return [
    background(colours.red),
    disc(center, 320, colours.dark),
    barrelMarks({ colours }),
    disc(center, 262, colours.amber),
    clip(
      barrel,
      times(blades, (i) => [
        shape(blade(i), tints[i]),
        stipple(random, blade(i), {
          area: [338, 76, 524, 524],
          colour: colours.dark,
          side: 'edge',
          count: 260,
        }),
        line(o.polyline([corner(i), far(i)]), colours.dark, 5),
      ]),
    ),
    shape(o.polygon(times(blades, corner)), colours.amber),
    disc([640, 300], 18, colours.paper),
    ring(center, 262, [colours.dark, 12]),
  ];
}

function filmStrip(colours, frames, tall) {
  return [
    box([-60, 0, 120, tall], colours.dark, 4),
    times(Math.floor(tall / 30), (i) => [
      box([-54, 10 + i * 30, 10, 14], colours.paper, 3),
      box([44, 10 + i * 30, 10, 14], colours.paper, 3),
    ]),
    times(Math.floor((tall - 20) / 96), (i) => {
      const y = 12 + i * 96;
      const frame = o.rectangle([-36, y, 72, 84]);
      const scene = (i + frames) % 3;
      return [
        shape(frame, [colours.amber, '#c98a3d', '#8b6230'][scene]),
        clip(
          frame,
          scene === 1
            ? disc([6, y + 40], 22, colours.dark)
            : shape(
                o.land(
                  [
                    [-40, y + 60],
                    [-10, y + 34 + scene * 8],
                    [40, y + 56],
                  ],
                  y + 90,
                ),
                colours.dark,
              ),
        ),
      ];
    }),
  ];
}

function drying({ colours, random }) {
  const tiles = [
    ...times(8, (i) => `M0 ${40 + i * 90}H1200`),
    ...times(14, (i) => `M${30 + i * 90} 0V675`),
  ];
  const steam = o.blob(
    '-40 480, 160 420, 330 500, 560 440, 760 520, 980 450, 1260 500, 1260 720, -40 720',
  );
  return [
    background('#a9c0bd'),
    line(tiles.join(''), '#bdd0cc', 6),
    line('M-20 104H1220', colours.dark, 12),
    [330, 520, 710, 900].map((x, i) =>
      place(
        [x, 100],
        { turn: [-2, 1, -1, 2][i] },
        place([0, 50], {}, filmStrip(colours, i, [440, 520, 400, 480][i])),
        box([-22, -16, 44, 76], [colours.red, colours.paper][i % 2], 6),
        box([-46, [482, 562, 442, 522][i], 92, 26], [colours.paper, colours.red][i % 2], 6),
      ),
    ),
    line('M110 -20V130C110 170 130 180 150 186', colours.paper, 20),
    place(
      [168, 200],
      { turn: -30 },
      shape('M-74 40C-74 -20 74 -20 74 40Z', colours.paper),
      times(4, (i) => line(`M${-48 + i * 32} 62l0 ${40 + (i % 2) * 30}`, '#dfe8e4', 7)),
    ),
    shape(steam, '#c7d6d2'),
    stipple(random, steam, {
      area: [0, 440, 1200, 240],
      colour: '#ffffff',
      side: 'bottom',
      count: 240,
    }),
  ];
}

function camera({ colours, random }) {
  const body = o.rounded([230, 200, 740, 380], 50);
  const grip = o.rectangle([230, 300, 740, 180]);
  const lens = [600, 400];
  return [
    background(colours.amber),
    box([0, 560, 1200, 120], colours.slate),
    box([310, 164, 120, 50], colours.dark, 10),
    box([336, 140, 70, 34], colours.red, 8),
    box([770, 160, 130, 50], colours.dark, 10),
    shape('M480 206L510 120H690L720 206Z', colours.paper),
    box([536, 140, 128, 50], colours.dark, 10),
    shape(body, colours.paper),
    shape(grip, colours.dark),
    stipple(random, grip, {
      area: [230, 300, 740, 180],
      colour: colours.slate,
      side: 'all',
      count: 420,
    }),
    box([810, 232, 110, 44], colours.dark, 12),
    disc([865, 254], 12, colours.amber),
    disc([300, 254], 16, colours.red),
    disc(lens, 196, colours.grey),
    disc(lens, 176, colours.dark),
    times(40, (i) =>
      line(o.polyline([o.polar(lens, 168, i * 9), o.polar(lens, 152, i * 9)]), colours.grey, 4),
    ),
    disc(lens, 132, colours.slate),
    disc(lens, 98, colours.dark),
    disc(lens, 66, '#3a565c'),
    shape(o.band(lens, [78, 98], [200, 280]), colours.amber),
    disc([572, 372], 18, colours.paper),
    disc([630, 436], 9, colours.red),
  ];
}

const contactFrame = (row, i) => {
  const area = [86 + i * 212, 52 + row * 206, 186, 146];
  const [light, dark] = [
    ['#dcd7cb', '#5d5f60'],
    ['#8e908e', '#2c3034'],
    ['#c2beb4', '#43484b'],
  ][(row + i * 2) % 3];
  const frame = o.rectangle(area);
  return [shape(frame, light), clip(frame, scenes[(i * 3 + row * 2) % 5](area, dark))];
};

function contactSheet({ colours }) {
  const strip = (row) => [
    box([56, 32 + row * 206, 1088, 188], '#17191c'),
    times(36, (i) => box([70 + i * 30, 38 + row * 206, 14, 9], colours.paper)),
    times(36, (i) => box([70 + i * 30, 204 + row * 206, 14, 9], colours.paper)),
    times(5, (i) => contactFrame(row, i)),
  ];
  return [
    background(colours.grey),
    box([26, 10, 1148, 655], colours.paper),
    times(3, strip),
    line(
      'M500 236C580 196 724 220 712 334C704 440 500 440 482 340C468 270 520 214 620 222',
      colours.red,
      14,
    ),
    line('M960 480L1090 600M1096 486L962 606', colours.red, 13),
  ];
}

export const photography1To4 = [aperture, drying, camera, contactSheet];
