import { type Endpoint, fillPath } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { plainAnswer } from './plainAnswer';
import type { Step } from './step';
import { tourSteps } from './tourSteps';

/** When the community is planted and the tour is taken: answers hold times. */
export const tourTime = Date.parse('2026-03-02T09:00:00Z');

/** A call as its taker sends it; a picture is one of the page's formats in base64. */
export type TourCall = {
  method: string;
  /** Below the API's base, with its query. */
  address: string;
  json: string | null;
  form: readonly (readonly [name: string, value: string])[] | null;
  picture: { field: string; base64: string } | null;
};

/** `text` is the body of a JSON answer, and the size of any other. */
export type TourAnswer = { status: number; type: string; text: string };

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Known = Record<string, string>;

/** An address of a file is known by its last part, as the call that reads it wants it. */
function fill(text: string, known: Known) {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`The tour does not know ${name} yet.`);
    return value.split('/').at(-1) ?? value;
  });
}

function fillAll(texts: Readonly<Record<string, string | number>>, known: Known) {
  return Object.entries(texts).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? fill(value, known) : value,
  ]);
}

function asTexts(entries: readonly (readonly [string, string | number])[]) {
  return entries.map(([name, value]): [string, string] => [name, String(value)]);
}

function toCall({ call, params = {}, query = {}, body, picture }: Step, known: Known): TourCall {
  const { method, path, bodyKind }: Endpoint = endpoints[call];
  const filled = fillPath(path, Object.fromEntries(asTexts(fillAll(params, known))));
  const search = asTexts(fillAll(query, known))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const entries = fillAll(body ?? {}, known);
  const isForm = bodyKind === 'multipart';
  return {
    method,
    address: search === '' ? filled : `${filled}?${search}`,
    json: body && !isForm ? JSON.stringify(Object.fromEntries(entries)) : null,
    form: isForm ? asTexts(entries) : null,
    picture: picture === undefined ? null : { field: picture, base64: onePixel },
  };
}

function valueAt(body: unknown, path: string) {
  let value = body;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value;
}

function learn(body: unknown, { call, remember = {} }: Step): Known {
  return Object.fromEntries(
    Object.entries(remember).map(([name, path]) => {
      const value = valueAt(body, path);
      if (typeof value === 'string') return [name, value];
      throw new Error(`${call} gave no ${path}: ${JSON.stringify(body)}`);
    }),
  );
}

/** Makes every call of the tour through `send`. Answers a line for each: call, status, body. */
export async function takeTour(send: (call: TourCall) => Promise<TourAnswer>) {
  const known: Known = {};
  const lines: string[] = [];
  for (const step of tourSteps) {
    const { status, type, text } = await send(toCall(step, known));
    const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : { type, text };
    Object.assign(known, learn(body, step));
    lines.push(`${step.call} ${status} ${plainAnswer(body)}`);
  }
  return `${lines.join('\n')}\n`;
}
