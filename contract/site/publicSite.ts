import * as v from 'valibot';

/** Who may create an account: everybody, those who are invited, or nobody. */
export const registration = v.picklist(['open', 'invited', 'closed']);
export type Registration = v.InferOutput<typeof registration>;

/** Who sees the pages of authors: members, or visitors too. */
export const authorPages = v.picklist(['members', 'everybody']);
export type AuthorPages = v.InferOutput<typeof authorPages>;

/** An empty text stands for the one that the product brings. */
const ownText = v.optional(v.string(), '');

/** The settings of the site that everybody sees. */
export const publicSite = v.object({
  name: v.optional(v.string(), 'Commonplace'),
  /** The title of the home page. */
  tagline: ownText,
  /** What search engines and previews say about the site. */
  description: ownText,
  /** A colour as `#rrggbb`. */
  accent: ownText,
  /** The words at the top of the home page. */
  homeTitle: ownText,
  homeText: ownText,
  /** Below the posts of the home page: “Who We Are” and “Our Mission”. */
  whoText: ownText,
  missionText: ownText,
  registration: v.optional(registration, 'open'),
  /** For those who would create an account and may not. */
  registrationNote: ownText,
  authorPages: v.optional(authorPages, 'members'),
});
export type PublicSite = v.InferOutput<typeof publicSite>;

/** A site whose administrators have changed nothing. */
export const defaultSite = v.parse(publicSite, {});

const isSetting = (name: string): name is keyof PublicSite => Object.hasOwn(defaultSite, name);

/** The settings that are not the default ones. */
export const changedSettings = (site: PublicSite): Partial<PublicSite> =>
  Object.fromEntries(
    Object.entries(site).filter(([name, value]) => isSetting(name) && value !== defaultSite[name]),
  );
