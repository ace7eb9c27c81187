import type { Subject } from '../writing';
import { musicArticles } from './musicArticles';
import { musicArticlesTwo } from './musicArticlesTwo';
import { musicNotes } from './musicNotes';
import { musicNotesTwo } from './musicNotesTwo';

export const music: Subject = {
  name: 'music',
  articles: [...musicArticles, ...musicArticlesTwo],
  notes: [...musicNotes, ...musicNotesTwo],
};
