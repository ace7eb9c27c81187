import * as v from 'valibot';

/** Who can create an account: everybody, everybody with the approval of an administrator, people with an invitation, or nobody. */
export const registration = v.picklist(['open', 'approved', 'invited', 'closed']);
export type Registration = v.InferOutput<typeof registration>;

/** Who sees the pages of authors: members, or visitors too. */
export const authorPages = v.picklist(['members', 'everybody']);
export type AuthorPages = v.InferOutput<typeof authorPages>;

/** An empty text stands for the one that the product brings. */
const ownText = v.optional(v.string(), '');

/** A link that administrators have chosen: a path of this site, or an address with https. */
export const siteLink = v.object({ title: v.string(), path: v.string() });
export type SiteLink = v.InferOutput<typeof siteLink>;

const ownLinks = v.optional(v.array(siteLink), []);

/** The settings of the site that everybody sees. */
export const publicSite = v.object({
  name: v.optional(v.string(), 'Commonplace'),
  /** The title of the home page. */
  tagline: ownText,
  /** What search engines and previews say about the site. */
  description: ownText,
  /** A colour as `#rrggbb`. */
  accent: ownText,
  /** The address of a picture. */
  logo: ownText,
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
  /** In the header, after the other links. */
  navigation: ownLinks,
  /** In the footer. */
  footerLinks: ownLinks,
});
export type PublicSite = v.InferOutput<typeof publicSite>;

/** A site whose administrators have changed nothing. */
export const defaultSite = v.parse(publicSite, {});

const isSetting = (name: string): name is keyof PublicSite => Object.hasOwn(defaultSite, name);

/** The settings that are not the default ones. */
export const changedSettings = (site: PublicSite): Partial<PublicSite> =>
  Object.fromEntries(
    Object.entries(site).filter(
      ([name, value]) =>
        isSetting(name) && JSON.stringify(value) !== JSON.stringify(defaultSite[name]),
    ),
  );
