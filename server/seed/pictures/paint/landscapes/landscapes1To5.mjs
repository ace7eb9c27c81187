import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, shape, times } from '../svg.mjs';
import { hatch, stipple } from '../textures.mjs';

const ranges = (lists, tints) => lists.map((list, i) => shape(o.land(list), tints[i]));

function dunes({ random }) {
  const near = o.land('-20 420, 300 330, 640 400, 980 300, 1300 360, 1520 320');
  return [
    background('#f2d9b0'),
    disc([1120, 150], 92, '#df6c4b'),
    shape(o.land('-20 260, 260 200, 620 270, 1000 190, 1520 260'), '#e7bd83'),
    shape('M-20 330C300 200 560 210 760 300C620 310 420 360 -20 480Z', '#d99a5c'),
    shape(o.land('-20 400, 420 330, 800 300, 1120 240, 1520 320'), '#dca866'),
    shape('M1120 240C1240 270 1380 290 1520 320V520H700C900 440 1060 340 1120 240Z', '#c4814a'),
    shape(near, '#b06a3f'),
    stipple(random, near, {
      area: [0, 300, 1500, 200],
      colour: '#7b4228',
      side: 'bottom',
      count: 420,
    }),
  ];
}

function moonSea({ random }) {
  const water = o.rectangle([0, 280, 1500, 220]);
  return [
    background('#24345a'),
    disc([980, 180], 210, '#2d4069'),
    disc([980, 180], 110, '#f4ead6'),
    times(34, () =>
      disc([random.between(0, 1500), random.between(10, 250)], random.between(1.6, 3.4), '#c9d3df'),
    ),
    box([0, 280, 1500, 230], '#1a2748'),
    times(7, (i) => box([980 - 150 + i * 14, 296 + i * 30, 300 - i * 28, 10], '#e6d2a8', 5)),
    times(16, () =>
      box(
        [
          random.between(0, 1400),
          300 + Math.floor(random.next() * 6) * 34,
          random.between(60, 160),
          5,
        ],
        '#34487a',
        3,
      ),
    ),
    stipple(random, water, {
      area: [0, 280, 1500, 220],
      colour: '#4a6191',
      side: 'top',
      count: 240,
    }),
    shape(o.land('-20 250, 160 190, 330 250, 470 282', 284), '#131d38'),
  ];
}

function mistHills({ random }) {
  const lists = [
    '-20 210, 260 130, 520 200, 820 100, 1120 190, 1520 120',
    '-20 270, 320 220, 640 280, 940 200, 1240 270, 1520 220',
    '-20 340, 260 290, 600 350, 980 270, 1280 340, 1520 300',
    '-20 420, 340 360, 760 420, 1120 350, 1520 410',
  ];
  return [
    background('#eee7d6'),
    disc([420, 150], 84, '#f0c58d'),
    ranges(lists, ['#c3d1cb', '#94b2b0', '#5f8c8f', '#2f5f6a']),
    stipple(random, o.land(lists[3]), {
      area: [0, 350, 1500, 150],
      colour: '#173a45',
      side: 'bottom',
      count: 380,
    }),
    stipple(random, o.land(lists[1]), {
      area: [0, 200, 1500, 90],
      colour: '#eee7d6',
      side: 'bottom',
      count: 200,
    }),
  ];
}

function meander({ random }) {
  const fields = ['#b3bd6f', '#8ea459', '#d9c07a', '#5f8c4b', '#c9cf8d', '#e2cf94', '#7d9a55'];
  const plot = (i) => {
    const x = (i % 7) * 224 - 40 + (Math.floor(i / 7) % 2) * 60;
    const y = Math.floor(i / 7) * 136 - 20;
    const d = o.polygon([
      [x, y],
      [x + 218, y + 8],
      [x + 200, y + 138],
      [x - 18, y + 130],
    ]);
    const area = [x - 20, y - 40, 250, 220];
    return [
      shape(d, fields[(i * 4 + Math.floor(i / 7)) % 7]),
      i % 5 === 0 && hatch(d, { area, colour: '#f3ead6', gap: 22, pen: 3, slope: 0.08 }),
    ];
  };
  const river = o.curve('-40 90, 220 150, 360 330, 620 390, 820 240, 1040 130, 1240 250, 1540 300');
  return [
    background('#e9dcb6'),
    times(28, plot),
    line(river, '#f3ead6', 92),
    line(river, '#6f9fab', 72),
    times(18, () =>
      disc([random.between(0, 1500), random.between(0, 500)], random.between(8, 15), '#33583f'),
    ),
  ];
}

function birches({ random }) {
  const trunk = (x, i) => {
    const w = [34, 22, 44, 26, 38, 20, 30][i % 7];
    const d = o.polygon([
      [x, -10],
      [x + w, -10],
      [x + w + 6, 510],
      [x - 6, 510],
    ]);
    return [
      shape(d, i % 3 === 1 ? '#d8c7a6' : '#f4ead6'),
      clip(
        d,
        times(6, () => {
          const y = random.between(0, 470);
          return shape(`M${x - 10} ${y}h${random.between(14, 30)}l-4 9h-20Z`, '#3b3a36');
        }),
        box([x + w * 0.68, -10, 40, 530], '#cbb893'),
      ),
    ];
  };
  return [
    background('#e0a45c'),
    times(40, () =>
      oval(
        [
          random.between(0, 1500),
          random.between(0, 330),
          random.between(30, 80),
          random.between(20, 46),
        ],
        random.pick(['#e8b673', '#d98c47', '#dd9a52', '#c9763c']),
      ),
    ),
    shape(o.land('-20 400, 400 370, 900 410, 1520 360'), '#a8562f'),
    [60, 190, 330, 420, 590, 730, 800, 960, 1100, 1190, 1330, 1430].map(trunk),
    shape(o.land('-20 470, 380 440, 800 476, 1520 440'), '#6e3524'),
  ];
}

export const landscapes1To5 = [dunes, moonSea, mistHills, meander, birches];
