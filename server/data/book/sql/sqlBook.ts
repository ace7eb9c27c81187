import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { BookData } from '../bookPort';
import { createSqlHeadings } from './sqlHeadings';
import { createSqlPassages } from './sqlPassages';
import { createSqlPublicBooks } from './sqlPublicBooks';

/** Members' books. */
export const createSqlBook = (store: SqlStore): BookData => ({
  ...createSqlPassages(store),
  ...createSqlHeadings(store),
  ...createSqlPublicBooks(store),
});
