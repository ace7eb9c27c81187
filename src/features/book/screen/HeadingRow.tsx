import type { Heading } from '@contract/book/bookEntities';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { classes } from '@/ui/classes';
import { bookPath } from '../model/bookAddress';
import { changeHeading } from '../model/bookThunks';
import { DeleteHeadingDialog } from './DeleteHeadingDialog';
import { HeadingTitleDialog } from './HeadingTitleDialog';

type HeadingRowProps = {
  viewerId: string;
  heading: Heading;
  /** How many headings there are. */
  total: number;
  isCurrent: boolean;
  /** The heading that is dragged. */
  dragged: Heading | null;
  onDrag: (heading: Heading | null) => void;
};

/** A heading in the list. It is moved by dragging, or with its menu. */
export function HeadingRow(props: HeadingRowProps) {
  const { viewerId, heading, total, isCurrent, dragged, onDrag } = props;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'title' | 'deletion' | null>(null);
  const [isTarget, setIsTarget] = useState(false);

  function move({ _id: id, position: from }: Heading, position: number) {
    void dispatch(changeHeading({ viewerId, id, patch: { position }, from }));
  }

  function handleDragOver(event: DragEvent) {
    if (!dragged || dragged._id === heading._id) return;
    event.preventDefault();
    setIsTarget(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsTarget(false);
    if (dragged && dragged._id !== heading._id) move(dragged, heading.position);
  }

  const entries = [
    { label: 'Rename', onSelect: () => setOpen('title') },
    ...(heading.position > 0
      ? [{ label: 'Move up', onSelect: () => move(heading, heading.position - 1) }]
      : []),
    ...(heading.position < total - 1
      ? [{ label: 'Move down', onSelect: () => move(heading, heading.position + 1) }]
      : []),
    { label: 'Delete', onSelect: () => setOpen('deletion') },
  ];
  return (
    <li
      className={classes(
        'flex items-center gap-1 border-b',
        isTarget && 'bg-accent-soft',
        dragged?._id === heading._id && 'opacity-55',
      )}
    >
      <Link
        to={bookPath({ heading: heading._id })}
        aria-current={isCurrent ? 'page' : undefined}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move';
          onDrag(heading);
        }}
        onDragEnd={() => onDrag(null)}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsTarget(false)}
        onDrop={handleDrop}
        className={classes(
          'touchable flex min-w-0 flex-1 items-center justify-between gap-3 rounded-control px-2 hover:bg-sunken',
          isCurrent && 'font-semibold text-accent',
        )}
      >
        <span className="min-w-0">
          <bdi className="wrap-anywhere">{heading.title}</bdi>
          {heading.isPublic ? <span className="text-sm text-quiet"> · public</span> : null}
        </span>
        <span className="text-sm text-quiet tabular-nums">{heading.count}</span>
      </Link>
      <ActionMenu icon="more" label={`Actions for ${heading.title}`} entries={entries} />
      {open === 'title' ? (
        <HeadingTitleDialog viewerId={viewerId} heading={heading} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'deletion' ? (
        <DeleteHeadingDialog viewerId={viewerId} heading={heading} onClose={() => setOpen(null)} />
      ) : null}
    </li>
  );
}
