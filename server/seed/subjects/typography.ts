import type { Subject } from '../writing';
import { typographyArticles } from './typographyArticles';
import { typographyArticlesThree } from './typographyArticlesThree';
import { typographyArticlesTwo } from './typographyArticlesTwo';
import { typographyNotes } from './typographyNotes';
import { typographyNotesTwo } from './typographyNotesTwo';

export const typography: Subject = {
  name: 'typography',
  articles: [...typographyArticles, ...typographyArticlesTwo, ...typographyArticlesThree],
  notes: [...typographyNotes, ...typographyNotesTwo],
};
