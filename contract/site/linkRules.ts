import { apiLimits } from '../apiLimits';
import type { Rule } from '../ruleParts';
import type { SiteLink } from './publicSite';

export type LinksForm = { navigation: readonly SiteLink[]; footerLinks: readonly SiteLink[] };
export type LinkList = keyof LinksForm;

export const mostLinks: Readonly<Record<LinkList, number>> = {
  navigation: apiLimits.navigationLinks,
  footerLinks: apiLimits.footerLinks,
};

const { linkTitle, linkPath } = apiLimits;

/** A path of this site, which begins with one slash, and without characters that browsers read differently. */
const isPath = (path: string) => /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(path);

function isHttps(path: string) {
  if (!/^https:\/\/[^\s\\\p{C}]+$/iu.test(path) || !URL.canParse(path)) return false;
  const { username, password } = new URL(path);
  return username === '' && password === '';
}

export type LinkFault = { field: keyof SiteLink; message: string };

/** What is wrong with a link; null if nothing is. */
export function linkFault({ title, path }: SiteLink): LinkFault | null {
  if (title.trim() === '') return { field: 'title', message: 'A link needs words.' };
  if (title.trim().length > linkTitle)
    return { field: 'title', message: `At most ${linkTitle} characters.` };
  const address = path.trim();
  if (address.length > linkPath)
    return { field: 'path', message: `At most ${linkPath} characters.` };
  if (!isPath(address) && !isHttps(address))
    return {
      field: 'path',
      message: 'Write a path of this site, such as /about, or an address with https://.',
    };
  return null;
}

const namesOfLists = { navigation: 'navigation', footerLinks: 'footer' } as const;

const rulesOf = (list: LinkList): readonly Rule<LinksForm>[] => [
  {
    field: list,
    message: `At most ${mostLinks[list]} links in the ${namesOfLists[list]}.`,
    holds: (form) => form[list].length <= mostLinks[list],
  },
  {
    field: list,
    message: `A link of the ${namesOfLists[list]} is not complete.`,
    holds: (form) => form[list].every((link) => linkFault(link) === null),
  },
];

/** The rules of the own links in the header and in the footer. */
export const linkRules: readonly Rule<LinksForm>[] = [
  ...rulesOf('navigation'),
  ...rulesOf('footerLinks'),
];
