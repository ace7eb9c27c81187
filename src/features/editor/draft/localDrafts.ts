import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import * as v from 'valibot';
import { newClientId } from '@/lib/newClientId';
import { type DraftStorage, deviceStorage } from './deviceStorage';
import type { Draft, PostOnServer } from './draft';

const saved = v.object({
  _id: v.string(),
  url: v.string(),
  updatedAt: v.string(),
  isPublished: v.fallback(v.boolean(), true),
  revision: v.fallback(v.optional(v.number()), undefined),
  picture: v.string(),
  pendingRevision: v.fallback(v.optional(v.number()), undefined),
  pendingAt: v.fallback(v.optional(v.string()), undefined),
});

/** Increased when the stored shape changes. Since version 2, the picture has an entry of its own. */
const version = 2;

/** A field that another release stored in another shape is read as in `opened`; the others stay. */
export const recordFor = ({ fields, picture }: Draft) =>
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
        note: v.fallback(v.string(), fields.note),
        isSmall: v.fallback(v.boolean(), fields.isSmall),
        canonicalUrl: v.fallback(v.string(), fields.canonicalUrl),
      }),
      { ...fields, tags: [...fields.tags] },
    ),
    content: v.fallback(v.string(), ''),
    /** In version 1, the picture; since then null. */
    picture: v.fallback(v.nullable(v.instance(Blob)), picture),
    hasPicture: v.fallback(v.boolean(), false),
    /** Ids of uploaded pictures by address, to claim those that the document shows. */
    uploads: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
    /** The url of the post in the address of the editor; null for a new post. */
    postUrl: v.fallback(v.nullable(v.string()), null),
    /** The post on the server when the draft was stored. */
    saved: v.fallback(v.nullable(saved), null),
    clientId: v.fallback(v.string(), newClientId),
    sentTexts: v.fallback(v.nullable(v.string()), null),
  });

/** A draft as this device stores it. */
export type LocalDraft = PostOnServer & {
  savedAt: number;
  postUrl: string | null;
  uploads: [address: string, id: string][];
  draft: Draft;
};

const pictureKey = (key: string) => `picture ${key}`;

async function readPicture(key: string, storage: DraftStorage) {
  const stored = await storage.get(pictureKey(key)).catch(() => null);
  return stored instanceof Blob ? stored : null;
}

/** Reads a draft of the post that is opened as `opened`. */
export async function readLocalDraft(
  key: string,
  opened: Draft,
  storage: DraftStorage = deviceStorage,
): Promise<LocalDraft | null> {
  const parsed = v.safeParse(recordFor(opened), await storage.get(key));
  if (!parsed.success) return null;
  const { content, fields, hasPicture, ...rest } = parsed.output;
  const { picture: earlier, ...localDraft } = rest;
  // A document that is too long to be published is restored all the same.
  const document = parseDocument(content, Infinity);
  const draft = {
    fields,
    picture: hasPicture ? await readPicture(key, storage) : earlier,
    document: document ? sanitizeDocument(document) : opened.document,
  };
  return { ...localDraft, draft };
}

/** A draft as it is stored. */
function toRecord({ draft, ...rest }: LocalDraft) {
  const { fields, picture, document } = draft;
  const content = JSON.stringify(document);
  return { version, ...rest, fields, picture: null, hasPicture: picture !== null, content };
}

export async function writeLocalDraft(
  key: string,
  localDraft: LocalDraft,
  storage: DraftStorage = deviceStorage,
) {
  await storage.set(key, toRecord(localDraft));
}

/** Notes the texts of a draft while the page ends. Returns false if there is no room. */
export function noteLocalDraft(
  key: string,
  localDraft: LocalDraft,
  storage: DraftStorage = deviceStorage,
) {
  return storage.note(key, toRecord(localDraft));
}

/** Writes the picture of a draft, apart from its texts: a picture is large and rarely changes. */
export async function writeLocalPicture(
  key: string,
  picture: Blob | null,
  storage: DraftStorage = deviceStorage,
) {
  if (picture) await storage.set(pictureKey(key), picture);
  else await storage.delete(pictureKey(key));
}

export async function deleteLocalDraft(key: string, storage: DraftStorage = deviceStorage) {
  await Promise.all([storage.delete(key), storage.delete(pictureKey(key))]);
}
