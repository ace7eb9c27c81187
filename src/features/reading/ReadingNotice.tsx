import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { historyPath } from '@contract/pages';
import type { Read } from '@contract/people/readerEntities';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayAndMonth } from '@/lib/calendar';
import { Button, buttonClasses } from '@/ui/Button';
import { ChangeMarks, type PlacedMark, placeMarks } from './ChangeMarks';
import { JumpToStop } from './JumpToStop';
import { noticeText, type SinceRead } from './noticeText';
import { ChangeButtons, ReadingBar } from './ReadingBar';
import { isWorthJumpingTo } from './readingPlace';
import { useChangeSteps } from './useChangeSteps';

const empty: EditorDocument = { blocks: [] };

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
        {hasStop && !isShown ? (
          <JumpToStop blockId={read.lastBlock}>You stopped here</JumpToStop>
        ) : null}
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
