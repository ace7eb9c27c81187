export const width = 1200;
export const height = 675;

export const round = (value) => Math.round(value * 10) / 10;

const attributes = (given) =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

const tag = (name, given, ...inside) =>
  `<${name}${attributes(given)}>${inside.flat(Infinity).filter(Boolean).join('')}</${name}>`;

/** A flat area of one ink. */
export const shape = (d, ink, more = {}) => tag('path', { d, fill: ink, ...more });

/** A drawn line. The house pen is five units wide with round ends. */
export const line = (d, ink, pen = 5) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': pen,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const dashes = (d, ink, [pen, dash, gap]) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': pen,
    'stroke-linecap': 'round',
    'stroke-dasharray': `${dash} ${gap}`,
  });

export const disc = ([cx, cy], r, ink) => tag('circle', { cx, cy, r, fill: ink });

export const ring = ([cx, cy], r, [ink, pen]) =>
  tag('circle', { cx, cy, r, fill: 'none', stroke: ink, 'stroke-width': pen });

export const oval = ([cx, cy, rx, ry], ink) => tag('ellipse', { cx, cy, rx, ry, fill: ink });

export const box = ([x, y, w, h], ink, rx = 0) =>
  tag('rect', { x, y, width: w, height: h, fill: ink, rx });

/** The whole sheet in one ink. */
export const sheet = (ink) => box([0, 0, 1500, height], ink);

/** Moves, turns (degrees), then sizes what is drawn around its own origin. */
export const place = ([x, y], { turn = 0, size = 1, flip = 1 }, ...inside) =>
  tag(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size * flip} ${size})`,
    },
    inside,
  );

/** Prints over what is already there, the way a second translucent ink does. */
export const overprint = (...inside) => tag('g', { style: 'mix-blend-mode:multiply' }, inside);

let windows = 0;

/** Shows what is inside only where the outline `d` is. */
export const within = (d, ...inside) => {
  windows += 1;
  const id = `w${windows}`;
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
