import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBody } from './respondPage';

const html = `<title>é</title>${'<p>ü</p>'.repeat(100)}`;

test('each encoding contains the same page', async () => {
  const { encoded } = createBody(html);
  expect(new TextDecoder().decode(await encoded('identity'))).toBe(html);
  expect(brotliDecompressSync(await encoded('br')).toString()).toBe(html);
  expect(gunzipSync(await encoded('gzip')).toString()).toBe(html);
});

test('the kept bytes of a page cover its forms', async () => {
  const { cachedBytes, encoded } = createBody(html);
  const forms = [await encoded('identity'), await encoded('br'), await encoded('gzip')];
  const bytes = forms.reduce((total, { byteLength }) => total + byteLength, 0);
  expect(cachedBytes).toBeGreaterThanOrEqual(bytes);
});
