import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import * as v from 'valibot';
import type { Draft, PostOnServer } from '../draft';
import { type DraftStorage, deviceStorage } from './deviceStorage';

const saved = v.object({
  _id: v.string(),
  url: v.string(),
  updatedAt: v.string(),
  isPublished: v.fallback(v.boolean(), true),
  picture: v.string(),
});

/** Increased when the stored shape changes. */
const version = 1;

const sent = v.object({ url: v.string(), texts: v.string() });

/** A field that another release stored in another shape is read as in `opened`; the others are kept. */
const recordFor = ({ fields, picture }: Draft) =>
  v.object({
    savedAt: v.fallback(v.number(), () => Date.now()),
    fields: v.fallback(
      v.object({
        title: v.fallback(v.string(), fields.title),
        tags: v.fallback(v.array(v.string()), [...fields.tags]),
        typedTag: v.fallback(v.string(), fields.typedTag),
        seoKeywords: v.fallback(v.string(), fields.seoKeywords),
        metaDescription: v.fallback(v.string(), fields.metaDescription),
        url: v.fallback(v.string(), fields.url),
      }),
      { ...fields, tags: [...fields.tags] },
    ),
    content: v.fallback(v.string(), ''),
    picture: v.fallback(v.nullable(v.instance(Blob)), picture),
    /** Ids of uploaded pictures by address, to claim those that the document shows. */
    uploads: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
    /** The post on the server when the draft was stored. */
    saved: v.fallback(v.nullable(saved), null),
    /** Set while a creation or an update is unanswered. */
    sent: v.fallback(v.nullable(sent), null),
  });

/** A draft as this device stores it. */
export type LocalDraft = PostOnServer & {
  savedAt: number;
  uploads: [address: string, id: string][];
  draft: Draft;
};

/** The user is part of the key: other accounts on this device never see the draft. */
export const localDraftKey = (userId: string, postKey: string) => `${userId} ${postKey}`;

/** Reads a draft of the post that is opened as `opened`. */
export async function readLocalDraft(
  key: string,
  opened: Draft,
  storage: DraftStorage = deviceStorage,
): Promise<LocalDraft | null> {
  const parsed = v.safeParse(recordFor(opened), await storage.get(key));
  if (!parsed.success) return null;
  const { content, fields, picture, ...rest } = parsed.output;
  // A document that is too long to be published is restored all the same.
  const document = parseDocument(content, Infinity);
  const draft = {
    fields,
    picture,
    document: document ? sanitizeDocument(document) : opened.document,
  };
  return { ...rest, draft };
}

export async function writeLocalDraft(
  key: string,
  { draft, ...rest }: LocalDraft,
  storage: DraftStorage = deviceStorage,
) {
  const { fields, picture, document } = draft;
  const content = JSON.stringify(document);
  await storage.set(key, { version, ...rest, fields, picture, content });
}

export async function deleteLocalDraft(key: string, storage: DraftStorage = deviceStorage) {
  await storage.delete(key);
}
