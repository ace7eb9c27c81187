import type { Subject } from '../writing';
import { photographyArticles } from './photographyArticles';
import { photographyArticlesTwo } from './photographyArticlesTwo';
import { photographyNotes } from './photographyNotes';
import { photographyNotesTwo } from './photographyNotesTwo';

export const photography: Subject = {
  name: 'photography',
  articles: [...photographyArticles, ...photographyArticlesTwo],
  notes: [...photographyNotes, ...photographyNotesTwo],
};
