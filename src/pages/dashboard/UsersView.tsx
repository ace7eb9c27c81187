import { groupDigits } from '@contract/groupDigits';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usersQuery } from '@/features/dashboard/dashboardQueries';
import { ListCount, matchUnits } from '@/features/dashboard/ListCount';
import { UserCards } from '@/features/dashboard/UserCards';
import { UsersFilterBar } from '@/features/dashboard/UsersFilterBar';
import { definedFilter, readUsersFilter, type UsersFilter } from '@/features/dashboard/usersFilter';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { attemptedState } from '@/store/session/attempted';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { PagedView } from '@/ui/PagedView';
import { SearchBox } from '@/ui/SearchBox';

function AllUsers() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('q') ?? '';
  const filter = readUsersFilter(search);
  const isFiltered = searchTerm !== '' || filter.role !== '' || filter.state !== '';
  const loaded = useRouteData(usersQuery({ viewerId, page: pages[0], searchTerm, ...filter }));
  const count = loaded.data?.count;
  // From the first page again.
  const select = (term: string, chosen: UsersFilter) =>
    setSearch({ ...(term ? { q: term } : {}), ...definedFilter(chosen) });

  return (
    <ViewFrame
      title="All Users"
      description="Everybody who has an account here."
      aside={
        isFiltered ? (
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
        onSearch={(term) => select(term, filter)}
      />
      <UsersFilterBar filter={filter} onChange={(chosen) => select(searchTerm, chosen)} />
      <PagedView
        loaded={loaded}
        failure={usersQuery.failure}
        skeleton="person"
        rowsOf={({ data }) => data}
        pages={pages}
        icon="users"
        empty={
          <>
            <p>No Users Found</p>
            {isFiltered ? (
              <Link to={paths.users} className={buttonClasses('secondary')}>
                Show all users
              </Link>
            ) : null}
          </>
        }
      >
        {({ data }) => <UserCards users={data} />}
      </PagedView>
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
