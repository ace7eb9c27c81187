import { groupDigits } from '@contract/groupDigits';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usersQuery } from '@/features/dashboard/dashboardQueries';
import { ListCount, matchUnits } from '@/features/dashboard/ListCount';
import { UserCards } from '@/features/dashboard/UserCards';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { WhenLoaded } from '@/ui/WhenLoaded';

function AllUsers() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('q') ?? '';
  const loaded = useRouteData(usersQuery({ viewerId, page, searchTerm }));
  const count = loaded.data?.count;
  return (
    <ViewFrame
      title="All Users"
      description="Everybody who has an account here."
      aside={
        searchTerm ? (
          <ListCount count={count} units={matchUnits} />
        ) : (
          <p className="text-quiet tabular-nums" aria-live="polite">
            {count === undefined ? '' : `Total users: ${groupDigits(count)}`}
          </p>
        )
      }
    >
      <SearchBox
        placeholder="A name, username or e-mail address"
        term={searchTerm}
        onSearch={(term) => setSearch(term ? { q: term } : {})}
      />
      <WhenLoaded
        loaded={loaded}
        failure={accountTexts.usersFailed}
        skeleton={<CardSkeletons kind="person" />}
      >
        {({ users, areMore }) => (
          <>
            {users.length > 0 ? (
              <UserCards users={users} />
            ) : (
              <EmptyState icon="users">
                <p>No Users Found</p>
                {searchTerm || page > 0 ? (
                  <Link to={paths.users} className={buttonClasses('secondary')}>
                    Show all users
                  </Link>
                ) : null}
              </EmptyState>
            )}
            <Pagination page={page} count={users.length} areMore={areMore} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function UsersView() {
  const location = useLocation();
  const isAllowed = useAppSelector((state) => can(selectViewer(state), 'list users'));
  if (!isAllowed) return <Navigate to={paths.denied} state={attemptedState(location)} replace />;
  return <AllUsers />;
}
