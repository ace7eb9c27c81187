import * as o from '../outlines.mjs';
import { background, box, disc, line, oval, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

function terraces({ random }) {
  const tints = ['#d6d9a4', '#b9c47d', '#93aa5f', '#6f9152', '#4c7748', '#2f5c40'];
  const step = (i) => {
    const y = 150 + i * 62;
    const d = o.land(times(9, (k) => [-40 + k * 200, y + 34 * Math.sin(k * 0.9 + i * 1.4)]));
    return [
      shape(d, tints[i]),
      i > 1 &&
        line(
          o.curve(times(9, (k) => [-40 + k * 200, y + 22 + 34 * Math.sin(k * 0.9 + i * 1.4)])),
          tints[i - 2],
          5,
        ),
    ];
  };
  const front = o.land('-20 460, 500 440, 1000 470, 1520 440');
  return [
    background('#f4e3c4'),
    disc([760, 130], 96, '#f0b96b'),
    shape(o.land('-20 170, 300 90, 600 170, 900 70, 1200 160, 1520 90'), '#e3d9b4'),
    times(6, step),
    stipple(random, front, {
      area: [0, 430, 1500, 70],
      colour: '#d6d9a4',
      side: 'all',
      count: 120,
    }),
    [
      [240, 250],
      [1180, 300],
    ].map(([x, y]) => [
      box([x, y, 54, 40], '#f4ead6'),
      shape(
        o.polygon([
          [x - 12, y],
          [x + 27, y - 34],
          [x + 66, y],
        ]),
        '#b74b3c',
      ),
    ]),
  ];
}

function lake({ random }) {
  const peaks = o.polygon('-20 280, 180 130, 300 210, 520 60, 700 210, 820 150, 980 280');
  const shaded = o.polygon('520 60, 700 210, 820 150, 980 280, 560 280, 600 200');
  return [
    background('#e9b8a4'),
    disc([1180, 170], 80, '#f6e3c6'),
    shape(peaks, '#7b7396'),
    shape(shaded, '#5d5780'),
    shape('M520 60L446 120L500 116L530 146L570 110L606 132Z', '#f6ecdd'),
    shape(o.land('900 280, 1140 220, 1340 260, 1520 210', 284), '#8f6f8a'),
    box([0, 280, 1500, 230], '#c98f90'),
    shape('M-20 280H980L820 400L700 344L520 470L300 350L180 420Z', '#a27d92'),
    times(12, () =>
      box(
        [
          random.between(0, 1400),
          300 + Math.floor(random.next() * 7) * 26,
          random.between(70, 190),
          5,
        ],
        '#efcfc0',
        3,
      ),
    ),
    stipple(random, o.rectangle([0, 280, 1500, 220]), {
      area: [0, 280, 1500, 220],
      colour: '#5d5780',
      side: 'bottom',
      count: 260,
    }),
    times(13, (i) =>
      shape(
        o.polygon([
          [i * 44 - 30, 510],
          [i * 44 + 4, 400 - (i % 3) * 26],
          [i * 44 + 38, 510],
        ]),
        '#38324f',
      ),
    ),
  ];
}

function mesas({ random }) {
  const near = o.polygon(
    '-20 380, 240 380, 280 290, 520 290, 560 380, 900 380, 960 250, 1240 250, 1300 380, 1520 380, 1520 520, -20 520',
  );
  return [
    background('#c4573c'),
    times(5, (i) =>
      oval(
        [500, 330, 1040 - i * 190, 330 - i * 58],
        ['#cd6543', '#d6764b', '#df8854', '#e89c60', '#f0b371'][i],
      ),
    ),
    disc([500, 250], 76, '#f8e0b0'),
    shape(
      o.polygon(
        '-20 340, 120 340, 150 270, 330 270, 360 340, 700 340, 740 230, 860 230, 900 340, 1520 340, 1520 520, -20 520',
      ),
      '#96452f',
    ),
    shape(near, '#6a2f2a'),
    hatch(near, { area: [0, 262, 1500, 110], colour: '#7b3a2e', gap: 24, pen: 5 }),
    shape(o.land('-20 430, 420 410, 900 440, 1520 400'), '#43222a'),
    stipple(random, o.land('-20 430, 420 410, 900 440, 1520 400'), {
      area: [0, 400, 1500, 100],
      colour: '#96452f',
      side: 'top',
      count: 220,
    }),
  ];
}

/** The default cover of a profile. */
export function quietHills({ random }) {
  const lists = [
    '-20 300, 300 210, 680 300, 1040 200, 1520 280',
    '-20 370, 420 310, 860 380, 1200 310, 1520 350',
    '-20 440, 340 400, 800 440, 1520 400',
  ];
  return [
    background('#f1ebdf'),
    disc([1060, 190], 110, '#e6dac2'),
    lists.map((list, i) => shape(o.land(list), ['#ded5c2', '#cdc3ae', '#b9af9a'][i])),
    stipple(random, o.land(lists[2]), {
      area: [0, 390, 1500, 110],
      colour: '#958b78',
      side: 'bottom',
      count: 240,
    }),
  ];
}

export const landscapes6To8 = [terraces, lake, mesas];
