import { expect, test } from 'vitest';
import { renderDocument } from './testing/renderDocument';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ type: 'paragraph', data: { text: `Text ${at}` } }));

test('the layout of a text waits between its first and its last blocks', () => {
  const { container } = renderDocument(...paragraphs(20));
  const waiting = container.querySelectorAll('.laid-out-when-near');
  expect(Array.from(waiting, ({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Text ${at + 2}`),
  );
});

test('a short text is laid out at once', () => {
  const { container } = renderDocument(...paragraphs(10));
  expect(container.querySelector('.laid-out-when-near')).toBeNull();
});

test('the words for screen readers in a checklist do not decide its direction', () => {
  const item = { content: 'خبز', meta: { checked: true }, items: [] };
  const list = { type: 'list', data: { style: 'checklist', items: [item] } };
  const block = renderDocument(list).container.querySelector('[dir="auto"]');
  expect(block).toHaveTextContent('Done: خبز');
  // `dir="auto"` skips the text of these elements.
  for (const isolated of block?.querySelectorAll('bdi') ?? []) isolated.remove();
  expect(block).toHaveTextContent(/^خبز$/);
});
