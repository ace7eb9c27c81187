import { clip, line, round, times } from './svg.mjs';

const nearness = {
  right: (x) => x,
  left: (x) => 1 - x,
  bottom: (_, y) => y,
  top: (_, y) => 1 - y,
  corner: (x, y) => (x + y) / 2,
  edge: (x, y) => Math.min(1, 2 * Math.hypot(x - 0.5, y - 0.5)),
  all: () => 0.8,
};

const pens = [2.6, 3.6, 4.8];

/**
 * Shading by dots that become denser towards one side of a shape. All the grains of a
 * size are one path of zero-length strokes, because a thousand circles would be slow to draw.
 */
export function stipple(random, d, { area: [x, y, w, h], colour, side = 'right', count = 300 }) {
  const grains = pens.map(() => []);
  for (let tries = 0, kept = 0; kept < count && tries < count * 12; tries += 1) {
    const [u, v] = [random.next(), random.next()];
    if (random.next() > nearness[side](u, v) ** 3) continue;
    random.pick(grains).push(`M${round(x + u * w)} ${round(y + v * h)}h0`);
    kept += 1;
  }
  return clip(
    d,
    grains.map((dots, size) => line(dots.join(''), colour, pens[size])),
  );
}

/** Parallel lines across a shape. */
export function hatch(d, { area: [x, y, w, h], colour, gap = 16, pen = 3, slope = 0 }) {
  const rows = times(Math.ceil(h / gap) + 1, (i) => `M${x} ${y + i * gap}l${w} ${w * slope}`);
  return clip(d, line(rows.join(''), colour, pen));
}

/** A few small spots in the colour of the paper, as in an uneven print. */
export function specks(random, colour, [w, h]) {
  const dots = times(46, () => `M${round(random.next() * w)} ${round(random.next() * h)}h0`);
  return line(dots.join(''), colour, 2.6);
}
