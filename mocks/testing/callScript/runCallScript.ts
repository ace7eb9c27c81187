import { type Endpoint, fillPath } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import type { CallField, CallStep } from './callStep';
import { callSteps } from './callSteps';
import { formatAnswer } from './formatAnswer';

/**
 * The fixed time at which the community is created and the calls are made: responses contain times.
 */
export const scriptTime = Date.parse('2026-03-02T09:00:00Z');

/** A request to send. */
export type ScriptedCall = {
  method: string;
  /** Relative to the API's base, with its query. */
  address: string;
  json: string | null;
  form: readonly (readonly [name: string, value: string])[] | null;
  picture: { field: string; base64: string } | null;
};

/** `text` is the body of a JSON response. Encoders differ, so the bytes of a file aren't compared. */
export type ScriptedAnswer = { status: number; type: string; text: string };

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Known = Record<string, string>;

/**
 * Of a file's address only the last part is used, because the endpoint that reads it takes a name.
 */
function fill(text: string, known: Known) {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`No earlier step remembered ${name}.`);
    return value.split('/').at(-1) ?? value;
  });
}

function fillAll(texts: Readonly<Record<string, CallField>>, known: Known) {
  return Object.entries(texts).map(([name, value]): [string, CallField] => [
    name,
    typeof value === 'string' ? fill(value, known) : value,
  ]);
}

function asTexts(entries: readonly (readonly [string, CallField])[]) {
  return entries.map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
}

function toCall(
  { call, params = {}, query = {}, body, picture }: CallStep,
  known: Known,
): ScriptedCall {
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

function rememberValues(body: unknown, { call, remember = {} }: CallStep): Known {
  return Object.fromEntries(
    Object.entries(remember).map(([name, path]) => {
      const value = valueAt(body, path);
      if (typeof value === 'string') return [name, value];
      throw new Error(`${call} answered without ${path}: ${JSON.stringify(body)}`);
    }),
  );
}

/** Makes every call through `send` and returns for each its name, its status and its body. */
export async function runCallScript(send: (call: ScriptedCall) => Promise<ScriptedAnswer>) {
  const known: Known = {};
  const answers: string[] = [];
  for (const step of callSteps) {
    const { status, type, text } = await send(toCall(step, known));
    const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : { type };
    Object.assign(known, rememberValues(body, step));
    answers.push(`${step.call} ${status}\n${formatAnswer(body)}\n`);
  }
  return answers.join('\n');
}
