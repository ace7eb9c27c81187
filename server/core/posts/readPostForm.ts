import { readCanonicalUrl } from '@contract/canonicalUrl';
import type { Rule } from '@contract/ruleParts';
import { hyphenated, type PostForm } from '@contract/rules';
import { inspectPicture } from '@contract/sniffPicture';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { readSentContent } from '../content/readSentContent';
import { malformed } from '../failure';
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

/** Reads and validates the form of a new or changed post. */
export async function readPostForm(sent: SentPost, { rules, ...contents }: FormRules) {
  const { content, showsAnything, cites, words } = await readSentContent(sent.content, contents);
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
