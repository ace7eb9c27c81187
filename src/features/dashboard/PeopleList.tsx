import type { ReactNode } from 'react';
import { shortDate } from '@/lib/dates';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import type { RouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import type { IconName } from '@/ui/Icon';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import type { PeoplePage } from './dashboardSlice';
import { PersonCard, PersonList } from './PersonCard';

type PeopleListProps = {
  label: string;
  /** The picture of an empty list. */
  icon: IconName;
  empty: string;
  /** What to do about an empty list. */
  next: ReactNode;
  failure: string;
  loaded: RouteData<PeoplePage>;
};

/** A page of followers or followed authors. */
export function PeopleList({ label, icon, empty, next, failure, loaded }: PeopleListProps) {
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
            <EmptyList icon={icon} page={page} onPage={setPage}>
              <p>{empty}</p>
              {next}
            </EmptyList>
          )}
          <Pagination page={page} count={people.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}
