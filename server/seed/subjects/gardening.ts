import type { Subject } from '../writing';
import { gardeningArticles } from './gardeningArticles';
import { gardeningArticlesTwo } from './gardeningArticlesTwo';
import { gardeningNotes } from './gardeningNotes';
import { gardeningNotesTwo } from './gardeningNotesTwo';

export const gardening: Subject = {
  name: 'gardening',
  articles: [...gardeningArticles, ...gardeningArticlesTwo],
  notes: [...gardeningNotes, ...gardeningNotesTwo],
};
