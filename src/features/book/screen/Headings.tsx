import type { Heading } from '@contract/book/bookEntities';
import { useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { selectLoose } from '../model/bookQueries';
import { fixed, HeadingList } from './HeadingList';

/** A window in which the headings have no place beside the passages. */
export const narrowBook = '(width < 64rem)';

type HeadingsProps = { viewerId: string; headings: readonly Heading[]; current: string };
type ShownHeadings = HeadingsProps & { loose: number | undefined };

/** The headings behind one button, so that the words are what a small screen shows. */
function HeadingsButton(props: ShownHeadings) {
  const { headings, current } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const heading = headings.find(({ _id: id }) => id === current);
  const name = heading?.title ?? fixed.find(({ id }) => id === current)?.label ?? '';
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="w-full justify-between!"
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0 truncate">
          <span className="sr-only">Headings:</span> <bdi>{name}</bdi>
        </span>
        <Icon name="down" />
      </Button>
      <Dialog title="Headings" isOpen={isOpen} onClose={close}>
        <HeadingList {...props} onChoose={close} />
      </Dialog>
    </>
  );
}

/** The headings of the book: beside its passages, or above them on a small screen. */
export function Headings(props: HeadingsProps) {
  const isNarrow = useMediaQuery(narrowBook);
  const loose = useAppSelector(selectLoose(props.viewerId));
  return isNarrow ? (
    <HeadingsButton {...props} loose={loose} />
  ) : (
    <HeadingList {...props} loose={loose} />
  );
}
