import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { sitePage, sitePageEntry } from '../site/sitePages';
import { answer, done, flag, revisionNumber, text, textUpTo } from './shapes';

const pageAnswer = answer({ page: sitePage });

/** The pages that administrators have written, also those that are not published. */
export const listSitePages = endpoint({
  method: 'GET',
  path: '/site/pages',
  needsSession: true,
  answer: answer({ pages: listOf(sitePageEntry) }),
});

/**
 * A page with its text: 404 if it isn't published, except for administrators. With `isBuiltIn`, the own text of a built-in
 * page; null if there is none.
 */
export const readSitePage = endpoint({
  method: 'GET',
  path: '/site/pages/:slug',
  query: v.object({ isBuiltIn: v.optional(flag, false) }),
  answer: answer({ page: v.nullable(sitePage) }),
});

const pageFields = {
  slug: text,
  title: text,
  content: textUpTo(2 * limits.documentBytes),
  isPublished: v.optional(flag, false),
};

export const createSitePage = endpoint({
  method: 'POST',
  path: '/site/pages',
  needsSession: true,
  creates: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object(pageFields),
  answer: pageAnswer,
});

/** 409 with the present page if `version` is not the present one. */
export const updateSitePage = endpoint({
  method: 'PATCH',
  path: '/site/pages/:id',
  needsSession: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object({ version: revisionNumber, ...pageFields }),
  answer: pageAnswer,
});

export const removeSitePage = endpoint({
  method: 'DELETE',
  path: '/site/pages/:id',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});
