import { createLossMarks, type LossMarks } from './lossMarks';
import { createPictures, type FindPicture, type Pictures } from './pictures';

/** Returns the address to which a link leads here; null if its target isn't part of the move. */
export type LinkTo = (href: string) => string | null;

/** What the conversion of one post needs and collects. */
export type Context = { marks: LossMarks; pictures: Pictures; linkTo: LinkTo };

export const createContext = (findPicture: FindPicture, linkTo: LinkTo): Context => ({
  marks: createLossMarks(),
  pictures: createPictures(findPicture),
  linkTo,
});

const isComplete = (href: string) => /^(?:https?:\/\/|mailto:|tel:|#)/i.test(href);

/** Resolves relative links with the address of the other site, '' if it isn't known. */
export const createLinkTo =
  (base: string): LinkTo =>
  (href) => {
    if (isComplete(href)) return href;
    if (href.startsWith('//')) return `https:${href}`;
    if (/^[a-z][\w+.-]*:/i.test(href)) return null;
    return URL.canParse(base) && URL.canParse(href, base) ? new URL(href, base).href : null;
  };
