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
