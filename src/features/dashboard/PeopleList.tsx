import type { FollowCard } from '@contract/entities';
import { shortDate } from '@/lib/dates';
import { usePageNumber } from '@/lib/usePageNumber';
import { Pagination } from '@/ui/Pagination';
import { EmptyState } from '@/ui/states';
import { PersonBones } from './CardBones';
import { PersonCard, PersonList } from './PersonCard';
import type { Loaded } from './useLoadable';
import { WhenLoaded } from './WhenLoaded';

type PeopleListProps = {
  label: string;
  empty: string;
  failure: string;
  loaded: Loaded<{ people: FollowCard[]; areMore: boolean }>;
};

/** Followers, or the authors somebody follows. */
export function PeopleList({ label, empty, failure, loaded }: PeopleListProps) {
  const [page, setPage] = usePageNumber();
  return (
    <WhenLoaded loaded={loaded} failure={failure} skeleton={<PersonBones />}>
      {({ people, areMore }) => (
        <>
          {people.length > 0 ? (
            <PersonList label={label}>
              {people.map(({ _id, username, fullName, avatar, createdAt }) => (
                <PersonCard key={_id} username={username} name={fullName} avatar={avatar}>
                  {`Followed : ${shortDate(createdAt)}`}
                </PersonCard>
              ))}
            </PersonList>
          ) : (
            <EmptyState>
              <p>{empty}</p>
            </EmptyState>
          )}
          {page > 0 || areMore ? (
            <Pagination page={page} areMore={areMore} onPage={setPage} />
          ) : null}
        </>
      )}
    </WhenLoaded>
  );
}
