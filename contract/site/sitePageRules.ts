import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';
import { type Rule, required } from '../ruleParts';
import { builtInSlugs } from './sitePages';

export type SitePageForm = { title: string; slug: string };

const { pageTitle, pageSlug } = apiLimits;

/** The address that opens an empty form, and those of the pages that every site has. */
export const newPageSlug = 'new';
const reserved: readonly string[] = [...builtInSlugs, newPageSlug];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A title as an address: words of small letters and digits with hyphens between them. */
export const suggestSlug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, pageSlug)
    .replace(/-$/, '');

const titleRules: readonly Rule<SitePageForm>[] = [
  ...required<SitePageForm>('A page needs a title.', 'title'),
  {
    field: 'title',
    message: `The title is too long: ${groupDigits(pageTitle)} characters at most.`,
    holds: ({ title }) => title.trim().length <= pageTitle,
  },
];

const slugRules: readonly Rule<SitePageForm>[] = [
  ...required<SitePageForm>('A page needs an address.', 'slug'),
  {
    field: 'slug',
    message: 'Use small letters from a to z, digits and hyphens, for example code-of-conduct.',
    holds: ({ slug }) => slugPattern.test(slug.trim()),
  },
  {
    field: 'slug',
    message: `The address is too long: ${groupDigits(pageSlug)} characters at most.`,
    holds: ({ slug }) => slug.trim().length <= pageSlug,
  },
  {
    field: 'slug',
    message: 'This address is reserved. Choose another one.',
    holds: ({ slug }) => !reserved.includes(slug.trim()),
  },
];

/** The rules of a page; that of a built-in one has its address. */
export const sitePageRules = (hasFixedSlug: boolean) =>
  hasFixedSlug ? titleRules : [...titleRules, ...slugRules];
