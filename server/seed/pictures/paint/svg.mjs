export const width = 1200;
export const height = 675;

export const round = (value) => Math.round(value * 10) / 10;

const attributes = (given) =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

const tag = (name, given, ...inside) =>
  `<${name}${attributes(given)}>${inside.flat(Infinity).filter(Boolean).join('')}</${name}>`;

/** An area filled with one colour. */
export const shape = (d, colour, more = {}) => tag('path', { d, fill: colour, ...more });

/** A line with round ends. */
export const line = (d, colour, pen = 5) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': pen,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const dashes = (d, colour, [pen, dash, gap]) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': pen,
    'stroke-linecap': 'round',
    'stroke-dasharray': `${dash} ${gap}`,
  });

export const disc = ([cx, cy], r, colour) => tag('circle', { cx, cy, r, fill: colour });

export const ring = ([cx, cy], r, [colour, pen]) =>
  tag('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': pen });

export const oval = ([cx, cy, rx, ry], colour) => tag('ellipse', { cx, cy, rx, ry, fill: colour });

export const box = ([x, y, w, h], colour, rx = 0) =>
  tag('rect', { x, y, width: w, height: h, fill: colour, rx });

/** Fills the whole picture with one colour. */
export const background = (colour) => box([0, 0, 1500, height], colour);

/** Moves, turns (degrees), then sizes what is drawn around its own origin. */
export const place = ([x, y], { turn = 0, size = 1, flip = 1 }, ...inside) =>
  tag(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size * flip} ${size})`,
    },
    inside,
  );

/** Multiplies its colours with those below, like a translucent print. */
export const multiply = (...inside) => tag('g', { style: 'mix-blend-mode:multiply' }, inside);

let clipCount = 0;

/** Shows what is inside only where the outline `d` is. */
export const clip = (d, ...inside) => {
  clipCount += 1;
  const id = `w${clipCount}`;
  return (
    tag('clipPath', { id }, tag('path', { d })) + tag('g', { 'clip-path': `url(#${id})` }, inside)
  );
};

export const document = ([w, h], ...inside) =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: w,
      height: h,
      viewBox: `0 0 ${w} ${h}`,
    },
    inside,
  );

export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));
