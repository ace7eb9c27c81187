import { blockAnchor } from '@contract/postAnchors';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { type CommentedPost, CommentsContext, useCommentedPost } from '../model/CommentsContext';
import { listQuery } from '../model/commentQueries';
import { shortened } from '../model/quoteOf';
import { CommentRows } from '../section/CommentRows';
import { Quote } from '../thread/Quote';
import { CommentForm } from '../writing/CommentForm';
import type { OpenedThread } from './openedThread';
import './remarkThread.css';
import { useBlockHeight } from './useBlockHeight';
import { useEscape } from './useEscape';
import { useFreshList } from './useFreshList';

type RemarksProps = { blockId: string; onRetry: () => void };

function Remarks({ blockId, onRetry }: RemarksProps) {
  const list = { postId: useCommentedPost().postId, blockId };
  const { data, status, reload } = useRouteData(listQuery(list));
  useFreshList(list);

  function handleRetry() {
    // The button disappears.
    onRetry();
    reload();
  }

  if (!data && status === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-bad">The remarks could not be loaded.</p>
        <Button variant="secondary" onClick={handleRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingStatus label="Loading remarks">
        <Skeleton className="h-20 w-full" />
      </LoadingStatus>
    );
  }
  if (data.threads.length === 0) return <p className="text-quiet">No remarks on this part yet.</p>;
  return <CommentRows data={data} />;
}

type ThreadProps = { opened: OpenedThread; onClose: () => void };

function Thread({ opened, onClose }: ThreadProps) {
  const { blockId, isWriting } = opened;
  const isClosed = useCommentedPost().commentsClosed !== null;
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const quote = shortened(opened.quote);
  useBlockHeight(place, blockId);

  // Also when it is opened again for other words.
  useEffect(() => {
    const box = opened.isWriting ? place.current?.querySelector('textarea') : null;
    (box ?? heading.current)?.focus();
  }, [opened]);

  function close() {
    const margin = place.current?.parentElement;
    // First: the button can be hidden while the thread is open.
    onClose();
    const opener = isWriting ? '.block-menu' : '.block-remarks, .block-menu';
    margin?.querySelector<HTMLElement>(opener)?.focus();
  }

  useEscape(place, close);

  return (
    <div ref={place} className="remark-place">
      <section aria-labelledby={headingId} className="remark-thread">
        <div className="flex items-center justify-between gap-2">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
            Remarks
          </h2>
          <IconButton icon="close" label="Close" className="-me-2" onClick={close} />
        </div>
        {isClosed ? (
          <p className="text-quiet">Comments are closed.</p>
        ) : (
          <>
            <Quote blockId={blockId}>{quote}</Quote>
            <CommentForm about={{ blockId, quote }} />
          </>
        )}
        <Remarks blockId={blockId} onRetry={() => heading.current?.focus()} />
      </section>
    </div>
  );
}

function findMargin(blockId: string) {
  const margin = document.getElementById(blockAnchor(blockId))?.nextElementSibling;
  return margin?.matches('.block-margin') ? margin : null;
}

type RemarkThreadProps = CommentedPost & ThreadProps & { blockId: string };

/** The remarks on a block and a form for the next one: beside the block if there is room, else below it. */
export function RemarkThread(props: RemarkThreadProps) {
  const { opened, blockId, onClose } = props;
  // It can be rendered together with the thread.
  const hasMargin = useBrowserValue(() => findMargin(blockId) !== null, false);
  const margin = hasMargin ? findMargin(blockId) : null;
  if (!margin) return null;
  return (
    <CommentsContext value={props}>
      {createPortal(<Thread key={blockId} opened={opened} onClose={onClose} />, margin)}
    </CommentsContext>
  );
}
