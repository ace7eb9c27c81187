import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRecord } from '../isRecord';
import { blockRegistry } from './blockRegistry';
import { inlineHtml } from './blocks/cleaners';
import { defineBlock } from './blocks/defineBlock';
import { text } from './blocks/fields';
import { readBlock } from './knownBlock';
import { sanitizeDocument } from './sanitizeDocument';
import { sanitizeRaw } from './sanitizeHtml';

const types = Object.keys(blockRegistry);

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.test/"></iframe>',
  '<form action="https://evil.test/"><input autofocus onfocus=alert(1)></form>',
  '<p style="position:fixed" onmouseover="alert(1)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
];

/** The hostile text in every shape that a stored field has. */
const shapesOf = (attack: string): unknown[] => [
  attack,
  [attack],
  [[attack]],
  { url: attack },
  [{ content: attack, text: attack, items: [attack, { content: attack }] }],
];

/** Fields of the stored data that the read data doesn't have. */
const storedOnly = new Map([
  ['image', ['file']],
  ['simpleImage', ['file']],
  ['embed', ['embed']],
]);

const fieldsOf = (type: string) => [
  ...Object.keys(readBlock({ type, data: {} })?.data ?? {}),
  ...(storedOnly.get(type) ?? []),
];

/** Fields that are shown as they are, never as markup. */
const plainFields = new Map([
  ['code', ['code', 'lang']],
  ['image', ['alt']],
  ['simpleImage', ['alt']],
  ['embed', ['service']],
  ['callout', ['title']],
]);

const addressFields = ['url', 'source', 'embed'];

type Text = { field: string; text: string };

/** Every text in `value` with the name of its nearest field. */
function textsIn(value: unknown, field: string): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

function isHarmless({ field, text }: Text) {
  if (addressFields.includes(field)) {
    const { protocol } = new URL(text, 'https://commonplace.test');
    return protocol === 'https:' || protocol === 'http:';
  }
  return sanitizeRaw(text) === text;
}

function harmfulIn(type: string, data: Record<string, unknown>) {
  const [clean] = sanitizeDocument({ blocks: [{ type, data }] }).blocks;
  const plain = plainFields.get(type) ?? [];
  return textsIn(clean?.data, 'data').filter(
    (found) => !plain.includes(found.field) && !isHarmless(found),
  );
}

test.each(types)('a "%s" with hostile data in every field has nothing that could run', (type) => {
  for (const attack of attacks) {
    for (const value of shapesOf(attack)) {
      const data = Object.fromEntries(fieldsOf(type).map((field) => [field, value]));
      expect(harmfulIn(type, data), `${attack} as ${JSON.stringify(value)}`).toEqual([]);
    }
  }
});

test.each(types)('hostile data does not make reading, text or checks of a "%s" fail', (type) => {
  for (const value of attacks.flatMap(shapesOf)) {
    const data = Object.fromEntries(fieldsOf(type).map((field) => [field, value]));
    expect(readBlock({ type, data })?.type).toBe(type);
  }
});

test.each(types)('"%s" is the key and the type of its definition', (type) => {
  expect(readBlock({ type, data: {} })).toMatchObject({ type });
});

test.each(Object.entries(blockRegistry))('a "%s" has a title for the toolbox', (_, definition) => {
  expect(definition.label).not.toBe('');
});

test('a field without a cleaner does not compile', () => {
  const attack = '<img src=x onerror=alert(1)>';
  const data = v.object({ text });
  // @ts-expect-error -- the cleaner of `text` is missing
  const planted = defineBlock('planted', { label: 'Planted', data, clean: {} });
  expect(planted.sanitise({ text: `<b>a</b>${attack}` })).toEqual({ text: 'a' });
  const safe = defineBlock('planted', { label: 'Planted', data, clean: { text: inlineHtml } });
  expect(safe.sanitise({ text: `<b>a</b>${attack}` })).toEqual({ text: '<b>a</b>' });
});
