import type { MarkedToken, Tokens } from 'marked';
import { isRecord } from '../../isRecord';
import { isBlockType } from '../blockRegistry';
import { showsAnything } from '../documentText';
import type { EditorBlock, EditorDocument } from '../editorDocument';
import { sanitizeDocument } from '../sanitizeDocument';
import { childTokens, parseMarkdown } from './parseMarkdown';
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

function readCode({ lang = '', text: lines }: Tokens.Code): EditorBlock {
  // marked doubles the last line break of code that ends with one.
  const text = lines.replace(/\n$/, '');
  const type = /^json block:(\w+)$/.exec(lang)?.[1] ?? '';
  const data = isBlockType(type) ? parseJson(text) : null;
  if (isRecord(data)) return { type, data };
  if (lang === 'html raw') return { type: 'raw', data: { html: text } };
  return { type: 'code', data: { code: text, lang: /^\S*/.exec(lang)?.[0] ?? '' } };
}

function readParagraph(token: Tokens.Paragraph, settings: Settings): EditorBlock[] {
  const embed = readEmbed(token, settings);
  if (embed) return [embed];
  return (
    readPictures(token, settings) ?? [
      { type: 'paragraph', data: { text: readInline(token.tokens) } },
    ]
  );
}

function readToken(token: MarkedToken, { caption, settings }: Context): EditorBlock[] {
  if (token.type === 'paragraph') return readParagraph(token, settings);
  if (token.type === 'heading') {
    const level = Math.max(highestLevel, token.depth);
    return [{ type: 'header', data: { text: readInline(token.tokens), level } }];
  }
  if (token.type === 'list') return [readList(token, settings.get('counter'))];
  if (token.type === 'blockquote') return [readCallout(token) ?? readQuote(token, settings)];
  if (token.type === 'code') return [readCode(token)];
  if (token.type === 'table') return [readTable(token, caption, settings)];
  if (token.type === 'html') return [{ type: 'raw', data: { html: token.text.trim() } }];
  return token.type === 'hr' ? [{ type: 'delimiter', data: {} }] : [];
}

/** A paragraph in underscores after a table is its caption; bold and italic are written with stars. */
function captionOf(token: MarkedToken | undefined) {
  if (token?.type !== 'paragraph') return '';
  const [only, ...rest] = childTokens(token.tokens);
  const isCaption = only?.type === 'em' && rest.length === 0 && only.raw.startsWith('_');
  return isCaption ? readInline(only.tokens) : '';
}

/** Returns false for blocks that sanitising left empty. Others are empty only if they were written so. */
function hasContent(block: EditorBlock) {
  if (block.type === 'paragraph' || block.type === 'header') return block.data['text'] !== '';
  if (block.type === 'delimiter') return true;
  // A picture that isn't uploaded yet has texts, but no address.
  if (block.type === 'image' && block.data['alt'] !== '') return true;
  return showsAnything({ blocks: [block] });
}

/**
 * Reads CommonMark with GitHub's extensions as the editor's blocks, sanitised. The conventions for
 * captions and settings are those of `toMarkdown`. Headings of level 1 become level 2, which is the
 * highest inside of a post. Throws a RangeError if blocks are nested thousands of levels deep.
 */
export function fromMarkdown(markdown: string): EditorDocument {
  const tokens = parseMarkdown(markdown);
  const blocks: EditorBlock[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const caption = token.type === 'table' ? captionOf(tokens[at + 1]) : '';
    if (caption !== '') at += 1;
    const next = tokens[at + 1];
    const settings = next?.type === 'html' ? readSettings(next.text) : null;
    if (settings) at += 1;
    blocks.push(...readToken(token, { caption, settings: settings ?? noSettings }));
  }
  const document = sanitizeDocument({ blocks });
  return { ...document, blocks: document.blocks.filter(hasContent) };
}
