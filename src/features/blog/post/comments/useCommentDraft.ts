import { commentDraftKey } from '@contract/storageKeys';
import { useState } from 'react';
import { storage } from '@/lib/storage';
import { useBrowserValue } from '@/lib/useBrowserValue';

/** The text of a new comment. It is stored on the device until it is sent. */
export function useCommentDraft(postId: string) {
  const key = commentDraftKey(postId);
  const stored = useBrowserValue(() => storage.read(key) ?? '', '');
  const [typed, setTyped] = useState<string | null>(null);

  function change(text: string) {
    setTyped(text);
    if (text === '') storage.remove(key);
    else storage.write(key, text);
  }

  return [typed ?? stored, change] as const;
}
