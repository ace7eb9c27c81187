import * as v from 'valibot';
import type { EditorBlock } from './editorDocument';
import { readItems } from './listItems';

const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);
const size = v.fallback(v.optional(v.number(), 0), 0);
const level = v.fallback(v.optional(v.picklist([2, 3, 4, 5, 6]), 3), 3);
const alignment = v.fallback(v.optional(v.picklist(['left', 'center']), 'left'), 'left');
const listStyles = v.picklist(['ordered', 'unordered', 'checklist']);
const style = v.fallback(v.optional(listStyles, 'unordered'), 'unordered');
const items = v.optional(v.pipe(v.unknown(), v.transform(readItems)), []);

const row = v.array(v.fallback(v.string(), ''));
const rows = v.fallback(v.optional(v.array(v.fallback(row, [])), []), []);
const wholeRow = v.pipe(
  v.string(),
  v.transform((cell) => (cell === '' ? [] : [cell])),
);
const edge = v.fallback(v.optional(v.union([row, wholeRow]), []), []);

const nowhere = { url: '' };
const file = v.fallback(v.optional(v.object({ url: text }), nowhere), nowhere);
const picture = v.pipe(
  v.object({
    file,
    url: text,
    alt: text,
    caption: text,
    stretched: flag,
    withBorder: flag,
    withBackground: flag,
  }),
  v.transform(({ file, url, ...rest }) => ({ ...rest, url: file.url || url })),
);

function block<Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) {
  return v.object({ id: v.optional(v.string()), type: v.literal(type), data });
}

const knownBlock = v.variant('type', [
  block('header', v.object({ text, level })),
  block('paragraph', v.object({ text })),
  block('list', v.object({ style, items })),
  block('quote', v.object({ text, caption: text, alignment })),
  block('image', picture),
  block('simpleImage', picture),
  block('code', v.object({ code: text, lang: text })),
  block(
    'table',
    v.object({ content: rows, withHeadings: flag, caption: text, header: edge, footer: edge }),
  ),
  block(
    'embed',
    v.object({ service: text, source: text, caption: text, width: size, height: size }),
  ),
  block('raw', v.object({ html: text })),
  block('delimiter', v.object({})),
]);

/** A block that the product knows how to show, with what its data says. */
export type KnownBlock = v.InferOutput<typeof knownBlock>;

/**
 * What a stored block says; null when its type is none that is shown. A missing or mistyped field
 * has the value that shows least, so that an old or damaged block still shows what it has.
 */
export function readBlock(stored: EditorBlock): KnownBlock | null {
  const result = v.safeParse(knownBlock, stored);
  return result.success ? result.output : null;
}
