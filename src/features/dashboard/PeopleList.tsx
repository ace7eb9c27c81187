import type { ReactNode } from 'react';
import { shortDate } from '@/lib/dates';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import type { RouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import type { PeoplePage } from './dashboardSlice';
import { PersonCard, PersonList } from './PersonCard';

type PeopleListProps = {
  label: string;
  empty: string;
  /** What to do about an empty list. */
  next: ReactNode;
  failure: string;
  loaded: RouteData<PeoplePage>;
};

/** A page of followers or followed authors. */
export function PeopleList({ label, empty, next, failure, loaded }: PeopleListProps) {
  const [page, setPage] = usePageNumber();
  return (
    <WhenLoaded loaded={loaded} failure={failure} skeleton={<CardSkeletons kind="person" />}>
      {({ people, areMore }) => (
        <>
          {people.length > 0 ? (
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
          ) : (
            <EmptyState>
              <p>{page > 0 ? emptyPageText : empty}</p>
              {page > 0 ? null : next}
            </EmptyState>
          )}
          <Pagination page={page} count={people.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}
