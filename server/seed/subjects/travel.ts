import type { Subject } from '../writing';
import { travelArticles } from './travelArticles';
import { travelArticlesTwo } from './travelArticlesTwo';
import { travelNotes } from './travelNotes';
import { travelNotesTwo } from './travelNotesTwo';

export const travel: Subject = {
  name: 'travel',
  articles: [...travelArticles, ...travelArticlesTwo],
  notes: [...travelNotes, ...travelNotesTwo],
};
