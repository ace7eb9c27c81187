import type { Subject } from '../writing';
import { historyArticles } from './historyArticles';
import { historyArticlesTwo } from './historyArticlesTwo';
import { historyNotes } from './historyNotes';
import { historyNotesTwo } from './historyNotesTwo';

export const history: Subject = {
  name: 'history',
  articles: [...historyArticles, ...historyArticlesTwo],
  notes: [...historyNotes, ...historyNotesTwo],
};
