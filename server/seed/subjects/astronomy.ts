import type { Subject } from '../writing';
import { astronomyArticles } from './astronomyArticles';
import { astronomyArticlesThree } from './astronomyArticlesThree';
import { astronomyArticlesTwo } from './astronomyArticlesTwo';
import { astronomyNotes } from './astronomyNotes';
import { astronomyNotesTwo } from './astronomyNotesTwo';

export const astronomy: Subject = {
  name: 'astronomy',
  articles: [...astronomyArticles, ...astronomyArticlesTwo, ...astronomyArticlesThree],
  notes: [...astronomyNotes, ...astronomyNotesTwo],
};
