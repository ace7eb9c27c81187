import { expect, test, vi } from 'vitest';
import { convertHtml } from '@/lib/html/convertHtml';
import { openEditor } from '../testing/openEditor';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>Text <b>${at}</b> and <a href="/x">more</a></p>`);

const lists = (count: number) =>
  Array.from({ length: count }, (_, at) => `<ul><li>${at}<ul><li>inner</li></ul></li></ul>`);

const rows = (count: number) => [
  `<table>${Array.from({ length: count }, (_, at) => `<tr><td>${at}</td><td>b</td></tr>`).join('')}</table>`,
];

/** How often the conversion reads the children of a node. */
function visits(html: readonly string[]) {
  const read = vi.spyOn(Node.prototype, 'childNodes', 'get');
  convertHtml(html.join(''));
  const { length } = read.mock.calls;
  read.mockRestore();
  return length;
}

test.each([
  ['paragraphs', paragraphs],
  ['lists', lists],
  ['rows of a table', rows],
])('twice as many %s take twice as many steps', (_, build) => {
  const [one, two, four] = [100, 200, 400].map((count) => visits(build(count)));
  expect(one).toBeGreaterThan(100);
  expect(four).toBeLessThanOrEqual((two ?? 0) * 2);
  expect(two).toBeLessThanOrEqual((one ?? 0) * 2);
});

test.each([50, 100])('%i blocks are shown in one step, and each is read once', async (count) => {
  const { editor, holder, onChange } = await openEditor([]);
  const insertions = vi.spyOn(DocumentFragment.prototype, 'appendChild');
  const field = holder.querySelector('.ce-paragraph');
  if (!field) throw new Error('The default block is missing.');
  const html = paragraphs(count).join('');
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  field.dispatchEvent(Object.assign(paste, { clipboardData }));
  const { blocks } = await editor.read();
  expect(blocks).toHaveLength(count);
  const holders = insertions.mock.calls.filter(
    ([node]) => node instanceof HTMLElement && node.classList.contains('ce-block'),
  );
  expect(holders).toHaveLength(count);
  expect(onChange).toHaveBeenCalledTimes(1);
});
