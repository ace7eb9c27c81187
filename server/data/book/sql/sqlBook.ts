import type { BookData } from '../bookPort';
import { createSqlHeadings } from './sqlHeadings';
import { createSqlPassages } from './sqlPassages';
import { createSqlPublicBooks } from './sqlPublicBooks';
import type { SqlStore } from '../../postgres/queries/sqlStore';

/** Members' books. */
export const createSqlBook = (store: SqlStore): BookData => ({
  ...createSqlPassages(store),
  ...createSqlHeadings(store),
  ...createSqlPublicBooks(store),
});
