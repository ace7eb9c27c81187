import { counted } from '@/lib/counted';
import { notify } from '@/lib/notify';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { headingsQuery, passagesQuery } from '../model/bookQueries';
import { exportBook } from '../model/bookThunks';

const everything = {
  headingId: '',
  searchTerm: '',
  kind: '',
  order: 'newest',
  page: 0,
} as const;

/** Returns a function that saves the book as a file and says how much is in it, as far as the page knows. */
export function useExport(viewerId: string) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();

  return async function saveBook() {
    const outcome = await dispatch(exportBook());
    if (!exportBook.fulfilled.match(outcome)) return;
    const passages = passagesQuery({ viewerId, ...everything }).select(getState())?.data?.count;
    const headings = headingsQuery({ viewerId }).select(getState())?.data?.length;
    const figures = [
      ...(passages === undefined ? [] : [counted(passages, 'passage')]),
      ...(headings === undefined ? [] : [counted(headings, 'heading')]),
    ].join(', ');
    notify.success(figures === '' ? 'book.zip saved' : `book.zip saved: ${figures}`);
  };
}
