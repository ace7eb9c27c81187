import type { Subject } from '../writing';
import { runningArticles } from './runningArticles';
import { runningArticlesTwo } from './runningArticlesTwo';
import { runningNotes } from './runningNotes';
import { runningNotesTwo } from './runningNotesTwo';

export const running: Subject = {
  name: 'running',
  articles: [...runningArticles, ...runningArticlesTwo],
  notes: [...runningNotes, ...runningNotesTwo],
};
