import { sentDeletionKey } from '@contract/storageKeys';
import { storage } from '@/lib/browser/storage';

/** A deletion whose answer has not arrived; stored, because the page can be left before it does. */
export const sentDeletion = {
  has: (commentId: string) => storage.read(sentDeletionKey(commentId)) !== null,
  add: (commentId: string) => storage.write(sentDeletionKey(commentId), 'sent'),
  remove: (commentId: string) => storage.remove(sentDeletionKey(commentId)),
};
