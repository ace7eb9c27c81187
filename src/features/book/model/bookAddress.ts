import { type PassageKind, passageKind } from '@contract/book/bookEntities';
import { paths } from '@contract/pages';
import * as v from 'valibot';
import { pageOf } from '@/lib/pageNumber';

/** `post`: grouped by post or source; `day`: the newest first, grouped by day. */
export const bookOrder = v.picklist(['newest', 'post', 'day']);
export type BookOrder = v.InferOutput<typeof bookOrder>;

/** Which part of the book an address shows. */
export type BookAddress = {
  /** The id of a heading; `none`: passages under no heading; '' all. */
  heading: string;
  q: string;
  show: PassageKind | '';
  order: BookOrder;
  view: 'passages' | 'index';
  page: number;
};

export function readBookAddress(params: URLSearchParams): BookAddress {
  // Older letters link to `state=changed`.
  const kind = v.safeParse(passageKind, params.get('show') ?? params.get('state'));
  const order = v.safeParse(bookOrder, params.get('order'));
  return {
    heading: params.get('heading') ?? '',
    q: (params.get('q') ?? '').trim(),
    show: kind.success ? kind.output : '',
    order: order.success ? order.output : 'newest',
    view: params.get('view') === 'index' ? 'index' : 'passages',
    page: pageOf(params),
  };
}

/** The address of a part of the book; what isn't named is not filtered. */
export function bookPath(part: Partial<Omit<BookAddress, 'page'>>) {
  const params = new URLSearchParams();
  if (part.view === 'index') params.set('view', 'index');
  for (const name of ['heading', 'q', 'show'] as const) {
    const value = part[name];
    if (value) params.set(name, value);
  }
  if (part.order && part.order !== 'newest') params.set('order', part.order);
  return params.size > 0 ? `${paths.book}?${params}` : paths.book;
}
