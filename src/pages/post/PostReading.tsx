import type { PostDetails } from '@contract/entities';
import type { Read } from '@contract/people/readerEntities';
import { useEffect, useEffectEvent, useState } from 'react';
import { countReading } from '@/features/reading/countReading';
import { useLastRead } from '@/features/reading/useLastRead';
import { watchReading } from '@/features/reading/watchReading';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useAppDispatch } from '@/store/hooks';
import { noteRead } from '@/store/reads/readThunks';

/** Most readers are here for the first time. */
const ReturnedReading = lazyPart({
  load: async () => (await import('./ReturnedReading')).ReturnedReading,
});

type PostReadingProps = { post: PostDetails; openedAt: number };

/** Remembers that the post is read. */
function FirstReading({ post: { _id: postId, revision = 1 }, openedAt }: PostReadingProps) {
  const dispatch = useAppDispatch();
  const handleRead = useEffectEvent((lastBlock: string) => {
    const readAt = new Date(openedAt).toISOString();
    void dispatch(noteRead({ postId, revision, readAt, lastBlock }));
  });
  useEffect(
    () => watchReading({ openedAt, onRead: (lastBlock) => handleRead(lastBlock) }),
    [openedAt],
  );
  return null;
}

/** Remembers that a post is read, and tells who was here before what has changed and where they stopped. */
export function PostReading({ post, openedAt }: PostReadingProps) {
  const { _id: postId } = post;
  useEffect(() => countReading(postId, openedAt), [postId, openedAt]);
  const read = useLastRead(postId);
  // Decided once: what is stored while reading is not news.
  const [first, setFirst] = useState<Read | null>();
  if (first === undefined && read !== undefined) setFirst(read);
  if (first === undefined) return null;
  if (first === null) return <FirstReading post={post} openedAt={openedAt} />;
  return <ReturnedReading post={post} openedAt={openedAt} read={first} />;
}
