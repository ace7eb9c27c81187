import type { Restriction } from '@contract/site/siteEntities';
import { describeRestriction } from '@/lib/describeRestriction';
import { useAppDispatch } from '@/store/hooks';
import { liftRestriction } from '@/store/restrictionThunks';
import { Button } from '@/ui/Button';

type RestrictionListProps = {
  id: string;
  restrictions: readonly Restriction[];
  onLifted: () => void;
};

/** What an account may not write, or might not in the past. */
export function RestrictionList({ id, restrictions, onLifted }: RestrictionListProps) {
  const dispatch = useAppDispatch();

  async function lift(restrictionId: string) {
    const outcome = await dispatch(liftRestriction({ id, restrictionId }));
    if (liftRestriction.fulfilled.match(outcome)) onLifted();
  }

  if (restrictions.length === 0) return null;
  return (
    <ul aria-label="Restrictions" className="divide-y border-y">
      {restrictions.map((restriction) => (
        <li
          key={restriction._id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p>{describeRestriction(restriction)}</p>
            <p dir="auto" className="wrap-anywhere text-sm text-quiet">
              {restriction.reason}
            </p>
          </div>
          <Button variant="secondary" onClick={() => void lift(restriction._id)}>
            Lift
          </Button>
        </li>
      ))}
    </ul>
  );
}
