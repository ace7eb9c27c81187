import { sentCommentKey } from '@contract/storageKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';

const sentComment = v.object({
  comment: v.string(),
  /** Comments with the same text from before. */
  known: v.array(v.string()),
});
type SentComment = v.InferOutput<typeof sentComment>;
type Place = { owner: string; postId: string };

const keyOf = ({ owner, postId }: Place) => sentCommentKey(owner, postId);

/** The comment that was sent and whose answer has not arrived; stored, so that it survives a crash. */
export function readSentComment(place: Place): SentComment | null {
  const json = storage.read(keyOf(place)) ?? '';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sentComment), json);
  return parsed.success ? parsed.output : null;
}

export function writeSentComment(place: Place, sent: SentComment) {
  storage.write(keyOf(place), JSON.stringify(sent));
}

export function removeSentComment(place: Place) {
  storage.remove(keyOf(place));
}
