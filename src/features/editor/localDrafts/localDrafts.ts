import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { draftDatabase } from '@contract/storageKeys';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { Draft } from '../draft';

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
    seoKeywords: v.string(),
    metaDescription: v.string(),
    url: v.string(),
  }),
  content: v.string(),
  picture: v.nullable(v.instance(Blob)),
  /** Ids of uploaded pictures by their address, so that those in the text can be claimed. */
  uploads: v.array(v.tuple([v.string(), v.string()])),
  /** The post as it was published last, as far as this work knows. */
  saved: v.nullable(saved),
  /** What was sent to be created, while the answer is still awaited or was lost. */
  sent: v.optional(v.nullable(v.object({ url: v.string(), texts: v.string() })), null),
});

/** Work as this device keeps it. */
export type LocalDraft = Omit<v.InferOutput<typeof record>, 'content' | 'fields' | 'picture'> & {
  draft: Draft;
};

let store: UseStore | null = null;

function openStore() {
  store ??= createStore(draftDatabase.name, draftDatabase.store);
  return store;
}

/** Whose work on what: another account on this device never sees it. */
export const localDraftKey = (userId: string, work: string) => `${userId} ${work}`;

export async function readLocalDraft(key: string): Promise<LocalDraft | null> {
  const parsed = v.safeParse(record, await get(key, openStore()));
  if (!parsed.success) return null;
  const { content, fields, picture, ...rest } = parsed.output;
  // Nothing is too long to be given back, even where it is too long to be saved.
  const document = parseDocument(content, Infinity);
  if (!document) return null;
  return { ...rest, draft: { fields, picture, document: sanitizeDocument(document) } };
}

export async function writeLocalDraft(key: string, { draft, ...rest }: LocalDraft) {
  const { fields, picture, document } = draft;
  const tags = [...fields.tags];
  const content = JSON.stringify(document);
  await set(key, { ...rest, fields: { ...fields, tags }, picture, content }, openStore());
}

export async function deleteLocalDraft(key: string) {
  await del(key, openStore());
}
