import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, place, ring, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';

function steamingCup({ colours }) {
  return place(
    [560, 206],
    {},
    shape('M-66 -96H66V-40C66 -8 40 0 0 0C-40 0 -66 -8 -66 -40Z', colours.teal),
    line('M64 -80C104 -86 104 -34 56 -34', colours.teal, 13),
    line('M-44 -76V-40', '#6ea3a0', 8),
    line(o.curve(times(9, (i) => [-18 + 12 * Math.sin(i), -120 - i * 12])), colours.brick, 7),
    line(o.curve(times(9, (i) => [20 + 12 * Math.sin(i), -116 - i * 12])), colours.brick, 7),
  );
}

function stack({ colours, random }) {
  const books = [
    [330, 500, 560, 84, colours.teal],
    [370, 424, 500, 76, colours.mustard],
    [300, 344, 540, 80, colours.brick],
    [390, 284, 420, 60, colours.dark],
    [350, 206, 470, 78, colours.blush],
  ];
  const volume = ([x, y, w, h, colour], i) => [
    box([x, y, w, h], colour, 10),
    i % 2
      ? [
          box([x + w - 40, y + 8, 44, h - 16], colours.paper),
          line(
            times(4, (k) => `M${x + w - 36} ${y + 18 + k * ((h - 30) / 3)}h40`).join(''),
            '#d6c6a6',
            3,
          ),
        ]
      : [60, 84].map((at) => box([x + at, y, 10, h], colours.paper)),
    i !== 3 &&
      box([x + w * 0.36, y + h / 2 - 8, w * 0.3, 16], i === 4 ? colours.dark : colours.paper, 8),
    stipple(random, o.rounded([x, y, w, h], 10), {
      area: [x, y, w, h],
      colour: i === 3 ? colours.blush : colours.dark,
      side: 'left',
      count: 70,
    }),
  ];
  return [
    background(colours.paper),
    disc([830, 280], 230, '#f0c9a0'),
    box([0, 584, 1200, 100], colours.dark),
    books.map(volume),
    steamingCup({ colours }),
  ];
}

function paperBoat({ colours }) {
  return place(
    [480, 362],
    { turn: -5 },
    shape('M-110 0H120C104 44 80 56 40 56H-50C-90 56 -104 30 -110 0Z', colours.brick),
    line('M0 0V-190', colours.dark, 9),
    shape('M10 -186C70 -140 104 -80 110 -14H10Z', colours.paper),
    shape('M-10 -160C-50 -110 -76 -60 -80 -14H-10Z', colours.blush),
  );
}

function printedLines() {
  return [
    times(3, (i) =>
      line(
        `M${200 + i * 10} ${510 + i * 24}C330 ${480 + i * 24} 460 ${486 + i * 24} 560 ${544 + i * 24}`,
        '#c9b48c',
        5,
      ),
    ),
    times(3, (i) =>
      line(
        `M${1000 - i * 10} ${510 + i * 24}C870 ${480 + i * 24} 740 ${486 + i * 24} 640 ${544 + i * 24}`,
        '#bda67c',
        5,
      ),
    ),
  ];
}

const crest = (y, rise) =>
  `${o.wave([150, 1062], y, [152, rise])}L1050 520C870 440 700 450 600 530C500 450 330 440 150 520Z`;

function bookSea({ colours, random }) {
  const left = 'M600 520C500 430 330 430 150 480V590C330 550 500 560 600 640Z';
  const right = 'M600 520C700 430 870 430 1050 480V590C870 550 700 560 600 640Z';
  return [
    background(colours.teal),
    disc([820, 200], 110, colours.mustard),
    times(16, () =>
      disc(
        [random.between(30, 1170), random.between(20, 250)],
        random.between(2, 4),
        colours.paper,
      ),
    ),
    clip(
      'M150 0H1050V700H150Z',
      shape(crest(372, 22), '#5a9694'),
      shape(crest(420, 20), '#8fbab4'),
    ),
    paperBoat({ colours }),
    clip('M150 0H1050V700H150Z', shape(crest(440, 15), '#bcd6cd')),
    shape(
      'M130 520C330 470 500 480 600 560C700 480 870 470 1070 520V640C870 600 700 610 600 676C500 610 330 600 130 640Z',
      colours.dark,
    ),
    shape(left, colours.paper),
    shape(right, '#e7d9bd'),
    stipple(random, left, {
      area: [150, 430, 450, 200],
      colour: '#b79f72',
      side: 'right',
      count: 180,
    }),
    printedLines(),
  ];
}

function shelfPlant({ colours }) {
  return place(
    [730, 318],
    {},
    shape('M-50 -104H50L36 0H-36Z', colours.brick),
    [-50, -24, 0, 24, 50].map((turn) =>
      place([0, -100], { turn }, shape(o.leaf(116, 46), '#7a9a6b')),
    ),
  );
}

function trophyShelf({ colours }) {
  return place(
    [330, 0],
    {},
    times(3, (i) =>
      box(
        [0 + i * 8, 612 - i * 44, 230 - i * 20, 40],
        [colours.teal, colours.blush, colours.brick][i],
        4,
      ),
    ),
    disc([110, 486], 38, colours.mustard),
    disc([98, 474], 10, colours.paper),
  );
}

function shelf({ colours, random }) {
  const tints = [
    colours.brick,
    colours.teal,
    colours.mustard,
    colours.paper,
    colours.blush,
    '#5b3a4f',
  ];
  const spine = (x, [w, h, floor], i) => {
    const area = [x, floor - h, w, h];
    const colour = tints[(i * 5 + (i >> 2)) % 6];
    const mark =
      colour === colours.paper || colour === colours.blush ? colours.dark : colours.paper;
    return [
      box(area, colour, 4),
      i % 3 === 0 && [box([x, floor - h + 24, w, 10], mark), box([x, floor - 50, w, 10], mark)],
      i % 3 === 1 && disc([x + w / 2, floor - h + 44], w * 0.24, mark),
      i % 3 === 2 && box([x + w / 2 - 7, floor - h + 30, 14, h * 0.46], mark, 7),
      i % 4 === 1 &&
        stipple(random, o.rectangle(area), {
          area,
          colour: colours.dark,
          side: 'bottom',
          count: 40,
        }),
    ];
  };
  const run = ([start, floor], widths, seed) => {
    let x = start;
    return widths.map((w, i) => {
      const drawn = spine(x, [w, 180 + ((i * 53 + seed * 31) % 76), floor], i + seed);
      x += w + 4;
      return drawn;
    });
  };
  return [
    background(colours.dark),
    run([40, 318], [62, 48, 84, 56, 70, 46, 90], 0),
    place([560, 318], { turn: 13 }, spine(0, [66, 232, 0], 1)),
    shelfPlant({ colours }),
    run([820, 318], [54, 80, 46, 66, 74], 6),
    box([0, 318, 1200, 22], colours.mustard),
    run([-20, 652], [70, 50, 88, 60, 48], 4),
    trophyShelf({ colours }),
    run([590, 652], [84, 48, 64, 52, 92, 46, 70, 60, 76], 9),
    box([0, 652, 1200, 30], colours.mustard),
  ];
}

const textLines = (x, w) =>
  times(9, (i) => box([x, 120 + i * 54, i === 4 ? w * 0.6 : w, 14], '#c8b690', 4));

function mending({ colours, random }) {
  const page = 'M150 60H720L708 130L740 190L700 250L742 320L712 380L750 450L730 640H150Z';
  const rest = 'M742 60H1040V640H754L774 450L736 380L766 320L724 250L764 190L732 130Z';
  const strip =
    'M690 120L706 108L722 118L738 106L756 118L776 110L790 470L772 480L756 470L738 482L718 472L700 480Z';
  return [
    background(colours.blush),
    box([134, 78, 930, 590], '#cd9983'),
    shape(page, colours.paper),
    shape(rest, colours.paper),
    textLines(200, 450),
    textLines(800, 190),
    box([200, 110, 120, 130], colours.brick),
    place([260, 176], {}, ring([0, 0], 34, [colours.paper, 14])),
    stipple(random, page, {
      area: [150, 60, 600, 580],
      colour: '#c8ad7c',
      side: 'left',
      count: 220,
    }),
    shape(strip, '#fffaf0', { opacity: 0.8 }),
    line('M714 140L728 190L712 250L744 320L722 380L752 440', '#d9c9a8', 4),
    place(
      [830, 300],
      { turn: 52 },
      shape('M-22 0C-26 50 -8 70 0 96C8 70 26 50 22 0Z', colours.dark),
      box([-24, -60, 48, 62], colours.mustard, 4),
      shape('M-20 -60L-9 -420H9L20 -60Z', colours.brick),
    ),
    place(
      [1080, 560],
      {},
      disc([0, 0], 100, colours.teal),
      disc([0, 0], 78, '#f7f0e0'),
      line(o.arc([0, 0], 50, [150, 270]), '#e3d5b4', 10),
    ),
  ];
}

export const books1To4 = [stack, bookSea, shelf, mending];
