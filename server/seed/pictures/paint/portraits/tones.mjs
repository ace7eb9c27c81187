export const skins = {
  1: '#f2cdb0',
  2: '#e7b891',
  3: '#d39a70',
  4: '#b87d54',
  5: '#996441',
  6: '#7d5034',
  7: '#65402b',
};

export const tones = {
  black: '#241f26',
  umber: '#412c22',
  brown: '#6f4a33',
  auburn: '#97472b',
  ginger: '#c8672f',
  blond: '#dfb265',
  grey: '#b4aea6',
  white: '#eee6d8',
  paper: '#f4ecdc',
  straw: '#e6c88c',
  sun: '#f0c250',
  clay: '#d97f4e',
  coral: '#df6c4b',
  brick: '#b74b3c',
  beet: '#a23c56',
  blush: '#e9b8a4',
  lilac: '#b9a6cf',
  plum: '#4a3350',
  night: '#24345a',
  navy: '#1f3d58',
  sea: '#4f90a3',
  sky: '#aecbcb',
  teal: '#2f7472',
  moss: '#b3bd6f',
  leaf: '#5f8c4b',
  pine: '#1f3b30',
  stone: '#cdb992',
  slate: '#5e7f86',
};

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` of the second colour into the first. */
export const mix = (hex, other, share) => {
  const [a, b] = [channels(hex), channels(other)];
  const mixed = a.map((value, i) => Math.round(value + (b[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
