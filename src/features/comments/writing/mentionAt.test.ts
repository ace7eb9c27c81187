import { expect, test } from 'vitest';
import { nameBefore, withUsername } from './mentionAt';

test.each([
  ['@in', 'in'],
  ['Ask @in', 'in'],
  ['(@renée.k', 'renée.k'],
  ['@', null],
  ['in@example', null],
  ['@in es', null],
  ['/@in', null],
])('%s: %s', (text, name) => {
  expect(nameBefore(text, text.length)).toBe(name);
});

test('the username replaces what was typed, and the text goes on after it', () => {
  expect(withUsername('Ask @in', 7, 'ines')).toEqual({ text: 'Ask @ines ', caret: 10 });
  expect(withUsername('Ask @in please', 7, 'ines')).toEqual({
    text: 'Ask @ines please',
    caret: 10,
  });
});
