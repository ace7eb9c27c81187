import { paths } from '@contract/pages';
import type { UserCard } from '@contract/people/profileEntities';
import { can } from '@contract/permissions';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usersQuery } from '@/features/dashboard/dashboardQueries';
import { UserCount } from '@/features/dashboard/ListCount';
import { UserCards } from '@/features/dashboard/UserCards';
import { UsersFilterBar } from '@/features/dashboard/UsersFilterBar';
import { readUsersFilter, usersParams } from '@/features/dashboard/usersFilter';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePending } from '@/features/moderation/usePending';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { approveAccount } from '@/store/posts/approveAccount';
import { attemptedState } from '@/store/session/signInState';
import { useRouteData } from '@/store/useRouteData';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { Redirect } from '@/ui/Redirect';
import { SearchBox } from '@/ui/SearchBox';

function AllUsers() {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('q') ?? '';
  const filter = readUsersFilter(search);
  const isFiltered = searchTerm !== '' || filter.role !== '' || filter.state !== '';
  const loaded = useRouteData(usersQuery({ viewerId, page: pages[0], searchTerm, ...filter }));
  const pending = usePending();
  async function approve({ _id: id }: UserCard) {
    const outcome = await dispatch(approveAccount({ id }));
    if (!approveAccount.fulfilled.match(outcome)) return;
    loaded.reload();
    pending.reload();
  }

  return (
    <ViewFrame
      title="All Users"
      description="Everybody who has an account here."
      aside={<UserCount count={loaded.data?.count} isFiltered={isFiltered} />}
    >
      <SearchBox
        placeholder="A name, username or e-mail address"
        term={searchTerm}
        onSearch={(term) => setSearch(usersParams(term, filter))}
      />
      <UsersFilterBar
        filter={filter}
        onChange={(chosen) => setSearch(usersParams(searchTerm, chosen))}
      />
      <PagedView
        loaded={loaded}
        failure={usersQuery.failure}
        skeleton="person"
        rowsOf={({ data }) => data}
        pages={pages}
        icon="users"
        empty={
          isFiltered ? (
            <NothingYet to={paths.users} next="Show all users">
              No Users Found
            </NothingYet>
          ) : (
            <p>No Users Found</p>
          )
        }
      >
        {({ data }) => <UserCards users={data} onApprove={approve} />}
      </PagedView>
    </ViewFrame>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function UsersView() {
  const location = useLocation();
  if (!can(useViewer(), 'list users'))
    return <Redirect to={paths.denied} state={attemptedState(location)} />;
  return <AllUsers />;
}
