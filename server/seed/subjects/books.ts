import type { Subject } from '../writing';
import { booksArticles } from './booksArticles';
import { booksArticlesTwo } from './booksArticlesTwo';
import { booksNotes } from './booksNotes';
import { booksNotesTwo } from './booksNotesTwo';

export const books: Subject = {
  name: 'books',
  articles: [...booksArticles, ...booksArticlesTwo],
  notes: [...booksNotes, ...booksNotesTwo],
};
