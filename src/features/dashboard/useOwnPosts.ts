import type { PostCard } from '@contract/entities';
import type { PostOrder } from '@contract/people/profileEntities';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { deletePost } from '@/store/posts/writingThunks';
import { reloadQuery } from '@/store/routeQuery';
import { useRouteData } from '@/store/useRouteData';
import { ownPostsQuery } from './dashboardQueries';
import { type OwnPostsSelection, ownPostsParams, readOwnPostsAddress } from './ownPostsAddress';

/** Whether the page has changed since the view was opened, or since another state or title was selected. */
function useIsOtherPage({ page, state, searchTerm, order }: OwnPostsSelection) {
  const list = `${state}/${order}/${searchTerm}`;
  const [seen, setSeen] = useState({ list, page, isOtherPage: false });
  if (seen.list !== list) setSeen({ list, page, isOtherPage: false });
  else if (seen.page !== page) setSeen({ list, page, isOtherPage: true });
  return seen.list === list && (seen.isOtherPage || seen.page !== page);
}

/** The own posts that the address selects. */
export function useOwnPosts() {
  const dispatch = useAppDispatch();
  const [, setPage] = usePageNumber();
  const [params, setParams] = useSearchParams();
  const selection = readOwnPostsAddress(params);
  const { page, state, searchTerm, order } = selection;
  const isOtherPage = useIsOtherPage(selection);
  const arg = { viewerId: useViewer()?.id ?? '', ...selection };
  const loaded = useRouteData(ownPostsQuery(arg, { isOtherPage }));
  const isFiltered = state !== 'all' || searchTerm !== '';

  async function remove({ _id: id, author }: PostCard) {
    const outcome = await dispatch(deletePost({ id, authorId: author._id }));
    if (!deletePost.fulfilled.match(outcome)) return;
    if (page > 0 && loaded.data?.ids.length === 1) setPage(page - 1);
    else dispatch(reloadQuery(ownPostsQuery(arg)));
  }

  return {
    selection,
    loaded,
    hasNone: loaded.data?.ids.length === 0 && page === 0 && !isFiltered,
    search: (term: string) => setParams(ownPostsParams({ state, order, searchTerm: term })),
    arrange: (next: PostOrder) => setParams(ownPostsParams({ state, order: next, searchTerm })),
    setPage,
    remove,
  };
}
