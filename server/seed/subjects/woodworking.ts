import type { Subject } from '../writing';
import { woodworkingArticles } from './woodworkingArticles';
import { woodworkingArticlesTwo } from './woodworkingArticlesTwo';
import { woodworkingNotes } from './woodworkingNotes';
import { woodworkingNotesTwo } from './woodworkingNotesTwo';

export const woodworking: Subject = {
  name: 'woodworking',
  articles: [...woodworkingArticles, ...woodworkingArticlesTwo],
  notes: [...woodworkingNotes, ...woodworkingNotesTwo],
};
