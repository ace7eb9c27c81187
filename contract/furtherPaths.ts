import { paths, pathTo } from './pages';

/** Addresses that most pages of visitors do without: they are apart, so that these don't load them. */

/** The home page of a member with the posts of followed ones, or with everybody's. */
export const homeFeedPath = (feed: 'following' | 'everybody') => `${paths.home}?feed=${feed}`;

/** A queue of the moderators; without a view, what was reported. */
export const moderationPath = (view: 'reported' | 'held' | 'restricted' | 'log') =>
  view === 'reported' ? paths.moderation : `${paths.moderation}?view=${view}`;

/** How often a post was read. */
export const postNumbersPath = (postId: string) =>
  `${paths.numbers}?post=${encodeURIComponent(postId)}`;

/** The passages of the own book whose words have changed. */
export const changedPassagesPath = `${paths.book}?show=changed`;

/** The daily review. */
export const reviewPath = `${paths.book}?view=review`;

/** The daily review at one of its passages, where the link only leads to the button with this action. */
export const reviewedPassagePath = (passageId: string, action: 'keep' | 'retire') =>
  `${reviewPath}&${new URLSearchParams({ passage: passageId, action })}`;

/** A public collection of a member’s book. */
export const publicBookPath = (username: string, slug: string) =>
  pathTo('publicBook', { username, slug });
