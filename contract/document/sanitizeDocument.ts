import type { EditorBlock, EditorDocument } from './editorDocument';
import { embedFrame } from './embeds';
import { isSafeUrl } from './safeUrl';
import { sanitizeInline, sanitizeRaw } from './sanitizeHtml';

type Data = Readonly<Record<string, unknown>>;
type Clean = (value: unknown) => unknown;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

// What isn't text where text belongs would become markup once the editor writes it out.
const inline: Clean = (value) => sanitizeInline(asText(value));
const raw: Clean = (value) => sanitizeRaw(asText(value));
const plain: Clean = asText;
const imageUrl: Clean = (value) => (isSafeUrl(asText(value), 'image') ? asText(value) : '');
const sourceUrl: Clean = (value) => (/^https?:\/\//i.test(asText(value)) ? asText(value) : '');

const many =
  (clean: Clean): Clean =>
  (value) =>
    Array.isArray(value) ? value.map(clean) : [];

const cells: Clean = (value) => (Array.isArray(value) ? value.map(inline) : inline(value));

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Cleans the fields that are there, and leaves every other one as it is. */
function fields(cleaners: Readonly<Record<string, Clean>>) {
  return (value: unknown): Record<string, unknown> => {
    const data = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const clean = Object.hasOwn(cleaners, name) ? cleaners[name] : undefined;
        return [name, clean ? clean(value) : value];
      }),
    );
  };
}

const item: Clean = (value) => (isRecord(value) ? nestedItem(value) : inline(value));
const nestedItem = fields({ content: inline, text: inline, items: many(item) });

const picture = fields({
  file: fields({ url: imageUrl }),
  url: imageUrl,
  alt: plain,
  caption: inline,
});

const embedFields = fields({ service: plain, source: sourceUrl, caption: inline });

function embed(data: Data) {
  const clean = embedFields(data);
  return 'embed' in clean ? { ...clean, embed: embedFrame(clean)?.src ?? '' } : clean;
}

const cleaners = new Map<string, (data: Data) => Record<string, unknown>>([
  ['header', fields({ text: inline })],
  ['paragraph', fields({ text: inline })],
  ['list', fields({ items: many(item) })],
  ['quote', fields({ text: inline, caption: inline })],
  ['image', picture],
  ['simpleImage', picture],
  ['code', fields({ code: plain, lang: plain })],
  ['table', fields({ content: many(many(inline)), caption: inline, header: cells, footer: cells })],
  ['embed', embed],
  ['raw', fields({ html: raw })],
]);

function cleanBlock(block: EditorBlock): EditorBlock {
  const clean = cleaners.get(block.type);
  return clean ? { ...block, data: clean(block.data) } : block;
}

/**
 * The document with nothing in it that could run: every text of every known block is cleaned, and a
 * clean document comes back equal. A block of an unknown type stays as it is, since nothing shows it.
 */
export function sanitizeDocument(document: EditorDocument): EditorDocument {
  return { ...document, blocks: document.blocks.map(cleanBlock) };
}
