import { blockTexts, showsAnything } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import * as v from 'valibot';
import { type DraftStorage, deviceStorage } from './deviceStorage';
import { emptyDraft, isAnyFilled } from './draft';
import { authorOfNewPost, postKeyOf } from './draftKeys';
import { recordFor } from './localDrafts';

/** A local draft in a list. */
export type ListedDraft = {
  key: string;
  postKey: string;
  /** The url of the post it changes; null for a new post. */
  postUrl: string | null;
  /** The author of a new post that an admin writes for another user. */
  authorId: string | null;
  title: string;
  firstLine: string;
  savedAt: number;
};

const record = recordFor(emptyDraft);

const maxLine = 120;

function firstLineOf(text: string) {
  const [line = ''] = text.split('\n');
  return line.length > maxLine ? `${line.slice(0, maxLine)}…` : line;
}

/** Returns null for an entry that is no draft of the user, or an empty new post. */
function toListed(key: string, value: unknown, userId: string): ListedDraft | null {
  const postKey = postKeyOf(key, userId);
  const parsed = v.safeParse(record, value);
  if (postKey === null || !parsed.success) return null;
  const { fields, content, hasPicture, picture, savedAt, saved, postUrl } = parsed.output;
  const document = parseDocument(content, Infinity) ?? emptyDraft.document;
  const authorId = authorOfNewPost(postKey);
  const isNew = authorId !== undefined;
  const isEmpty = !isAnyFilled(fields) && !showsAnything(document) && !hasPicture && !picture;
  if (isNew && isEmpty) return null;
  return {
    key,
    postKey,
    postUrl: isNew ? null : (postUrl ?? saved?.url ?? fields.url),
    authorId: authorId ?? null,
    title: fields.title.trim(),
    firstLine: firstLineOf(blockTexts(document)[0]?.text ?? ''),
    savedAt,
  };
}

/** The drafts of a user on this device, newest first. An entry that can't be read is left out. */
export async function listLocalDrafts(
  userId: string,
  storage: DraftStorage = deviceStorage,
): Promise<ListedDraft[]> {
  const entries = await storage.entries();
  return entries
    .map(([key, value]) => toListed(key, value, userId))
    .filter((listed) => listed !== null)
    .toSorted((one, other) => other.savedAt - one.savedAt);
}
