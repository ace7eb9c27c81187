import { useState } from 'react';
import { storage } from '@/lib/storage';

const keyOf = (postId: string) => `comment-draft:${postId}`;

/** A comment being written: it survives a reload, a sign-in and a lost session. */
export function useCommentDraft(postId: string) {
  const [draft, setDraft] = useState(() => storage.read(keyOf(postId)) ?? '');

  function change(text: string) {
    setDraft(text);
    if (text === '') storage.remove(keyOf(postId));
    else storage.write(keyOf(postId), text);
  }

  return [draft, change] as const;
}
