import { shortDate } from '@/lib/calendar';
import { type PagedQuery, usePagedQuery } from '@/store/usePagedQuery';
import type { IconName } from '@/ui/Icon';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import type { PeoplePage } from './dashboardQueries';
import { PersonCard, PersonList } from './PersonCard';

type PeopleListProps = {
  label: string;
  /** The picture of an empty list. */
  icon: IconName;
  empty: string;
  /** What to do about an empty list: in words, and where. */
  hint: string;
  to: string;
  next: string;
  query: PagedQuery<PeoplePage>;
};

/** A page of followers or followed authors. */
export function PeopleList({ label, icon, empty, query, hint, ...way }: PeopleListProps) {
  return (
    <PagedView
      {...usePagedQuery(query)}
      skeleton="person"
      rowsOf={({ people }) => people}
      icon={icon}
      empty={
        <>
          <p>{empty}</p>
          <NothingYet {...way}>{hint}</NothingYet>
        </>
      }
    >
      {({ people }) => (
        <PersonList label={label}>
          {people.map(({ _id, username, fullName, avatar, createdAt, isBlocked }) => (
            <PersonCard
              key={_id}
              username={username}
              name={fullName}
              avatar={avatar}
              isBlocked={isBlocked}
            >
              {`Followed : ${shortDate(createdAt)}`}
            </PersonCard>
          ))}
        </PersonList>
      )}
    </PagedView>
  );
}
