import { round, times } from './svg.mjs';

const pair = ([x, y]) => `${round(x)} ${round(y)}`;

/** Reads `'10 20, 30 40'` as rows of numbers; drawings are easier to edit when written so. */
export const rows = (list) => list.split(',').map((row) => row.trim().split(' ').map(Number));

const points = (given) => (typeof given === 'string' ? rows(given) : given);

/** The point at `degrees` (clockwise from the right) on a circle. */
export const polar = ([x, y], r, degrees) => [
  x + r * Math.cos((degrees * Math.PI) / 180),
  y + r * Math.sin((degrees * Math.PI) / 180),
];

export const polygon = (given) => `M${points(given).map(pair).join('L')}Z`;

export const polyline = (given) => `M${points(given).map(pair).join('L')}`;

const bend = (a, b, c) => [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];

const segment = ([before, start, end, after]) =>
  `C${pair(bend(before, start, end))} ${pair(bend(after, end, start))} ${pair(end)}`;

/** A soft curve through every point (Catmull-Rom, written as cubic Béziers). */
export const curve = (given) => {
  const list = points(given);
  const at = (index) => list[Math.max(0, Math.min(list.length - 1, index))];
  const steps = list.slice(1).map((_, i) => segment([at(i - 1), at(i), at(i + 1), at(i + 2)]));
  return `M${pair(list[0])}${steps.join('')}`;
};

/** A closed soft curve. */
export const blob = (given) => {
  const list = points(given);
  const at = (index) => list[(index + list.length) % list.length];
  const steps = list.map((_, i) => segment([at(i - 1), at(i), at(i + 1), at(i + 2)]));
  return `M${pair(list[0])}${steps.join('')}Z`;
};

/** Everything below a soft line, down to `floor`. */
export const land = (given, floor = 700) => {
  const list = points(given);
  const [first, last] = [list[0], list.at(-1)];
  return `${curve(list)}L${pair([last[0], floor])}L${pair([first[0], floor])}Z`;
};

export const circle = ([x, y], r) =>
  `M${pair([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const ellipse = ([x, y, rx, ry]) =>
  `M${pair([x - rx, y])}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const rectangle = ([x, y, w, h]) => `M${pair([x, y])}h${round(w)}v${round(h)}h${round(-w)}Z`;

export const rounded = ([x, y, w, h], r) =>
  `M${pair([x + r, y])}h${round(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(h - 2 * r)}` +
  `a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}` +
  `v${round(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const arc = (center, r, [from, to]) => {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${pair(polar(center, r, from))}A${r} ${r} 0 ${large} ${sweep} ${pair(polar(center, r, to))}`;
};

/** A slice of a disc. */
export const wedge = (center, r, span) => `${arc(center, r, span)}L${pair(center)}Z`;

/** A slice of a ring, between the radii `inner` and `outer`. */
export const band = (center, [inner, outer], [from, to]) => {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const [a, b] = [polar(center, outer, from), polar(center, outer, to)];
  const [c, d] = [polar(center, inner, to), polar(center, inner, from)];
  return (
    `M${pair(a)}A${outer} ${outer} 0 ${large} 1 ${pair(b)}` +
    `L${pair(c)}A${inner} ${inner} 0 ${large} 0 ${pair(d)}Z`
  );
};

/** A doorway: straight sides under a half circle. */
export const doorway = ([x, y, w, h]) =>
  `M${pair([x, y + h])}v${round(w / 2 - h)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${round(h - w / 2)}Z`;

/** A leaf that grows upwards from the origin. */
export const leaf = (long, wide) =>
  `M0 0C${pair([wide * 0.75, -long * 0.2])} ${pair([wide * 0.6, -long * 0.75])} ${pair([0, -long])}` +
  `C${pair([-wide * 0.6, -long * 0.75])} ${pair([-wide * 0.75, -long * 0.2])} 0 0Z`;

/** One half of the same leaf, for its shaded side. */
export const halfLeaf = (long, wide) =>
  `M0 0C${pair([wide * 0.75, -long * 0.2])} ${pair([wide * 0.6, -long * 0.75])} ${pair([0, -long])}Z`;

export const star = (center, [inner, outer], points) =>
  polygon(times(points * 2, (i) => polar(center, i % 2 ? inner : outer, (i * 180) / points - 90)));

/** A wave from left to right: `[from, to]` in x around the height `y`. */
export const wave = ([from, to], y, [length, rise]) =>
  curve(
    times(Math.ceil(((to - from) / length) * 8) + 1, (i) => [
      from + (i * length) / 8,
      y - rise * Math.sin((i * Math.PI) / 4),
    ]),
  );
