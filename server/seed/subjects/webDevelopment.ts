import type { Subject } from '../writing';
import { webDevelopmentArticles } from './webDevelopmentArticles';
import { webDevelopmentArticlesThree } from './webDevelopmentArticlesThree';
import { webDevelopmentArticlesTwo } from './webDevelopmentArticlesTwo';
import { webDevelopmentNotes } from './webDevelopmentNotes';
import { webDevelopmentNotesTwo } from './webDevelopmentNotesTwo';

export const webDevelopment: Subject = {
  name: 'web-development',
  articles: [
    ...webDevelopmentArticles,
    ...webDevelopmentArticlesTwo,
    ...webDevelopmentArticlesThree,
  ],
  notes: [...webDevelopmentNotes, ...webDevelopmentNotesTwo],
};
