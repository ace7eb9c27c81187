import type { RestrictedPerson } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { describeRestriction } from '@/lib/describeRestriction';
import { Moment } from '@/ui/Moment';
import { ListKeysHint } from './ListKeysHint';
import { useListKeys } from './useListKeys';

/** Who is restricted now, from what and why. Restrictions are lifted on the profile. */
export function RestrictedList({ people }: { people: readonly RestrictedPerson[] }) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <>
      <ListKeysHint />
      <ul ref={list} aria-label="Restricted people" className="divide-y">
        {people.map(({ person, ...restriction }) => (
          <li key={restriction._id} data-item tabIndex={-1} className="grid gap-1 py-4">
            <p className="text-lg">
              <Link dir="auto" to={profilePath(person.username)} className="text-link">
                {person.fullName}
              </Link>
            </p>
            <p className="text-sm text-quiet">
              {describeRestriction(restriction)} · Since <Moment at={restriction.createdAt} />
            </p>
            <p dir="auto" className="wrap-anywhere border-s-2 ps-3 text-quiet">
              {restriction.reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
