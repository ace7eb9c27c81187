/** Documents of about 1 MB, each of which is as much work as possible for one part of the server. */

type Block = { type: string; data: object };

const paragraph = (text: string): Block => ({ type: 'paragraph', data: { text } });
const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

const kinds: Record<string, (seed: number) => Block[]> = {
  'nested markup': () => times(5, () => paragraph(`${'<b><i>'.repeat(30_000)}x`)),
  '5,000 blocks': (seed) =>
    times(5000, (at) =>
      paragraph(
        `<b>${seed}-${at}</b> <a href="https://a.example">is</a> ${'a sentence. '.repeat(8)}`,
      ),
    ),
  'long code': () =>
    times(5, () => ({ type: 'code', data: { code: 'let x = 1;\n'.repeat(17_000), lang: 'js' } })),
  lists: () =>
    times(10, () => ({
      type: 'list',
      data: {
        style: 'ordered',
        items: times(1800, () => ({ content: '<i>item</i> one', meta: {}, items: [] })),
      },
    })),
  'deep lists': () => [{ type: 'list', data: { style: 'ordered', items: deepItems(12) } }],
  '20,000 cells': () => [
    {
      type: 'table',
      data: { withHeadings: true, content: times(200, () => times(100, () => '<b>a</b>')) },
    },
  ],
  'different words': (seed) =>
    times(60, (block) =>
      paragraph(times(1600, (word) => `w${seed}x${block}x${word.toString(36)}`).join(' ')),
    ),
  sentences: (seed) =>
    times(60, (at) =>
      paragraph(`In year ${seed} of place ${at} it was a long and quiet road. `.repeat(270)),
    ),
  'raw markup': () =>
    times(5, () => ({
      type: 'raw',
      data: { html: '<p><b><table><tr><td>x</td></tr></table>'.repeat(4500) },
    })),
};

type Item = { content: string; meta: object; items: Item[] };

/** Each item has items of its own, down to the depth. */
function deepItems(depth: number): Item[] {
  const items = depth > 1 ? () => deepItems(depth - 1) : () => [];
  return times(2, (at) => ({ content: `<b>${at}</b>`, meta: {}, items: items() }));
}

const documentKinds = Object.keys(kinds);

/** The same document for the same index and seed, as a post stores it. */
export function documentOf(index: number, seed = 1) {
  const name = documentKinds[index % documentKinds.length] ?? '';
  const blocks = kinds[name]?.(seed) ?? [];
  return JSON.stringify({ time: 1, blocks, version: '2.31.0' });
}

/** A document of about 900 KB without a word twice. */
export const differentWords = (seed: number) =>
  documentOf(documentKinds.indexOf('different words'), seed);

/** A document whose blocks have the same id. */
export const repeatedId = (seed: number) =>
  JSON.stringify({ blocks: times(19_000, () => ({ ...paragraph(`${seed}`), id: 'one' })) });
