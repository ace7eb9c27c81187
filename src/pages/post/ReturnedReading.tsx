import type { PostDetails } from '@contract/entities';
import type { Read } from '@contract/people/readerEntities';
import { useEffect, useEffectEvent, useState } from 'react';
import { isAnnounced } from '@/features/reading/noticeText';
import { ChangedNotice, ChangedUnknown } from '@/features/reading/ReadingNotice';
import { StopNotice } from '@/features/reading/StopNotice';
import { watchReading } from '@/features/reading/watchReading';
import { changesQuery } from '@/features/revisions/historyQueries';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { noteRead } from '@/store/reads/readThunks';
import { useRouteData } from '@/store/useRouteData';

type ReturnedReadingProps = { post: PostDetails; openedAt: number; read: Read };

/** Tells who was here before what has changed and where they stopped, and remembers that the post is read again. */
export function ReturnedReading({ post, openedAt, read }: ReturnedReadingProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const { _id: postId, revision = 1 } = post;
  const [isSeen, setIsSeen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const isOlder = read.revision < revision;
  const loaded = useRouteData(
    isOlder ? changesQuery({ postId, viewerId, since: read.revision, until: null }) : null,
  );
  const since = loaded.data;
  const isTold = isOlder && !isSeen && (since ? isAnnounced(since) : true);

  function note(lastBlock: string) {
    const present = { postId, revision, readAt: new Date(openedAt).toISOString(), lastBlock };
    // As long as the reader has not seen what changed, the older version counts as read.
    const isOpen = isTold && !isShown;
    void dispatch(noteRead(isOpen ? { ...read, lastBlock } : present));
  }

  const handleRead = useEffectEvent(note);
  useEffect(
    () => watchReading({ openedAt, onRead: (lastBlock) => handleRead(lastBlock) }),
    [openedAt],
  );

  function handleSeen() {
    setIsSeen(true);
    const readAt = new Date(openedAt).toISOString();
    const { lastBlock } = read;
    void dispatch(noteRead({ postId, revision, readAt, lastBlock }));
  }

  if (isSeen) return null;
  if (!isTold) return <StopNotice read={read} />;
  if (loaded.status === 'failed')
    return <ChangedUnknown read={read} url={post.url} onSeen={handleSeen} />;
  if (!since) return null;
  return (
    <ChangedNotice
      read={read}
      since={since}
      content={post.content}
      onShown={() => setIsShown(true)}
      onSeen={handleSeen}
    />
  );
}
