import type { PostDetails } from '@contract/entities';
import type { Read } from '@contract/people/readerEntities';
import { useEffect, useEffectEvent, useState } from 'react';
import { countReading } from '@/features/reading/countReading';
import { isAnnounced } from '@/features/reading/noticeText';
import { ChangedNotice, ChangedUnknown } from '@/features/reading/ReadingNotice';
import { StopNotice } from '@/features/reading/StopNotice';
import { useLastRead } from '@/features/reading/useLastRead';
import { watchReading } from '@/features/reading/watchReading';
import { changesQuery } from '@/features/revisions/historyQueries';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { noteRead } from '@/store/reads/readThunks';
import { useRouteData } from '@/store/useRouteData';

type PostReadingProps = { post: PostDetails; openedAt: number };

type ReadingProps = PostReadingProps & { read: Read | null };

function Reading({ post, openedAt, read }: ReadingProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const { _id: postId, revision = 1 } = post;
  const [isSeen, setIsSeen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const isOlder = read !== null && read.revision < revision;
  const loaded = useRouteData(
    isOlder ? changesQuery({ postId, viewerId, since: read.revision, until: null }) : null,
  );
  const since = loaded.data;
  const isTold = isOlder && !isSeen && (since ? isAnnounced(since) : true);

  function note(lastBlock: string) {
    const present = { postId, revision, readAt: new Date(openedAt).toISOString(), lastBlock };
    // As long as the reader has not seen what changed, the older version counts as read.
    const isOpen = isTold && !isShown && read !== null;
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
    const lastBlock = read?.lastBlock ?? '';
    void dispatch(noteRead({ postId, revision, readAt, lastBlock }));
  }

  if (read === null || isSeen) return null;
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

/** Remembers that a post is read, and tells who was here before what has changed and where they stopped. */
export function PostReading({ post, openedAt }: PostReadingProps) {
  const { _id: postId } = post;
  useEffect(() => countReading(postId, openedAt), [postId, openedAt]);
  const read = useLastRead(postId);
  // Decided once: what is stored while reading is not news.
  const [first, setFirst] = useState<Read | null>();
  if (first === undefined && read !== undefined) setFirst(read);
  return first === undefined ? null : <Reading post={post} openedAt={openedAt} read={first} />;
}
