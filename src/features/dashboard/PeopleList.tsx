import type { ReactNode } from 'react';
import { shortDate } from '@/lib/dates';
import { type PagedQuery, usePagedQuery } from '@/store/usePagedQuery';
import type { IconName } from '@/ui/Icon';
import { PagedView } from '@/ui/PagedView';
import type { PeoplePage } from './dashboardQueries';
import { PersonCard, PersonList } from './PersonCard';

type PeopleListProps = {
  label: string;
  /** The picture of an empty list. */
  icon: IconName;
  empty: string;
  /** What to do about an empty list. */
  next: ReactNode;
  query: PagedQuery<PeoplePage>;
};

/** A page of followers or followed authors. */
export function PeopleList({ label, icon, empty, next, query }: PeopleListProps) {
  return (
    <PagedView
      {...usePagedQuery(query)}
      skeleton="person"
      rowsOf={({ people }) => people}
      icon={icon}
      empty={
        <>
          <p>{empty}</p>
          {next}
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
