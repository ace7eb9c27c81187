import { paths } from '../pages';

/** The comments under own posts, or those that the member wrote. */
export const commentsPath = (view: 'waiting' | 'all' | 'unanswered' | 'own') =>
  view === 'all' ? paths.comments : `${paths.comments}?view=${view}`;
