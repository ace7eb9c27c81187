import type { Subject } from '../writing';
import { cookingArticles } from './cookingArticles';
import { cookingArticlesTwo } from './cookingArticlesTwo';
import { cookingNotes } from './cookingNotes';
import { cookingNotesTwo } from './cookingNotesTwo';

export const cooking: Subject = {
  name: 'cooking',
  articles: [...cookingArticles, ...cookingArticlesTwo],
  notes: [...cookingNotes, ...cookingNotesTwo],
};
