import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBody, createSharedPart } from './respondPage';

const shared = createSharedPart('<style>'.repeat(1000));
const html = `<title>é</title>${shared?.text}<p>ü</p>`;

test('a page with a shared part has the same bytes as one without, and needs less memory', async () => {
  const [whole, split] = [createBody(html), createBody(html, shared)];
  expect(new TextDecoder().decode(await split.encoded('identity'))).toBe(html);
  expect(brotliDecompressSync(await split.encoded('br')).toString()).toBe(html);
  expect(split.hash).toBe(whole.hash);
  expect(split.keptBytes).toBeLessThan(whole.keptBytes / 2);
});

test('a page that does not contain the shared part is kept as a whole', async () => {
  const body = createBody('<p>ü</p>', shared);
  expect(new TextDecoder().decode(await body.encoded('identity'))).toBe('<p>ü</p>');
});
