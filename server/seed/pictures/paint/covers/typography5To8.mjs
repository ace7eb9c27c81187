import * as o from '../outlines.mjs';
import { background, box, disc, line, multiply, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

const faces = {
  o: (colour) => ring([0, 0], 32, [colour, 22]),
  d: (colour) => [ring([-6, 0], 32, [colour, 22]), box([16, -84, 22, 127], colour)],
  p: (colour) => [ring([6, 0], 32, [colour, 22]), box([-38, -43, 22, 127], colour)],
  l: (colour) => box([-11, -84, 22, 127], colour),
  n: (colour) => [
    box([-40, -43, 22, 86], colour),
    shape('M-40 43V-4A40 40 0 0 1 40 -4V43H18V-4A18 18 0 0 0 -18 -4Z', colour),
  ],
  i: (colour) => [box([-11, -40, 22, 83], colour), disc([0, -66], 14, colour)],
  t: (colour) => [box([-14, -70, 22, 113], colour), box([-36, -43, 68, 20], colour)],
};

function thumb() {
  return [
    shape(
      'M-20 700V560C60 560 180 520 250 440C290 400 330 440 310 480C280 540 240 600 200 700Z',
      '#d79f76',
    ),
    shape(
      'M262 452C286 428 306 440 298 466C290 482 276 490 268 484C256 478 254 462 262 452Z',
      '#f0cdb0',
    ),
  ];
}

function composingStick({ colours, random }) {
  const metal = ['#aeb4b3', '#c3c7c3', '#9aa1a2'];
  const widths = [96, 112, 66, 112, 66, 112, 96, 112];
  const letters = Array.from('oditlpno');
  let edge = 196;
  const sort = (w, i) => {
    const x = edge;
    edge += w + 4;
    const block = o.rectangle([x, 186, w, 250]);
    return [
      shape(block, metal[i % 3]),
      stipple(random, block, {
        area: [x, 186, w, 250],
        colour: '#6d7577',
        side: 'bottom',
        count: 40,
      }),
      [206, 226].map((y) => box([x, y, w, 8], '#6d7577')),
      place(
        [x + w / 2, 350],
        { flip: -1, size: 0.96 },
        faces[letters[i]](letters[i] === 'p' ? colours.red : colours.dark),
      ),
    ];
  };
  return [
    background(colours.blue),
    times(5, (i) => line(`M0 ${70 + i * 140}H1200`, '#376a97', 60)),
    box([130, 450, 940, 70], colours.dark, 6),
    widths.map(sort),
    box([130, 150, 60, 370], colours.dark, 6),
    box([1000, 130, 56, 390], '#4a4442', 6),
    disc([1028, 486], 22, colours.ochre),
    box([150, 440, 920, 22], '#4a4442'),
    times(18, (i) => line(`M${210 + i * 44} 488v${i % 3 ? 14 : 26}`, colours.stone, 5)),
    thumb(),
  ];
}

function stanzas({ colours, random }) {
  const left = o.rows('0 300, 0 90, 0 320, 0 60, 0 280, 0 310, 0 120, 0 250');
  const right = o.rows('0 310, 60 110, 0 330, 60 80, 0 290, 0 310, 60 130, 0 260');
  const verse = ([x, y], lines, turnover) =>
    lines.map(([indent, long], i) =>
      box(
        [x + indent, y + i * 54 + (i > 3 ? 26 : 0), long, 20],
        long < 140 ? turnover : colours.dark,
        4,
      ),
    );
  const page = o.rectangle([640, 50, 430, 600]);
  return [
    background(colours.ochre),
    box([0, 0, 600, 675], '#d29433'),
    box([144, 66, 430, 600], '#b57c24'),
    box([130, 50, 430, 600], colours.paper),
    box([654, 66, 430, 600], '#b57c24'),
    shape(page, colours.paper),
    stipple(random, page, {
      area: [640, 350, 430, 300],
      colour: colours.stone,
      side: 'corner',
      count: 160,
    }),
    box([180, 96, 150, 34], colours.red, 4),
    box([690, 96, 150, 34], colours.blue, 4),
    verse([180, 168], left, colours.red),
    verse([690, 168], right, colours.blue),
  ];
}

function pilcrows({ colours, random }) {
  const pilcrow = (at, colour) =>
    place(
      at,
      {},
      shape('M40 -58H-6C-64 -58 -64 20 -6 20H0V64H14V-42H26V64H40Z', colour),
      line('M-34 -46V8M-20 -52V14', colours.paper, 4),
    );
  const marks = o.rows('2 0, 0 1, 6 1, 4 2, 1 3, 7 3, 3 4, 5 5');
  const taken = new Set(marks.map(([c, r]) => `${c} ${r}`));
  const word = (c, r) => {
    const [x, y] = [92 + c * 136, 84 + r * 102];
    if (taken.has(`${c} ${r}`)) return '';
    const strokes = times(5 + ((c + r * 3) % 2), (i) => {
      const tall = (i + c * 2 + r) % 5 === 0 ? 24 : 0;
      return `M${x - 52 + i * 20} ${y - 30 - tall}l6 8v44l8 8`;
    });
    return shape(strokes.join(''), 'none', {
      stroke: colours.dark,
      'stroke-width': 11,
      'stroke-linejoin': 'miter',
    });
  };
  return [
    background('#efe0bf'),
    times(7, (i) => line(`M0 ${34 + i * 102}H1200`, '#d9c597', 3)),
    times(6, (r) => times(9, (c) => word(c, r))),
    marks.map(([c, r], i) =>
      pilcrow([92 + c * 136, 84 + r * 102], i % 2 ? colours.blue : colours.red),
    ),
    stipple(random, o.rectangle([0, 0, 1200, 675]), {
      area: [900, 300, 300, 375],
      colour: '#b99a5e',
      side: 'corner',
      count: 90,
    }),
  ];
}

function overprinted({ colours, random }) {
  const letterA = 'M330 620L520 60H610L800 620H676L640 500H486L450 620ZM516 400H612L565 240Z';
  return [
    background(colours.paper),
    multiply(
      shape(o.circle([340, 330], 250) + o.circle([340, 330], 120), colours.ochre, {
        'fill-rule': 'evenodd',
      }),
    ),
    multiply(
      shape(letterA, colours.red, { 'fill-rule': 'evenodd' }),
      stipple(random, letterA, {
        area: [330, 60, 480, 560],
        colour: colours.paper,
        side: 'bottom',
        count: 240,
      }),
    ),
    multiply(shape('M720 70H1120V190H850V280H1060V390H850V490H1120V610H720Z', colours.blue)),
    disc([1080, 335], 40, colours.dark),
  ];
}

export const typography5To8 = [composingStick, stanzas, pilcrows, overprinted];
