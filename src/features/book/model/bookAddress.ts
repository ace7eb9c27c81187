import { passageState } from '@contract/book/bookEntities';
import { paths } from '@contract/pages';
import * as v from 'valibot';
import { pageOf } from '@/lib/pageNumber';

/** Which part of the book an address shows. */
export type BookAddress = {
  /** The id of a heading; `none`: passages under no heading; '' all. */
  heading: string;
  q: string;
  state: v.InferOutput<typeof passageState> | '';
  view: 'passages' | 'index';
  page: number;
};

export function readBookAddress(params: URLSearchParams): BookAddress {
  const state = v.safeParse(passageState, params.get('state'));
  return {
    heading: params.get('heading') ?? '',
    q: (params.get('q') ?? '').trim(),
    state: state.success ? state.output : '',
    view: params.get('view') === 'index' ? 'index' : 'passages',
    page: pageOf(params),
  };
}

/** The address of a part of the book; what isn't named is not filtered. */
export function bookPath(part: Partial<Omit<BookAddress, 'page'>>) {
  const params = new URLSearchParams();
  if (part.view === 'index') params.set('view', 'index');
  for (const name of ['heading', 'q', 'state'] as const) {
    const value = part[name];
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `${paths.book}?${params}` : paths.book;
}
