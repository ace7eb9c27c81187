import { commentDraftKey } from '@contract/storageKeys';
import { useState } from 'react';
import { storage } from '@/lib/storage';

/** A comment being written: it survives a reload, a sign-in and a lost session. */
export function useCommentDraft(postId: string) {
  const [draft, setDraft] = useState(() => storage.read(commentDraftKey(postId)) ?? '');

  function change(text: string) {
    setDraft(text);
    if (text === '') storage.remove(commentDraftKey(postId));
    else storage.write(commentDraftKey(postId), text);
  }

  return [draft, change] as const;
}
