import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import * as v from 'valibot';
import type { Draft, PostOnServer } from '../draft';
import { type DraftStorage, deviceStorage } from './deviceStorage';

const saved = v.object({
  _id: v.string(),
  url: v.string(),
  updatedAt: v.string(),
  picture: v.string(),
});

const record = v.object({
  savedAt: v.number(),
  fields: v.object({
    title: v.string(),
    tags: v.array(v.string()),
    typedTag: v.optional(v.string(), ''),
    seoKeywords: v.string(),
    metaDescription: v.string(),
    url: v.string(),
  }),
  content: v.string(),
  picture: v.nullable(v.instance(Blob)),
  /** Ids of uploaded pictures by address, to claim those that the document shows. */
  uploads: v.array(v.tuple([v.string(), v.string()])),
  /** The post on the server when the draft was stored. */
  saved: v.nullable(saved),
  /** Set while a creation is unanswered. */
  sent: v.optional(v.nullable(v.object({ url: v.string(), texts: v.string() })), null),
});

/** A draft as this device stores it. */
export type LocalDraft = PostOnServer & {
  savedAt: number;
  uploads: [address: string, id: string][];
  draft: Draft;
};

/** The user is part of the key: other accounts on this device never see the draft. */
export const localDraftKey = (userId: string, postKey: string) => `${userId} ${postKey}`;

export async function readLocalDraft(
  key: string,
  storage: DraftStorage = deviceStorage,
): Promise<LocalDraft | null> {
  const parsed = v.safeParse(record, await storage.get(key));
  if (!parsed.success) return null;
  const { content, fields, picture, ...rest } = parsed.output;
  // A document that is too long to be published is restored all the same.
  const document = parseDocument(content, Infinity);
  if (!document) return null;
  return { ...rest, draft: { fields, picture, document: sanitizeDocument(document) } };
}

export async function writeLocalDraft(
  key: string,
  { draft, ...rest }: LocalDraft,
  storage: DraftStorage = deviceStorage,
) {
  const { fields, picture, document } = draft;
  const content = JSON.stringify(document);
  await storage.set(key, { ...rest, fields, picture, content });
}

export async function deleteLocalDraft(key: string, storage: DraftStorage = deviceStorage) {
  await storage.delete(key);
}
