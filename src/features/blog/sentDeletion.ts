import { sentCommentKey } from '@contract/storageKeys';
import { storage } from '@/lib/storage';

const keyOf = (commentId: string) => sentCommentKey('deletion', commentId);

/** A deletion whose answer has not arrived; stored, because the page can be left before it does. */
export const sentDeletion = {
  has: (commentId: string) => storage.read(keyOf(commentId)) !== null,
  add: (commentId: string) => storage.write(keyOf(commentId), 'sent'),
  remove: (commentId: string) => storage.remove(keyOf(commentId)),
};
