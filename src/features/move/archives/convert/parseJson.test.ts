import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parseJson';
import { createPauses } from './pauses';

/** What JSON.parse says of a text. */
function expected(text: string): { value: unknown } | 'refused' {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'refused';
  }
}

const answerOf = (text: string, size: number) =>
  parseJson(text, { size }).then(
    (value) => ({ value }),
    () => 'refused',
  );

const sizes = [0, 3, 20];

async function expectSame(text: string) {
  for (const size of sizes)
    expect(await answerOf(text, size), `${size}: ${text}`).toEqual(expected(text));
}

const values = fc.jsonValue({ maxDepth: 5, noUnicodeString: false });

test('values are those of JSON.parse, whatever the size of the parts', async () => {
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom(0, 2), async (value, space) =>
      expectSame(JSON.stringify(value, null, space)),
    ),
    { numRuns: 300 },
  );
});

test('a text that is broken anywhere is refused where JSON.parse refuses it', async () => {
  const added = fc.constantFrom('"', '[', ']', '{', '}', ',', ':', '\\', '1', ' ', 'null', '');
  const changes = { at: fc.nat(), added, removed: fc.nat({ max: 1 }) };
  await fc.assert(
    fc.asyncProperty(values, fc.record(changes), async (value, { at, added, removed }) => {
      const text = JSON.stringify(value);
      const place = at % (text.length + 1);
      await expectSame(text.slice(0, place) + added + text.slice(place + removed));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '[[1,2] [3,4]]',
  '[[1,2],,[3,4]]',
  '{"a":[1,2] "b":[3,4]}',
  '[[1,2]]]',
  '[[1,2],]',
  '[1,2',
])('%s is refused', expectSame);

test('names that objects have anyway are those of the text', async () => {
  const parsed = await parseJson('{"__proto__": {"a": [1, 2, 3]}, "b": {"constructor": []}}', {
    size: 5,
  });
  expect(Object.keys(Object(parsed))).toEqual(['__proto__', 'b']);
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

test('other work runs while a large text is parsed', async () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id })));
  let isDone = false;
  const other = new Promise<boolean>((resolve) => setImmediate(() => resolve(isDone)));
  await parseJson(text, { size: 10, pauses: createPauses(0) });
  isDone = true;
  expect(await other).toBe(false);
});
