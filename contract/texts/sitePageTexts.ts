import { apiLimits } from '../apiLimits';

/** Texts about the pages of the site. A failure text is shown only if the API sends no message. */
export const sitePageTexts = {
  fetched: 'Pages fetched successfully',
  loadFailed: 'The pages could not be loaded.',
  pageLoadFailed: 'The page could not be loaded.',
  saved: 'The page is saved.',
  saveFailed: 'The page could not be saved.',
  removed: 'The page is deleted.',
  removeFailed: 'The page could not be deleted.',
  notFound: 'This page does not exist.',
  isGone: 'Someone else has deleted this page.',
  isTaken: 'Another page has this address.',
  isFull: `A site can have ${apiLimits.pages} pages of its own. Delete one first.`,
  isStale:
    'Someone else has changed this page. Your text is still here: look at theirs, then save again to replace it.',
  textMissing: 'Write a text, or save the page without publishing it.',
} as const;
