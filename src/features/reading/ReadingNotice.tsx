import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { historyPath } from '@contract/pages';
import type { Read } from '@contract/people/readerEntities';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { goTo } from '@/lib/browser/goTo';
import { dayAndMonth } from '@/lib/pastDays';
import { Button, buttonClasses } from '@/ui/Button';
import { ChangeMarks, type PlacedMark, placeMarks } from './ChangeMarks';
import { noticeText, type SinceRead } from './noticeText';
import { ChangeButtons, ReadingBar } from './ReadingBar';
import { blockElement, isWorthJumpingTo } from './readingPlace';
import { useChangeSteps } from './useChangeSteps';

const empty: EditorDocument = { blocks: [] };

function StoppedHere({ blockId, onJump }: { blockId: string; onJump?: () => void }) {
  function handleJump() {
    const block = blockElement(blockId);
    if (block) goTo(block);
    onJump?.();
  }
  return (
    <Button variant="secondary" onClick={handleJump}>
      You stopped here
    </Button>
  );
}

type ChangedProps = {
  read: Read;
  since: SinceRead;
  content: string;
  onShown: () => void;
  onSeen: () => void;
};

/** The post has changed since the reader was here. */
export function ChangedNotice({ read, since, content, onShown, onSeen }: ChangedProps) {
  const [marks, setMarks] = useState<readonly PlacedMark[] | null>(null);
  const isShown = marks !== null;
  const [hasStop] = useState(() => isWorthJumpingTo(read.lastBlock));
  const steps = useChangeSteps();
  const present = useMemo(() => parseDocument(content) ?? empty, [content]);

  function handleShow() {
    const placed = placeMarks(since.changes, present);
    setMarks(placed);
    steps.start(placed.map(({ place }) => place));
    onShown();
  }

  return (
    <>
      <ReadingBar text={noticeText(since, present, read.readAt)}>
        {isShown ? (
          <ChangeButtons position={steps.position} onStep={steps.step} />
        ) : (
          <Button onClick={handleShow}>Show</Button>
        )}
        {hasStop && !isShown ? <StoppedHere blockId={read.lastBlock} /> : null}
        <Button variant="secondary" onClick={onSeen}>
          Mark as read
        </Button>
        {isShown && since.title ? (
          <p dir="auto" className="w-full text-sm">
            <span className="text-quiet">Title before: </span>
            <del>{since.title.before}</del>
          </p>
        ) : null}
      </ReadingBar>
      {marks ? <ChangeMarks marks={marks} /> : null}
    </>
  );
}

type FailedProps = { read: Read; url: string; onSeen: () => void };

/** The post has changed, but what changed could not be loaded. */
export function ChangedUnknown({ read, url, onSeen }: FailedProps) {
  return (
    <ReadingBar text={`Changed since you read it on ${dayAndMonth(read.readAt)}`}>
      <Link to={historyPath(url, { since: read.revision })} className={buttonClasses('secondary')}>
        Show in the history
      </Link>
      <Button variant="secondary" onClick={onSeen}>
        Mark as read
      </Button>
    </ReadingBar>
  );
}

/** The reader stopped in the middle of the post. */
export function StopNotice({ read }: { read: Read }) {
  const [isOpen, setIsOpen] = useState(() => isWorthJumpingTo(read.lastBlock));
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <ReadingBar text={`You began to read this on ${dayAndMonth(read.readAt)}.`}>
      <StoppedHere blockId={read.lastBlock} onJump={close} />
      <Button variant="secondary" onClick={close}>
        Close
      </Button>
    </ReadingBar>
  );
}
