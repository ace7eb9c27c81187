import * as o from '../outlines.mjs';
import { box, clip, disc, line, shape, times } from '../svg.mjs';

export const crust = '#c98c4d';

export const stars = (random, colour, { count, area: [x, y, w, h] }) =>
  times(count, () =>
    disc([x + random.next() * w, y + random.next() * h], random.pick([2, 2.6, 3.4, 4.6]), colour),
  );

export const sparkle = (at, r, colour) => shape(o.star(at, [r * 0.24, r], 4), colour);

/** Five small photographs for film and contact sheets: hills, a person, houses, a tree, the sea. */
export const scenes = [
  ([x, y, w, h], colour) => [
    disc([x + w * 0.7, y + h * 0.32], 16, colour),
    shape(
      o.land(
        [
          [x, y + h * 0.7],
          [x + w * 0.3, y + h * 0.4],
          [x + w * 0.6, y + h * 0.7],
          [x + w, y + h * 0.5],
        ],
        y + h,
      ),
      colour,
    ),
  ],
  ([x, y, w, h], colour) => [
    disc([x + w / 2, y + h * 0.42], 24, colour),
    shape(o.doorway([x + w * 0.28, y + h * 0.66, w * 0.44, h]), colour),
  ],
  ([x, y, , h], colour) =>
    times(3, (i) => box([x + 18 + i * 46, y + h * (0.3 + i * 0.14), 34, h], colour)),
  ([x, y, w, h], colour) => [
    disc([x + w / 2, y + h * 0.4], 34, colour),
    box([x + w / 2 - 6, y + h * 0.5, 12, h], colour),
  ],
  ([x, y], colour) =>
    times(4, (i) => line(`M${x} ${y + 30 + i * 32}q24 -22 48 0t48 0t48 0t48 0`, colour, 9)),
];

/** A runner heading right, hips at the origin, about two hundred units tall. */
export function runner({ shirt, shorts, skin, shoe }) {
  return [
    line('M6 -58L-26 -34L-46 -58', skin, 13),
    line('M0 0L-26 44L-76 34', skin, 18),
    line('M-76 34L-84 14', shoe, 16),
    line('M2 4L-12 26', shorts, 28),
    line('M2 -4L16 -58', shirt, 38),
    line('M2 2L48 22L40 84', skin, 18),
    line('M2 2L34 16', shorts, 28),
    line('M40 86L62 88', shoe, 16),
    line('M16 -58L28 -20L62 -36', skin, 14),
    disc([32, -104], 22, skin),
    shape(o.arc([32, -106], 23, [170, 350]), shorts),
  ];
}

export const grain = ([x, y, w, h], colour, count) => {
  const strands = times(count, (i) => {
    const top = y + ((i + 0.5) * h) / count;
    const swell = h / count / 2;
    return `M${x} ${top}c${w * 0.3} ${i % 2 ? swell : -swell} ${w * 0.6} ${i % 3 ? -swell : swell} ${w} 0`;
  });
  return clip(o.rectangle([x, y, w, h]), line(strands.join(''), colour, 4));
};
