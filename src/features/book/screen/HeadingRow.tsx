import type { Heading } from '@contract/book/bookEntities';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionMenu } from '@/ui/ActionMenu';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { bookPath } from '../model/bookAddress';
import { DeleteHeadingDialog } from './DeleteHeadingDialog';
import { HeadingTitleDialog } from './HeadingTitleDialog';

type HeadingRowProps = {
  viewerId: string;
  heading: Heading;
  /** How many headings there are. */
  total: number;
  isCurrent: boolean;
  onChoose?: (() => void) | undefined;
  onMove: (position: number) => void;
};

/** A heading in the list. It is moved by dragging its handle, or with its menu. */
export function HeadingRow(props: HeadingRowProps) {
  const { viewerId, heading, total, isCurrent, onChoose, onMove } = props;
  const [open, setOpen] = useState<'title' | 'deletion' | null>(null);
  const entries = [
    { label: 'Rename', onSelect: () => setOpen('title') },
    ...(heading.position > 0
      ? [{ label: 'Move up', onSelect: () => onMove(heading.position - 1) }]
      : []),
    ...(heading.position < total - 1
      ? [{ label: 'Move down', onSelect: () => onMove(heading.position + 1) }]
      : []),
    { label: 'Delete', onSelect: () => setOpen('deletion') },
  ];
  return (
    <li data-heading data-drop={heading._id} className="flex items-center gap-1 border-b">
      {/* Keyboard and screen readers use the menu. */}
      <span
        aria-hidden="true"
        data-handle
        className="touchable inline-flex cursor-grab touch-none items-center justify-center text-quiet select-none active:cursor-grabbing"
      >
        <Icon name="menu" size={16} />
      </span>
      <Link
        to={bookPath({ heading: heading._id })}
        onClick={onChoose}
        aria-current={isCurrent ? 'page' : undefined}
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
