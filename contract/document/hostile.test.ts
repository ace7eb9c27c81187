import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isRecord } from '../isRecord';
import { blockRegistry } from './blockRegistry';
import { documentText } from './documentText';
import { type EditorBlock, parseDocument } from './editorDocument';
import { embedFrame } from './embeds';
import { readBlock } from './knownBlock';
import { sanitizeDocument } from './sanitizeDocument';
import { hostileBlocks } from './testing/hostile/blocks';
import { findForbidden, isHarmlessUrl } from './testing/hostile/findForbidden';
import { payloads } from './testing/hostile/payloads';
import { hostileShapes } from './testing/hostile/shapes';

const { document } = new JSDOM('').window;

type Text = { path: string; text: string };

/** Every text and key in a value, with the names of the fields that lead to it. */
function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { path: `${path} key`, text: key },
    ...textsIn(inner, `${path}.${key}`),
  ]);
}

/** Shown as they are, never as markup: as text, in a text box, or in an attribute. */
const plainFields = /^(?:code\.(?:code|lang)|(?:image|simpleImage)\.alt|callout\.title)$/;
const urlFields = /^(?:(?:image|simpleImage)\.(?:file\.)?url|embed\.(?:source|embed))$/;
const unknownFields = /(?:\.unknown|\.meta|\.tunes)\b/;

function kindOf(path: string) {
  if (path === 'raw.html') return 'raw';
  const [type = ''] = path.split(/[. ]/, 1);
  const isKnown = Object.hasOwn(blockRegistry, type) && !unknownFields.test(path);
  return isKnown && !path.endsWith(' key') ? 'inline' : 'text';
}

const checked = new Map<string, readonly string[]>();

/** Many fields are cleaned to the same text, so results are kept. */
function forbiddenIn({ path, text }: Text) {
  if (plainFields.test(path)) return [];
  if (urlFields.test(path)) return isHarmlessUrl(text) ? [] : [text];
  const kind = kindOf(path);
  const key = `${kind} ${text}`;
  const found = checked.get(key) ?? findForbidden(document, text, kind);
  checked.set(key, found);
  return kind === 'text' && !isHarmlessUrl(text) && /^\W*(?:java|vb|data)/i.test(text)
    ? [...found, text]
    : found;
}

/** Everything that could run in the stored form of a document. */
function dangersIn(blocks: readonly EditorBlock[]) {
  const stored = parseDocument(JSON.stringify({ blocks }));
  if (!stored) return [];
  const clean = sanitizeDocument(stored);
  expect(sanitizeDocument(clean)).toEqual(clean);
  expect(typeof documentText(clean)).toBe('string');
  return clean.blocks.flatMap(({ id = '', type, data, tunes = {} }) => [
    ...forbiddenIn({ path: 'id', text: id }),
    ...forbiddenIn({ path: 'type', text: type }),
    ...textsIn(data, type).flatMap(forbiddenIn),
    ...textsIn(tunes, `${type}.tunes`).flatMap(forbiddenIn),
    ...(embedFrame(data) === null || type === 'embed' ? [] : ['a frame']),
  ]);
}

test('there are at least 150 classes of payloads, each with its own name and text', () => {
  expect(new Set(payloads.map(({ name }) => name)).size).toBe(payloads.length);
  expect(new Set(payloads.map(({ html }) => html)).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(150);
});

test('the hostile blocks have every type and every field', () => {
  const [payload] = payloads;
  if (!payload) throw new Error('There are no payloads.');
  const blocks = hostileBlocks(payload);
  for (const type of Object.keys(blockRegistry)) {
    const fields = blocks
      .filter((block) => block.type === type)
      .flatMap(({ data }) => Object.keys(data));
    expect(fields).toEqual(
      expect.arrayContaining(Object.keys(readBlock({ type, data: {} })?.data ?? {})),
    );
  }
});

test('nothing in any field could run', () => {
  for (const payload of payloads) {
    expect(dangersIn(hostileBlocks(payload)), `of ${payload.name}`).toEqual([]);
  }
});

const samples = payloads.filter((_, index) => index % 40 === 0);

test('nothing in a field of the wrong shape could run', () => {
  for (const [name, shape] of Object.entries(hostileShapes)) {
    for (const { html, url } of samples) {
      const value = shape(html);
      const blocks = hostileBlocks({ name: '', html, url }).map((block) => ({
        ...block,
        data: Object.fromEntries(
          Object.keys(block.data).map((field) => [
            field,
            /url|source|embed/.test(field) ? shape(url) : value,
          ]),
        ),
      }));
      expect(dangersIn(blocks), `${name}: ${html}`).toEqual([]);
    }
    expect(Object.getPrototypeOf({}), `of ${name}`).toBe(Object.prototype);
    expect('html' in {}, `of ${name}`).toBe(false);
  }
});

test('a document that is nested too deeply is refused', () => {
  const deep = `${'{"items":['.repeat(5000)}""${']}'.repeat(5000)}`;
  expect(parseDocument(`{"blocks":[{"type":"list","data":${deep}}]}`)).toBeNull();
});
