import { useEffect, useState } from 'react';
import { type OpenedPost, openDeleted } from './draft';
import { listLocalDrafts } from './listLocalDrafts';

type DeletedPostOptions = {
  userId: string;
  url: string;
  /** The server has answered that there is no such post. */
  isMissing: boolean;
};

/** A post that the server no longer has: null if it has no local draft, undefined while that is read. */
export function useDeletedPost({ userId, url, isMissing }: DeletedPostOptions) {
  const [opened, setOpened] = useState<OpenedPost | null>();

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    listLocalDrafts(userId)
      .catch(() => [])
      .then((drafts) => {
        const draft = drafts.find(({ postUrl }) => postUrl === url);
        if (isCurrent) setOpened(draft ? openDeleted(draft.postKey, url) : null);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, url, isMissing]);

  return isMissing ? opened : null;
}
