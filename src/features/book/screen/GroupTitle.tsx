import { longDate } from '@/lib/dates';
import type { PassageGroup } from '../arranging/groupPassages';
import type { BookOrder } from '../model/bookAddress';
import { Source } from './PassageMeta';

type GroupTitleProps = { group: PassageGroup; order: Exclude<BookOrder, 'newest'> };

/** Says what the passages of a group have in common. */
export function GroupTitle({ group, order }: GroupTitleProps) {
  const [first] = group.passages;
  return (
    <h3 className="pb-2 font-sans text-[0.95rem] font-medium wrap-anywhere">
      {order === 'day' ? longDate(first.createdAt) : <Source passage={first} />}
    </h3>
  );
}
