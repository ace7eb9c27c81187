import { isRecord } from '../isRecord';
import { decodeEntities } from './html/entities';
import { sanitizeText } from './sanitizeHtml';

// URLs of any other scheme open a page or a program, but run no script here.
const scriptUrl = /^(?:javascript|vbscript|data|blob|filesystem):/i;
const ignoredInUrls = /[\p{C}\p{Z}\s]/gu;

/** Text without tags. A URL that could run a script becomes empty. */
export function inertText(text: string) {
  const clean = sanitizeText(text);
  return scriptUrl.test(decodeEntities(clean).replaceAll(ignoredInUrls, '')) ? '' : clean;
}

// Assigning these keys to an object could change its prototype.
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const isSafeKey = (key: string) => !unsafeKeys.has(key) && inertText(key) === key;

/** Data that the product doesn't know: its texts become inert, and anything that isn't JSON is dropped. */
export function inertRecord(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => isSafeKey(key))
      .map(([key, value]) => [key, inertValue(value)]),
  );
}

function inertValue(value: unknown): unknown {
  if (typeof value === 'string') return inertText(value);
  if (Array.isArray(value)) return value.map(inertValue);
  if (isRecord(value)) return inertRecord(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
