import { isTemporaryFailure, TemporaryFailure } from '@server/lib/temporaryFailure';
import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget';
import { bodyLimits, readBody } from './readBody';

const visitor = (client: string) => ({ group: 'visitors', client });

const address = 'https://commonplace.test/api/v1/anything';
const json = { 'Content-Type': 'application/json' };

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers });

/** For a member, with the whole budget. */
const rules = (kind: 'json' | 'multipart') => ({
  kind,
  most: bodyLimits[kind],
  share: createBodyBudget().open(visitor('10.0.0.1')),
});

const ofSize = (size: number) => `"${'a'.repeat(size - 2)}"`;

const form = () => {
  const data = new FormData();
  data.append('title', 'A title');
  data.append('picture', new File([new Uint8Array([0, 255, 128])], 'a.png', { type: 'image/png' }));
  return data;
};

test('reads JSON with any charset parameter', async () => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  expect(await readBody(post('{"a":[1]}', headers), rules('json'))).toEqual({ a: [1] });
});

test('a missing JSON body is an empty object', async () => {
  expect(await readBody(new Request(address, { method: 'POST' }), rules('json'))).toEqual({});
});

test('invalid JSON is malformed', async () => {
  const notUtf8 = new Uint8Array([0x22, 0xff, 0x22]);
  await expect(readBody(post('{"a":', json), rules('json'))).rejects.toMatchObject({ status: 400 });
  await expect(readBody(post(notUtf8, json), rules('json'))).rejects.toMatchObject({ status: 400 });
});

test('rejects a body with the wrong content type', async () => {
  const text = { 'Content-Type': 'text/plain' };
  await expect(readBody(post('{}', text), rules('json'))).rejects.toMatchObject({ status: 415 });
  await expect(readBody(post('{}', json), rules('multipart'))).rejects.toMatchObject({
    status: 415,
  });
  await expect(readBody(post(form()), rules('json'))).rejects.toMatchObject({ status: 415 });
});

test('rejects a body over the limit and reads one at the limit', async () => {
  expect(await readBody(post(ofSize(bodyLimits.json), json), rules('json'))).toHaveLength(
    bodyLimits.json - 2,
  );
  const over = readBody(post(ofSize(bodyLimits.json + 1), json), rules('json'));
  await expect(over).rejects.toMatchObject({ status: 413 });
});

test('rejects a declared length over the limit without reading the body', async () => {
  const declared = { ...json, 'Content-Length': String(bodyLimits.json + 1) };
  await expect(readBody(post('{}', declared), rules('json'))).rejects.toMatchObject({
    status: 413,
  });
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
  await expect(readBody(new Request(address, init), rules('json'))).rejects.toMatchObject({
    status: 413,
  });
  expect(pulled).toBeLessThan(12);
});

test('an interrupted stream is malformed', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  const init = { method: 'POST', body: broken, headers: json, duplex: 'half' } as const;
  await expect(readBody(new Request(address, init), rules('json'))).rejects.toMatchObject({
    status: 400,
  });
});

test('reads the texts and file bytes of a form', async () => {
  const body = await readBody(post(form()), rules('multipart'));
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
  await expect(readBody(request, rules('multipart'))).rejects.toMatchObject({ status: 400 });
  const noBoundary = post('--a', { 'Content-Type': 'multipart/form-data' });
  await expect(readBody(noBoundary, rules('multipart'))).rejects.toMatchObject({ status: 400 });
});

const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`;

const boundary = 'multipart/form-data; boundary=b';
const end = '--b--\r\n';

function formOf(parts: number, { type = boundary, ending = end } = {}) {
  const text = `${Array.from({ length: parts }, (_, at) => part(at)).join('')}${ending}`;
  return post(text, { 'Content-Type': type });
}

/** The parser doesn't read a form without its end, so that its answer would be 400. */
const unreadable = '--b';

test('reads a form of 40 parts and rejects one of 41 before it is parsed', async () => {
  const fields = await readBody(formOf(40), rules('multipart'));
  expect(Object.keys(Object(fields))).toHaveLength(40);
  const read = async (parts: number) =>
    readBody(formOf(parts, { ending: unreadable }), rules('multipart'));
  await expect(read(39)).rejects.toMatchObject({ status: 400 });
  await expect(read(41)).rejects.toMatchObject({ status: 413 });
});

const formWithHeaders = (headers: string, { content = 'x', ending = end } = {}) =>
  post(
    `${part(0)}--b\r\nContent-Disposition: form-data; name="f"\r\n${headers}\r\n${content}\r\n${ending}`,
    { 'Content-Type': boundary },
  );

test('reads a part with a long file name and rejects more headers before they are parsed', async () => {
  const long = `X-Name: ${'a'.repeat(3000)}\r\n`;
  expect(await readBody(formWithHeaders(long), rules('multipart'))).toMatchObject({ f: 'x' });
  const read = async (headers: string) =>
    readBody(formWithHeaders(headers, { ending: unreadable }), rules('multipart'));
  await expect(read(long)).rejects.toMatchObject({ status: 400 });
  await expect(read('a:\r\n'.repeat(1100))).rejects.toMatchObject({ status: 413 });
  // The parser reads the lines after this one as headers, too.
  await expect(read(`a:\n\n${'a:\r\n'.repeat(1100)}`)).rejects.toMatchObject({ status: 413 });
});

test('the lines of a content are no headers', async () => {
  const content = 'a:\r\n'.repeat(5000);
  const body = await readBody(formWithHeaders('', { content }), rules('multipart'));
  expect(body).toMatchObject({ f: content });
});

test('a second boundary in the header does not hide parts', async () => {
  for (const [type, status] of [
    ['x="; boundary=c"; boundary=b', 413],
    ['boundary=c; boundary=b', 400],
    ['boundary="c;b"', 400],
  ] as const) {
    const request = formOf(41, { type: `multipart/form-data; ${type}` });
    await expect(readBody(request, rules('multipart'))).rejects.toMatchObject({ status });
  }
});

test('text that looks like the start of a boundary does not count as a part', async () => {
  const lines = '--\r\n-\r\n---\r\n'.repeat(100);
  const text = `--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n${lines}\r\n--b--\r\n`;
  const request = post(text, { 'Content-Type': 'multipart/form-data; boundary="b"' });
  expect(await readBody(request, rules('multipart'))).toEqual({ f: lines });
});

const streamed = (size: number) =>
  new Request(address, {
    method: 'POST',
    body: new Blob([ofSize(size)]).stream(),
    headers: json,
    duplex: 'half',
  } as RequestInit);

test.each([
  [
    'of a declared length',
    (size: number) => post(ofSize(size), { ...json, 'Content-Length': `${size}` }),
  ],
  ['in chunks', streamed],
])('a body %s is refused while others use the budget', async (_, request) => {
  const budget = createBodyBudget({ small: 2500 });
  for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    budget.open(visitor(client)).take(500, 'small');
  const read = async (size: number) => {
    const share = budget.open(visitor('10.0.0.4'));
    const body = await readBody(request(size), { kind: 'json', most: 2000, share });
    return { body, share };
  };
  const first = await read(600);
  await expect(read(600)).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
  first.share.release();
  expect((await read(600)).body).toHaveLength(598);
});

test('other tasks get a turn between large forms that arrive together', async () => {
  const data = form();
  data.append('large', new File([new Uint8Array(bodyLimits.visitor)], 'b.png'));
  const answer = new Response(data);
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '' };
  const bytes = await answer.arrayBuffer();
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const ends: number[] = [];
  const ofOneSite = rules('multipart');
  async function read() {
    await readBody(post(bytes, headers), ofOneSite);
    ends.push(turns);
  }
  await Promise.all([read(), read(), read()]);
  clearImmediate(next);
  expect(new Set(ends).size).toBe(3);
});

test('a form whose turn does not come is a temporary failure', async () => {
  const data = form();
  data.append('large', new File([new Uint8Array(bodyLimits.visitor)], 'b.png'));
  const full = async () => {
    throw new TemporaryFailure('Too many jobs wait.');
  };
  const given = rules('multipart');
  const reading = readBody(post(data), { ...given, share: { ...given.share, inTurn: full } });
  const failure: unknown = await reading.catch((error: unknown) => error);
  expect(isTemporaryFailure(failure)).toBe(true);
});

test('a large body that stops arriving is refused', async () => {
  const expiries: (() => void)[] = [];
  const startTimer = (expire: () => void) => {
    expiries.push(expire);
    return () => {};
  };
  const share = createBodyBudget({ startTimer }).open(visitor('10.0.0.1'));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
  });
  const headers = { ...json, 'Content-Length': `${bodyLimits.json}` };
  const request = new Request(address, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  const reading = readBody(request, { ...rules('json'), share });
  expect(expiries).toHaveLength(1);
  expiries.pop()?.();
  await expect(reading).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
});
