import type { Code, FootnoteDefinition, Paragraph, RootContent } from 'mdast';
import { isRecord } from '../../isRecord';
import { isBlockType } from '../blockRegistry';
import type { EditorBlock } from '../editorDocument';
import { sanitizeRaw } from '../sanitizeHtml';
import { readInline } from './readInline';
import { readList } from './readList';
import { readEmbed, readPictures } from './readMedia';
import { readCallout, readQuote } from './readQuote';
import { readTable } from './readTable';
import { readSettings, type Settings } from './settings';

/** What the lines after a block say about it. */
type Context = { caption: string; settings: Settings };

const noSettings: Settings = new Map();
const highestLevel = 2;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Sanitised, so that no whitespace beside removed parts is left at the ends. */
function rawBlock(html: string): EditorBlock {
  return { type: 'raw', data: { html: sanitizeRaw(html).trim() } };
}

function readCode({ lang, meta, value }: Code): EditorBlock {
  const type = lang === 'json' ? (/^block:(\w+)$/.exec(meta ?? '')?.[1] ?? '') : '';
  const data = isBlockType(type) ? parseJson(value) : null;
  if (isRecord(data)) return { type, data };
  if (lang === 'html' && meta === 'raw') return rawBlock(value);
  return { type: 'code', data: { code: value, lang: lang ?? '' } };
}

function readParagraph(node: Paragraph, settings: Settings): EditorBlock[] {
  const embed = readEmbed(node, settings);
  if (embed) return [embed];
  return (
    readPictures(node, settings) ?? [
      { type: 'paragraph', data: { text: readInline(node.children) } },
    ]
  );
}

/** The blocks of a footnote, the first with its label as the editor shows it. */
function readFootnote({ label, identifier, children }: FootnoteDefinition): EditorBlock[] {
  const mark = { type: 'text' as const, value: `[^${label ?? identifier}]: ` };
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph')
    return readBlocks([{ type: 'paragraph', children: [mark] }, ...children]);
  return readBlocks([{ ...first, children: [mark, ...first.children] }, ...rest]);
}

function readNode(node: RootContent, { caption, settings }: Context): EditorBlock[] {
  if (node.type === 'paragraph') return readParagraph(node, settings);
  if (node.type === 'heading') {
    const level = Math.max(highestLevel, node.depth);
    return [{ type: 'header', data: { text: readInline(node.children), level } }];
  }
  if (node.type === 'list') return [readList(node, settings.get('counter'))];
  if (node.type === 'blockquote') return [readCallout(node) ?? readQuote(node, settings)];
  if (node.type === 'code') return [readCode(node)];
  if (node.type === 'table') return [readTable(node, caption, settings)];
  if (node.type === 'html') return [rawBlock(node.value)];
  if (node.type === 'footnoteDefinition') return readFootnote(node);
  return node.type === 'thematicBreak' ? [{ type: 'delimiter', data: {} }] : [];
}

/** A paragraph in underscores after a table is its caption; bold and italic are written with stars. */
function captionOf(node: RootContent | undefined) {
  if (node?.type !== 'paragraph') return '';
  const [only, ...rest] = node.children;
  const isCaption = only?.type === 'emphasis' && rest.length === 0 && only.data?.marker === '_';
  return isCaption ? readInline(only.children) : '';
}

/** Reads a tree of Markdown as blocks. They still have to be sanitised. */
export function readBlocks(nodes: readonly RootContent[]): EditorBlock[] {
  const blocks: EditorBlock[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    const caption = node.type === 'table' ? captionOf(nodes[at + 1]) : '';
    if (caption !== '') at += 1;
    const next = nodes[at + 1];
    const settings = next?.type === 'html' ? readSettings(next.value) : null;
    if (settings) at += 1;
    blocks.push(...readNode(node, { caption, settings: settings ?? noSettings }));
  }
  return blocks;
}
