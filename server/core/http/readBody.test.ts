import { expect, test } from 'vitest';
import { bodyLimits, readBody } from './readBody';

const address = 'https://commonplace.test/api/v1/anything';
const json = { 'Content-Type': 'application/json' };

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers });

const ofSize = (size: number) => `"${'a'.repeat(size - 2)}"`;

const form = () => {
  const data = new FormData();
  data.append('title', 'A title');
  data.append('picture', new File([new Uint8Array([0, 255, 128])], 'a.png', { type: 'image/png' }));
  return data;
};

test('reads JSON with any charset parameter', async () => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  expect(await readBody(post('{"a":[1]}', headers), 'json')).toEqual({ a: [1] });
});

test('a missing JSON body is an empty object', async () => {
  expect(await readBody(new Request(address, { method: 'POST' }), 'json')).toEqual({});
});

test('invalid JSON is malformed', async () => {
  const notUtf8 = new Uint8Array([0x22, 0xff, 0x22]);
  await expect(readBody(post('{"a":', json), 'json')).rejects.toMatchObject({ status: 400 });
  await expect(readBody(post(notUtf8, json), 'json')).rejects.toMatchObject({ status: 400 });
});

test('rejects a body with the wrong content type', async () => {
  const text = { 'Content-Type': 'text/plain' };
  await expect(readBody(post('{}', text), 'json')).rejects.toMatchObject({ status: 415 });
  await expect(readBody(post('{}', json), 'multipart')).rejects.toMatchObject({ status: 415 });
  await expect(readBody(post(form()), 'json')).rejects.toMatchObject({ status: 415 });
});

test('rejects a body over the limit and reads one at the limit', async () => {
  expect(await readBody(post(ofSize(bodyLimits.json), json), 'json')).toHaveLength(
    bodyLimits.json - 2,
  );
  const over = readBody(post(ofSize(bodyLimits.json + 1), json), 'json');
  await expect(over).rejects.toMatchObject({ status: 413 });
});

test('rejects a declared length over the limit without reading the body', async () => {
  const declared = { ...json, 'Content-Length': String(bodyLimits.json + 1) };
  await expect(readBody(post('{}', declared), 'json')).rejects.toMatchObject({ status: 413 });
});

test('stops reading an endless stream at the limit', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(256 * 1024));
    },
  });
  const init = { method: 'POST', body: endless, headers: json, duplex: 'half' } as const;
  await expect(readBody(new Request(address, init), 'json')).rejects.toMatchObject({ status: 413 });
  expect(pulled).toBeLessThan(12);
});

test('an interrupted stream is malformed', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  const init = { method: 'POST', body: broken, headers: json, duplex: 'half' } as const;
  await expect(readBody(new Request(address, init), 'json')).rejects.toMatchObject({ status: 400 });
});

test('reads the texts and file bytes of a form', async () => {
  const body = await readBody(post(form()), 'multipart');
  expect(body).toMatchObject({ title: 'A title' });
  const picture: unknown = Reflect.get(Object(body), 'picture');
  if (!(picture instanceof Blob)) throw new Error('no file');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0, 255, 128]);
});

test('a truncated form is malformed', async () => {
  const whole = new Request(address, { method: 'POST', body: form() });
  const type = whole.headers.get('content-type') ?? '';
  const half = (await whole.arrayBuffer()).slice(0, 120);
  const request = post(half, { 'Content-Type': type });
  await expect(readBody(request, 'multipart')).rejects.toMatchObject({ status: 400 });
  const noBoundary = post('--a', { 'Content-Type': 'multipart/form-data' });
  await expect(readBody(noBoundary, 'multipart')).rejects.toMatchObject({ status: 400 });
});
