import * as o from '../outlines.mjs';
import { background, box, clip, disc, line, oval, place, shape, times } from '../svg.mjs';
import { stipple } from '../textures.mjs';
import { grain } from './props.mjs';

function chair({ colours, random }) {
  const wall = o.rectangle([0, 0, 1200, 520]);
  const seat = 'M390 380C480 360 700 360 800 384L820 420C700 440 500 440 380 420Z';
  return [
    background(colours.cherry),
    disc([600, 300], 290, '#c27750'),
    stipple(random, wall, {
      area: [0, 0, 1200, 520],
      colour: colours.dark,
      side: 'top',
      count: 200,
    }),
    box([0, 560, 1200, 120], colours.dark),
    oval([610, 616, 330, 20], '#241812'),
    line('M470 420L420 610M720 420L780 610', '#b98547', 22),
    line('M760 390L800 90', colours.oak, 26),
    line('M430 390L400 90', colours.oak, 26),
    shape('M380 60C480 30 700 30 820 62L812 170C700 140 500 140 390 168Z', colours.ash),
    stipple(random, 'M380 60C480 30 700 30 820 62L812 170C700 140 500 140 390 168Z', {
      area: [380, 40, 440, 130],
      colour: colours.oak,
      side: 'bottom',
      count: 200,
    }),
    times(5, (i) => line(`M${474 + i * 64} 150L${480 + i * 60} 380`, colours.oak, 13)),
    line('M410 420L350 624M790 420L850 624', colours.oak, 26),
    line('M388 520H812', colours.oak, 14),
    shape(seat, colours.apron),
    stipple(random, seat, {
      area: [380, 360, 440, 80],
      colour: colours.dark,
      side: 'bottom',
      count: 160,
    }),
    line('M400 404C500 416 700 416 804 404', colours.ash, 6),
  ];
}

function upturnedBench({ colours, random }) {
  const trestle = (x) => [
    line(
      `M${x} 460L${x - 66} 625M${x} 460L${x + 66} 625M${x - 44} 560H${x + 44}`,
      colours.dark,
      20,
    ),
    box([x - 90, 444, 180, 30], colours.dark, 6),
  ];
  const slab = o.rectangle([180, 366, 840, 82]);
  return [
    background('#c9d0c4'),
    times(6, (i) => line(`M0 ${40 + i * 90}H1200`, '#b7c0b3', 5)),
    times(5, (i) => line(`M${100 + i * 250} 0V560`, '#b7c0b3', 5)),
    box([0, 600, 1200, 80], '#8b9185'),
    line('M0 650H1200', '#7b8176', 6),
    trestle(350),
    trestle(850),
    box([300, 90, 60, 286], '#b98547'),
    box([830, 90, 60, 286], '#b98547'),
    box([250, 90, 70, 286], colours.oak),
    box([880, 90, 70, 286], colours.oak),
    box([250, 170, 700, 58], colours.ash),
    grain([320, 170, 560, 58], colours.oak, 3),
    [270, 900].map((x) => [
      disc([x + 15, 186], 7, colours.dark),
      disc([x + 15, 212], 7, colours.dark),
    ]),
    shape(slab, colours.cherry),
    stipple(random, slab, {
      area: [180, 366, 840, 82],
      colour: colours.dark,
      side: 'bottom',
      count: 280,
    }),
    line('M180 408H1020', '#8f4a2b', 5),
    times(5, (i) => box([420 + i * 84, 366, 26, 82], '#8f4a2b')),
    box([1086, 470, 60, 140], colours.apron, 8),
    line('M1096 470C1096 420 1136 420 1136 470', colours.dark, 8),
  ];
}

function saw({ colours, random }) {
  const teeth = times(25, (i) => `L${844 - i * 26} ${i % 2 ? 176 : 160}`).join('');
  const blade = `M870 10V176${teeth}L190 120V90Z`;
  const board = o.rectangle([-20, 430, 860, 120]);
  const handle =
    'M860 0C910 -30 1000 -30 1040 40C1070 110 1040 190 970 196C920 200 880 190 860 180ZM920 50C900 70 900 130 930 144C970 150 990 120 984 84C976 50 950 36 920 50Z';
  const dust = () => {
    const fall = random.next();
    return box([560 + random.between(-150, 150) * fall, 560 + fall * 100, 9, 6], colours.ash);
  };
  return [
    background(colours.paper),
    disc([330, 290], 190, colours.ash),
    place(
      [-20, 434],
      { turn: -16 },
      shape(blade, '#b3c0c2'),
      shape('M870 10V40L190 104V90Z', colours.apron),
      shape(handle, colours.cherry, { 'fill-rule': 'evenodd' }),
      o.rows('884 30, 884 150, 1000 50').map((at) => disc(at, 10, colours.ash)),
    ),
    shape(board, colours.oak),
    grain([-20, 430, 860, 120], '#b8803f', 4),
    stipple(random, board, {
      area: [0, 430, 840, 120],
      colour: colours.dark,
      side: 'left',
      count: 200,
    }),
    box([840, 430, 70, 120], colours.cherry),
    clip(
      o.rectangle([840, 430, 70, 120]),
      times(4, (r) => line(o.arc([875, 580], 30 + r * 26, [200, 340]), colours.dark, 4)),
    ),
    box([0, 550, 1200, 26], colours.dark),
    box([0, 576, 1200, 110], colours.apron),
    times(70, dust),
  ];
}

function drops() {
  return times(3, (i) =>
    times(3 - i, (k) =>
      place(
        [130 + i * 350 + k * 34, 590],
        {},
        shape('M0 -24C12 -4 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -12 -4 0 -24Z', '#cfe0e2'),
      ),
    ),
  );
}

function spoons({ colours, random }) {
  const spoon =
    'M0 -250C70 -250 96 -180 88 -120C82 -66 40 -40 26 0C22 80 34 180 30 250C28 290 -28 290 -30 250C-34 180 -22 80 -26 0C-40 -40 -82 -66 -88 -120C-96 -180 -70 -250 0 -250Z';
  const bowl =
    'M0 -226C50 -226 70 -176 64 -128C58 -86 30 -66 0 -66C-30 -66 -58 -86 -64 -128C-70 -176 -50 -226 0 -226Z';
  const tints = [
    ['#9b5a34', '#7c4325'],
    [colours.oak, '#b07c3c'],
    ['#ecd3a4', '#d2ae70'],
  ];
  return [
    background(colours.apron),
    times(3, (i) => box([90 + i * 350, 40, 320, 600], ['#35586b', '#4c738a', '#6c909f'][i], 12)),
    tints.map(([wood, deep], i) =>
      place(
        [250 + i * 350, 330],
        { turn: [-4, 2, -2][i] },
        shape(spoon, colours.dark, { transform: 'translate(12 14)', opacity: 0.35 }),
        shape(spoon, wood),
        line(`M-8 40C-4 120 -12 190 -6 250M10 60C14 130 6 200 10 240`, deep, 5),
        shape(bowl, deep),
        line('M-40 -160C-20 -200 20 -200 40 -160M-46 -120C-20 -160 20 -160 46 -120', wood, 5),
        stipple(random, spoon, {
          area: [-90, -250, 180, 530],
          colour: colours.dark,
          side: 'right',
          count: 110 - i * 20,
        }),
      ),
    ),
    drops(),
  ];
}

export const woodworking5To8 = [chair, upturnedBench, saw, spoons];
