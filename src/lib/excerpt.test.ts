import { expect, test } from 'vitest';
import { excerpt } from './excerpt';

test.each([
  ['Short enough', 12, 'Short enough'],
  ['One two three', 12, 'One two…'],
  ['One two, three', 12, 'One two…'],
  ['Unbreakable', 5, 'Unbr…'],
])('%s in %i characters is %s', (text, most, expected) => {
  expect(excerpt(text, most)).toBe(expected);
});
