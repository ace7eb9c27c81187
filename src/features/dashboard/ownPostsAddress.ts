import { type PostOrder, postOrders } from '@contract/people/profileEntities';
import { pageOf } from '@/lib/pageNumber';

const states = ['all', 'active', 'inactive', 'scheduled'] as const;

/** Which of the user's posts are listed. */
export type PostState = (typeof states)[number];

const isPostState = (text: string | null): text is PostState =>
  states.some((state) => state === text);

export type OwnPostsSelection = {
  page: number;
  state: PostState;
  searchTerm: string;
  order: PostOrder;
};

/** What the address of the list of own posts selects. */
export function readOwnPostsAddress(params: URLSearchParams): OwnPostsSelection {
  const state = params.get('state');
  const order = postOrders.find((known) => known === params.get('order'));
  return {
    page: pageOf(params),
    state: isPostState(state) ? state : 'all',
    searchTerm: params.get('q') ?? '',
    order: order ?? 'newest',
  };
}

/** The search parameters of the first page of a selection. */
export function ownPostsParams({ state, searchTerm, order }: Omit<OwnPostsSelection, 'page'>) {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (searchTerm) params.set('q', searchTerm);
  if (order !== 'newest') params.set('order', order);
  return params;
}
