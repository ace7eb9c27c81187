const item = (content: string, items: object[] = [], meta: object = {}) => ({
  content,
  meta,
  items,
});

/** One block of each kind, with each of their options. */
export const allBlocks = [
  { id: 'p', type: 'paragraph', data: { text: 'Plain with <b>bold</b> and <i>italic</i>.' } },
  { id: 'h2', type: 'header', data: { text: 'First part', level: 2 } },
  { id: 'h3', type: 'header', data: { text: 'A detail', level: 3 } },
  { id: 'h3b', type: 'header', data: { text: 'Another detail', level: 3 } },
  { id: 'h4', type: 'header', data: { text: 'A smaller one', level: 4 } },
  { id: 'strings', type: 'list', data: { style: 'unordered', items: ['flour', 'water'] } },
  {
    id: 'nested',
    type: 'list',
    data: {
      style: 'ordered',
      items: [{ content: 'mix', items: [{ content: 'slowly', items: [] }] }],
    },
  },
  {
    id: 'current',
    type: 'list',
    data: {
      style: 'ordered',
      meta: { start: 4, counterType: 'lower-alpha' },
      items: [item('rest', [item('overnight')])],
    },
  },
  {
    id: 'check',
    type: 'list',
    data: { style: 'checklist', items: [item('salt', [], { checked: true })] },
  },
  {
    id: 'q',
    type: 'quote',
    data: { text: 'Bread is patience.', caption: 'A baker', alignment: 'left' },
  },
  {
    id: 'img',
    type: 'image',
    data: {
      file: { url: '/favicon.svg' },
      caption: 'A mark',
      alt: 'The mark',
      stretched: true,
      withBorder: true,
      withBackground: true,
    },
  },
  { id: 'simple', type: 'simpleImage', data: { url: '/favicon.svg', caption: 'The mark again' } },
  {
    id: 'video',
    type: 'embed',
    data: {
      service: 'youtube',
      source: 'https://youtu.be/abcdefghijk',
      embed: '',
      caption: 'A talk on bread',
    },
  },
  {
    id: 'other',
    type: 'embed',
    data: { service: 'elsewhere', source: 'https://films.example/1', caption: 'A film' },
  },
  {
    id: 't',
    type: 'table',
    data: {
      withHeadings: true,
      caption: 'Times',
      content: [
        ['Step', 'Hours'],
        ['Rest', '12'],
      ],
      footer: ['All', '12'],
    },
  },
  { id: 'raw', type: 'raw', data: { html: '<p>Written <em>by hand</em></p>' } },
  { id: 'code', type: 'code', data: { code: 'const hours = 12;', lang: 'js' } },
  {
    id: 'callout',
    type: 'callout',
    data: { tone: 'tip', title: 'Be patient', text: 'Dough needs <b>time</b>.' },
  },
  { id: 'warning', type: 'callout', data: { tone: 'warning', title: '', text: 'Hot.' } },
  { id: 'plainNote', type: 'callout', data: { tone: 'note', title: 'Flour', text: 'Any.' } },
  { id: 'd', type: 'delimiter', data: {} },
  { id: 'unknown', type: 'poll', data: { question: 'Rye?' } },
];

/** A post of all blocks. */
export const everyBlock = { title: 'Every block', url: 'every-block', blocks: allBlocks };
