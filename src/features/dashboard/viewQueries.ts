import type { PageName } from '@contract/pages';
import { can, type Viewer } from '@contract/permissions';
import { pageOf } from '@/lib/pageNumber';
import type { RouteQuery } from '@/store/routeQuery';
import {
  chartsQuery,
  followersQuery,
  followingsQuery,
  lettersQuery,
  ownProfileQuery,
  usersQuery,
} from './dashboardQueries';
import { readUsersFilter } from './usersFilter';

type ViewArgs = { search: URLSearchParams; viewer: NonNullable<Viewer> };
type ViewQueries = (args: ViewArgs) => readonly RouteQuery<unknown>[];

/** The data that the views of the dashboard need, for the loaders of their routes. */
export const viewQueries: Partial<Record<PageName, ViewQueries>> = {
  dashboard: ({ viewer: { id: viewerId } }) => [
    ownProfileQuery({ viewerId }),
    chartsQuery({ viewerId }),
  ],
  users: ({ search, viewer }) => {
    if (!can(viewer, 'list users')) return [];
    const searchTerm = search.get('q') ?? '';
    const filter = readUsersFilter(search);
    return [usersQuery({ viewerId: viewer.id, page: pageOf(search), searchTerm, ...filter })];
  },
  letters: ({ search, viewer }) =>
    can(viewer, 'list letters')
      ? [lettersQuery({ viewerId: viewer.id, page: pageOf(search) })]
      : [],
  followers: ({ search, viewer: { id: viewerId } }) => [
    followersQuery({ viewerId, page: pageOf(search) }),
  ],
  followings: ({ search, viewer: { id: viewerId } }) => [
    followingsQuery({ viewerId, page: pageOf(search) }),
  ],
  ownProfile: ({ viewer: { id: viewerId } }) => [ownProfileQuery({ viewerId })],
};
