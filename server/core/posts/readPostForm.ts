import { exceededLimits, firstGrown } from '@contract/document/documentSize';
import { showsAnything } from '@contract/document/documentText';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { endpoints } from '@contract/endpoints';
import { readPost } from '@contract/endpoints/posts';
import { limits } from '@contract/limits';
import { isWhole } from '@contract/pages';
import type { Rule } from '@contract/ruleParts';
import { hyphenated, type PostForm } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { brokenRule, malformed, tooLarge } from '../failure';
import { inspectPicture } from '../files/inspectPicture';
import { checkRules } from '../http/checkRules';
import { parseJson } from '../http/parseJson';

/** The fields of a submitted post. */
export type SentPost = Record<
  'title' | 'content' | 'tags' | 'seoKeywords' | 'metaDescription' | 'url',
  string
> & { postImage?: Blob | undefined };

/** Reads the stored content of a post that is changed. */
type ReadStored = () => Promise<string | undefined>;

const textList = v.array(v.string());

/** A tag in its normal form (NFKC), with single spaces and without characters that can't be seen. */
function cleanTag(tag: string) {
  const spaced = tag.normalize('NFKC').replaceAll(/[\s\p{Z}]+/gu, ' ');
  return spaced.replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
}

function readTags(json: string) {
  if (json.trim() === '') return [];
  const list = v.safeParse(textList, parseJson(json));
  if (!list.success) throw malformed(postMessages.unreadableTags);
  const tags = new Map<string, string>();
  for (const tag of list.output.map(cleanTag)) {
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** The sanitised document to store. */
function readDocument(json: string): EditorDocument {
  if (json.trim() === '') return { blocks: [] };
  if (new TextEncoder().encode(json).byteLength > limits.documentBytes) {
    throw tooLarge(postMessages.contentTooLarge);
  }
  const document = parseDocument(json);
  if (!document) throw malformed(postMessages.unreadableContent);
  return sanitizeDocument(document);
}

/** A document that was stored over a limit can be saved again if it does not grow. */
async function checkSize(document: EditorDocument, readStored: ReadStored | undefined) {
  const exceeded = exceededLimits(document);
  if (exceeded.length === 0) return;
  const json = await readStored?.();
  const stored = (json && parseDocument(json, Infinity)) || { blocks: [] };
  const grown = firstGrown(exceeded, { document, stored });
  if (grown) throw brokenRule(grown.message, 'content');
}

const postFolder = readPost.path.replace(':url', '');
const otherCalls = Object.values(endpoints)
  .filter(({ path }) => path.startsWith(postFolder))
  .map(({ path }) => path.slice(postFolder.length))
  .filter((word) => word !== '' && isWhole(word));

// The paths of these urls belong to other calls or lead out of the folder. The characters below don't
// fit in one path segment or can't be seen.
const reserved: ReadonlySet<string> = new Set([...otherCalls, '.', '..']);
const unfit = /[/\\?#\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

function checkUrl(url: string) {
  if (reserved.has(url.toLowerCase()) || unfit.test(url)) {
    throw brokenRule(postMessages.urlNotAllowed, 'url');
  }
}

/** Reads and validates the form of a new or changed post; the result can be stored. */
export async function readPostForm(
  sent: SentPost,
  rules: readonly Rule<PostForm>[],
  readStored?: ReadStored,
) {
  const document = readDocument(sent.content);
  await checkSize(document, readStored);
  const content = JSON.stringify(document);
  const texts = {
    title: sent.title.trim(),
    tags: readTags(sent.tags),
    seoKeywords: sent.seoKeywords.trim(),
    metaDescription: sent.metaDescription.trim(),
    url: hyphenated(sent.url),
  };
  const postImage = await inspectPicture(sent.postImage);
  checkRules(rules, { ...texts, content: showsAnything(document) ? content : '', postImage });
  checkUrl(texts.url);
  return { ...texts, content, pictureFile: postImage ? sent.postImage : undefined };
}
