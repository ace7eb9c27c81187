import type { Store } from '../../memory/tables/store';
import type { BookData } from '../bookPort';
import { createMemoryHeadings } from './memoryHeadings';
import { createMemoryPassages } from './memoryPassages';
import { createMemoryPublicBooks } from './memoryPublicBooks';

export const createMemoryBook = (store: Store): BookData => ({
  ...createMemoryPassages(store),
  ...createMemoryHeadings(store),
  ...createMemoryPublicBooks(store),
});
