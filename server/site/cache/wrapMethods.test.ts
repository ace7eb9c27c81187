import { expect, test } from 'vitest';
import { wrapMethods } from './wrapMethods';

const ports = {
  texts: {
    join: async (...words: readonly string[]) => words.join(' '),
    trim: async (text: string) => text.trim(),
  },
  numbers: { add: async (one: number, other: number) => one + other },
};

test('a wrapper gets the method and what the wrappers use; all other methods stay as they are', async () => {
  const seen: string[] = [];
  const wrapped = wrapMethods(
    ports,
    {
      texts: {
        join:
          (join, see: (text: string) => void) =>
          async (...words) => {
            const text = await join(...words);
            see(text);
            return text;
          },
      },
    },
    (text: string) => void seen.push(text),
  );
  expect(await wrapped.texts.join('all', 'of', 'them')).toBe('all of them');
  expect(seen).toEqual(['all of them']);
  expect(wrapped.texts.trim).toBe(ports.texts.trim);
  expect(wrapped.numbers).toBe(ports.numbers);
});
