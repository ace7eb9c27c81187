import type { ReactNode } from 'react';
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
  renderAction?: (person: PeoplePage['people'][number]) => ReactNode;
};

/** A page of followers or followed authors. */
export function PeopleList(props: PeopleListProps) {
  const { label, icon, empty, query, hint, renderAction, ...way } = props;
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
          {people.map((person) => (
            <PersonCard
              key={person._id}
              username={person.username}
              name={person.fullName}
              avatar={person.avatar}
              isBlocked={person.isBlocked}
              action={renderAction?.(person)}
            >
              {`Followed : ${shortDate(person.createdAt)}`}
            </PersonCard>
          ))}
        </PersonList>
      )}
    </PagedView>
  );
}
