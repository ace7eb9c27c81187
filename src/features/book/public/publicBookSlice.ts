import type { PublicHeading, PublicPassage } from '@contract/bookEntities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import * as books from '@/api/books';
import { type Cache, createCacheReducer, entryOf } from '@/store/cache';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';

type PublicBook = { heading: PublicHeading; passages: PublicPassage[]; areMore: boolean };
type PublicBookState = { pages: Cache<PublicBook> };

declare module '@/store/appTypes' {
  interface LazySlices {
    publicBook: PublicBookState;
  }
}

/** `page` counts from 0. */
type BookPage = { username: string; slug: string; page: number };

const keyOf = ({ username, slug, page }: BookPage) => `${username}/${slug}/${page}`;

/** The page says why it failed. */
const fetchPublicBook = createAppAsyncThunk(
  'publicBook/fetch',
  ({ page, ...name }: BookPage, { request }) =>
    books.readBook({ ...name, skip: page * limits.pageSize }, request),
  { toasts: { isSilent: true } },
);

const reducePages = createCacheReducer({
  thunk: fetchPublicBook,
  keyOf,
  dataOf: ({ heading, passages, areMore }): PublicBook => ({ heading, passages, areMore }),
  limit: limits.cache.publicBooks,
  dropsRefused: true,
});

const initialState: PublicBookState = { pages: [] };

const publicBookSlice = createSlice({
  name: 'publicBook',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(fetchPublicBook), (state, action) => {
      state.pages = reducePages(state.pages, action);
    });
  },
});

const { selectSlice } = publicBookSlice.injectInto(rootReducer);

/** A page of a public heading. */
export const publicBookQuery = (wanted: BookPage): RouteQuery<PublicBook> => ({
  key: `publicBook/${keyOf(wanted)}`,
  fetch: () => fetchPublicBook(wanted),
  select: (state) => entryOf(selectSlice(state).pages, keyOf(wanted)),
});
