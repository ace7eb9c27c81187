import { pageOf } from '@/lib/pageNumber';

const states = ['all', 'active', 'inactive'] as const;

/** Which of the user's posts are listed. */
export type PostState = (typeof states)[number];

const isPostState = (text: string | null): text is PostState =>
  states.some((state) => state === text);

export type OwnPostsSelection = { page: number; state: PostState; searchTerm: string };

/** What the address of the list of own posts selects. */
export function readOwnPostsAddress(params: URLSearchParams): OwnPostsSelection {
  const state = params.get('state');
  return {
    page: pageOf(params),
    state: isPostState(state) ? state : 'all',
    searchTerm: params.get('q') ?? '',
  };
}

/** The search parameters of the first page of a selection. */
export function ownPostsParams({ state, searchTerm }: Omit<OwnPostsSelection, 'page'>) {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (searchTerm) params.set('q', searchTerm);
  return params;
}
