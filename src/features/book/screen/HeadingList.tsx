import type { Heading } from '@contract/book/bookEntities';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { bookPath } from '../model/bookAddress';
import { HeadingRow } from './HeadingRow';
import { HeadingTitleDialog } from './HeadingTitleDialog';
import { useHeadingOrder } from './useHeadingOrder';
import './headingList.css';

type HeadingListProps = {
  viewerId: string;
  headings: readonly Heading[];
  /** The id of the heading that is shown; `none` or '' if it is not one of them. */
  current: string;
  /** How many passages are under no heading; undefined while that is not known. */
  loose: number | undefined;
  /** One of them was chosen. */
  onChoose?: () => void;
};

export const fixed = [
  { id: '', label: 'All passages' },
  { id: 'none', label: 'Under no heading' },
];

/** The headings of the book in their order. */
export function HeadingList(props: HeadingListProps) {
  const { viewerId, headings, current, loose, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const { move, message } = useHeadingOrder({ list, viewerId, headings });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <nav aria-label="Headings" className="grid content-start gap-3 self-start lg:sticky lg:top-20">
      <ul
        ref={list}
        className="heading-list max-h-[60dvh] overflow-y-auto lg:max-h-[calc(100dvh-12rem)]"
      >
        {fixed.map(({ id, label }) => (
          <li key={id} className="border-b" data-drop={id || undefined}>
            <Link
              to={bookPath({ heading: id })}
              onClick={onChoose}
              aria-current={current === id ? 'page' : undefined}
              className={classes(
                'touchable flex items-center justify-between gap-3 rounded-control px-2 hover:bg-sunken',
                current === id && 'font-semibold text-accent',
              )}
            >
              {label}
              {id === 'none' && loose !== undefined ? (
                <span className="text-sm text-quiet tabular-nums">{loose}</span>
              ) : null}
            </Link>
          </li>
        ))}
        {headings.map((heading) => (
          <HeadingRow
            key={heading._id}
            viewerId={viewerId}
            heading={heading}
            total={headings.length}
            isCurrent={current === heading._id}
            onChoose={onChoose}
            onMove={(position) => move(heading, position)}
          />
        ))}
      </ul>
      <p role="status" aria-label="Order of headings" className="sr-only">
        {message}
      </p>
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAdding(true)}>
        <Icon name="plus" />
        New heading
      </Button>
      {isAdding ? (
        <HeadingTitleDialog viewerId={viewerId} heading={null} onClose={() => setIsAdding(false)} />
      ) : null}
    </nav>
  );
}
