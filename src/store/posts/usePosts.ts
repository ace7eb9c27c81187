import { shallowEqual } from 'react-redux';
import type { RootState } from '../appTypes';
import { useAppSelector } from '../hooks';
import { selectPostCards } from './postCardsSlice';

/** The cards of a list, without the deleted ones. */
export function selectPosts(state: RootState, ids: readonly string[]) {
  const { entities } = selectPostCards(state);
  return ids.flatMap((id) => entities[id] ?? []);
}

/** The cards of a public list, without unpublished posts and those of blocked authors. */
export function selectPublicPosts(state: RootState, ids: readonly string[]) {
  const { blockedAuthorIds } = selectPostCards(state);
  return selectPosts(state, ids).filter(
    ({ isPublished, author }) => isPublished && !blockedAuthorIds.includes(author._id),
  );
}

export function usePosts(ids: readonly string[]) {
  return useAppSelector((state) => selectPosts(state, ids), shallowEqual);
}

export function usePublicPosts(ids: readonly string[]) {
  return useAppSelector((state) => selectPublicPosts(state, ids), shallowEqual);
}
