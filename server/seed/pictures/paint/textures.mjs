import { line, round, times, within } from './svg.mjs';

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
 * The house shading: grains of ink that thicken towards one side of a shape. All the grains of a
 * size are one path of zero-length strokes, because a thousand circles would be slow to draw.
 */
export function stipple(dice, d, { area: [x, y, w, h], ink, side = 'right', count = 300 }) {
  const grains = pens.map(() => []);
  for (let tries = 0, kept = 0; kept < count && tries < count * 12; tries += 1) {
    const [u, v] = [dice.roll(), dice.roll()];
    if (dice.roll() > nearness[side](u, v) ** 3) continue;
    dice.pick(grains).push(`M${round(x + u * w)} ${round(y + v * h)}h0`);
    kept += 1;
  }
  return within(
    d,
    grains.map((dots, size) => line(dots.join(''), ink, pens[size])),
  );
}

/** Parallel lines across a shape. */
export function hatch(d, { area: [x, y, w, h], ink, gap = 16, pen = 3, slope = 0 }) {
  const rows = times(Math.ceil(h / gap) + 1, (i) => `M${x} ${y + i * gap}l${w} ${w * slope}`);
  return within(d, line(rows.join(''), ink, pen));
}

/** A few places where the press left the paper bare. */
export function wear(dice, ink, [w, h]) {
  const specks = times(46, () => `M${round(dice.roll() * w)} ${round(dice.roll() * h)}h0`);
  return line(specks.join(''), ink, 2.6);
}
