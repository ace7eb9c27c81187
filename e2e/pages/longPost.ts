/** A word that no line has room for. */
export const longWord = (length: number) => 'Donaudampfschifffahrt'.repeat(15).slice(0, length);

const word = longWord(300);
const item = (items: object[] = []) => ({ content: word, meta: {}, items });

/** Every text of every kind of block is one long word. */
export const longBlocks = [
  {
    type: 'paragraph',
    data: { text: `${word} <a href="/about">${word}</a> <code>${word}</code>` },
  },
  ...[2, 3, 4, 5, 6].map((level) => ({ type: 'header', data: { text: word, level } })),
  { type: 'list', data: { style: 'ordered', meta: {}, items: [item([item()])] } },
  { type: 'list', data: { style: 'checklist', meta: {}, items: [item()] } },
  { type: 'quote', data: { text: word, caption: word, alignment: 'left' } },
  { type: 'callout', data: { tone: 'tip', title: word, text: word } },
  { type: 'image', data: { file: { url: '/favicon.svg' }, caption: word, stretched: true } },
  {
    type: 'embed',
    data: { service: 'youtube', source: 'https://youtu.be/abcdefghijk', caption: word },
  },
  { type: 'embed', data: { service: 'other', source: 'https://films.example/1', caption: word } },
  {
    type: 'table',
    data: {
      withHeadings: true,
      caption: word,
      content: [
        [word, '1'],
        ['A', word],
      ],
    },
  },
  { type: 'code', data: { code: word, lang: 'js' } },
  {
    type: 'raw',
    data: { html: `<h2>${word}</h2><table><tr><td>${word}</td></tr></table><pre>${word}</pre>` },
  },
  { type: 'poll', data: {} },
].map((block, at) => ({ id: `block${at}`, ...block }));
