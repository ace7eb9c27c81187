import { readCanonicalUrl } from '@contract/canonicalUrl';
import { type DocumentSize, grownLimit } from '@contract/document/documentSize';
import { limits } from '@contract/limits';
import type { Rule } from '@contract/ruleParts';
import { hyphenated, type PostForm } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import type { DocumentToRead } from '../documents/documentTasks';
import { brokenRule, malformed, tooLarge } from '../failure';
import { inspectPicture } from '../files/sniffPicture';
import { checkRules } from '../http/checkRules';
import { parseJson } from '../http/parseJson';
import type { Ports } from '../ports';
import { requireUsableUrl } from './postUrl';
import { quotedPosts } from './quotedPosts';

/** The fields of a submitted post. */
export type SentPost = Record<
  'title' | 'content' | 'tags' | 'seoKeywords' | 'metaDescription' | 'url',
  string
> & { postImage?: Blob | undefined; canonicalUrl?: string | undefined };

type FormRules = {
  rules: readonly Rule<PostForm>[];
  ports: Pick<Ports, 'documents' | 'ids' | 'settings'>;
  /** The stored content of a post that is changed. */
  stored?: string;
};

const textList = v.array(v.string());

/** A tag in its normal form (NFKC), with single spaces and without characters that can't be seen. */
export function cleanTag(tag: string) {
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

type Contents = Pick<FormRules, 'ports' | 'stored'>;

/** Enough of an id that no block of the post ever had the same. */
const mostOfPrefix = 12;

/** The submitted content as it is stored; null if it is no document. */
export async function readContent(sent: string, { ports, stored = '' }: Contents) {
  const prefix = ports.ids.next().replaceAll('-', '').slice(-mostOfPrefix);
  const document: DocumentToRead = { sent, stored, prefix };
  return ports.documents('read', JSON.stringify(document));
}

const isTooLarge = (json: string) =>
  new TextEncoder().encode(json).byteLength > limits.documentBytes;

async function readDocument(json: string, contents: Contents) {
  if (isTooLarge(json)) throw tooLarge(postMessages.contentTooLarge);
  const document = await readContent(json, contents);
  if (!document) throw malformed(postMessages.unreadableContent);
  // With their ids, many small blocks can exceed the limit.
  if (document.content !== contents.stored && isTooLarge(document.content))
    throw tooLarge(postMessages.contentTooLarge);
  return document;
}

/** A document that was stored over a limit can be saved again if it does not grow. */
async function checkSize(size: DocumentSize, { ports, stored }: Contents) {
  if (!grownLimit(size)) return;
  const grown = grownLimit(size, stored ? await ports.documents('size', stored) : undefined);
  if (grown) throw brokenRule(grown.message, 'content');
}

/** Reads and validates the form of a new or changed post. */
export async function readPostForm(sent: SentPost, { rules, ...contents }: FormRules) {
  const { content, size, showsAnything, cites, words } = await readDocument(sent.content, contents);
  await checkSize(size, contents);
  const texts = {
    title: sent.title.trim(),
    tags: readTags(sent.tags),
    seoKeywords: sent.seoKeywords.trim(),
    metaDescription: sent.metaDescription.trim(),
    url: hyphenated(sent.url),
  };
  const postImage = await inspectPicture(sent.postImage);
  const { siteUrl } = contents.ports.settings;
  const canonicalUrl = readCanonicalUrl(sent.canonicalUrl ?? '', siteUrl);
  checkRules(rules, { ...texts, canonicalUrl, content: showsAnything ? content : '', postImage });
  requireUsableUrl(texts.url);
  const isSent = sent.canonicalUrl !== undefined && canonicalUrl !== null;
  return {
    ...texts,
    ...(isSent ? { canonicalUrl } : {}),
    content,
    quotes: quotedPosts(cites, siteUrl),
    words,
    pictureFile: postImage ? sent.postImage : undefined,
  };
}
