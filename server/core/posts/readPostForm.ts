import { type DocumentSize, grownLimit } from '@contract/document/documentSize';
import { limits } from '@contract/limits';
import type { Rule } from '@contract/ruleParts';
import { hyphenated, type PostForm } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { brokenRule, malformed, tooLarge } from '../failure';
import { inspectPicture } from '../files/inspectPicture';
import { checkRules } from '../http/checkRules';
import { parseJson } from '../http/parseJson';
import type { Ports } from '../ports';
import { requireUsableUrl } from './postUrl';

/** The fields of a submitted post. */
export type SentPost = Record<
  'title' | 'content' | 'tags' | 'seoKeywords' | 'metaDescription' | 'url',
  string
> & { postImage?: Blob | undefined };

type Documents = Ports['documents'];

type FormRules = {
  rules: readonly Rule<PostForm>[];
  documents: Documents;
  /** Reads the stored content of a post that is changed. */
  readStored?: () => Promise<string | undefined>;
};

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

async function readDocument(json: string, documents: Documents) {
  if (new TextEncoder().encode(json).byteLength > limits.documentBytes) {
    throw tooLarge(postMessages.contentTooLarge);
  }
  const document = await documents('read', json);
  if (!document) throw malformed(postMessages.unreadableContent);
  return document;
}

type SizeCheck = Pick<FormRules, 'documents' | 'readStored'>;

/** A document that was stored over a limit can be saved again if it does not grow. */
async function checkSize(size: DocumentSize, { documents, readStored }: SizeCheck) {
  if (!grownLimit(size)) return;
  const stored = await readStored?.();
  const grown = grownLimit(size, stored ? await documents('size', stored) : undefined);
  if (grown) throw brokenRule(grown.message, 'content');
}

/** Reads and validates the form of a new or changed post; the result can be stored. */
export async function readPostForm(sent: SentPost, { rules, ...given }: FormRules) {
  const { content, size, showsAnything } = await readDocument(sent.content, given.documents);
  await checkSize(size, given);
  const texts = {
    title: sent.title.trim(),
    tags: readTags(sent.tags),
    seoKeywords: sent.seoKeywords.trim(),
    metaDescription: sent.metaDescription.trim(),
    url: hyphenated(sent.url),
  };
  const postImage = await inspectPicture(sent.postImage);
  checkRules(rules, { ...texts, content: showsAnything ? content : '', postImage });
  requireUsableUrl(texts.url);
  return { ...texts, content, pictureFile: postImage ? sent.postImage : undefined };
}
