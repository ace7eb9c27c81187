import type { Read } from '@contract/people/readerEntities';
import { useEffect, useState } from 'react';
import { useViewer } from '@/store/hooks';
import { ownQuery } from '@/store/posts/ownQuery';
import { readOnDevice } from '@/store/reads/deviceReads';
import { useRouteData } from '@/store/useRouteData';

const laterOf = (one: Read | null, other: Read | null) =>
  !one || (other && Date.parse(other.readAt) > Date.parse(one.readAt)) ? other : one;

/** What the reader has read of the post before, on this device or another one; undefined until it is known. */
export function useLastRead(postId: string): Read | null | undefined {
  const viewer = useViewer();
  const viewerId = viewer?.id ?? null;
  const [onDevice, setOnDevice] = useState<Read | null>();
  const own = useRouteData(viewer?.keepsReads ? ownQuery({ viewerId: viewer.id, postId }) : null);

  useEffect(() => {
    let isCurrent = true;
    void readOnDevice(viewerId, postId).then((read) => {
      if (isCurrent) setOnDevice(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [viewerId, postId]);

  if (onDevice === undefined) return undefined;
  if (!viewer?.keepsReads || own.status === 'failed') return onDevice;
  if (!own.data) return undefined;
  const { readRevision: revision, readAt, lastBlock } = own.data;
  const inAccount =
    revision === null || readAt === null ? null : { postId, revision, readAt, lastBlock };
  return laterOf(onDevice, inAccount);
}
