import * as v from 'valibot';
import { publicSite } from './publicSite';

/** Whose comments need a review: nobody's, those of new accounts, or everybody's. */
export const holding = v.picklist(['off', 'new', 'all']);
export type ReviewSetting = v.InferOutput<typeof holding>;

/** Which comments of a member need a review under a post: none, those with links to other sites, or all. */
export const holds = v.picklist(['none', 'links', 'all']);
export type RequiredReview = v.InferOutput<typeof holds>;

/** The settings that administrators change for the whole site. */
export const site = v.object({
  ...publicSite.entries,
  /** null for the accent of the product. */
  accent: v.nullable(v.object({ light: v.string(), dark: v.string(), chosen: v.string() })),
  /** The picture beside the name; null if there is none. */
  logo: v.nullable(v.object({ resource_url: v.string() })),
  /** Only for administrators, like the next one. */
  holding: v.optional(holding),
  /** The domains of e-mail addresses that may register; all, if there are none. */
  emailDomains: v.optional(v.array(v.string())),
  /** Whether administrators have the rights of members until their accounts ask for a passkey. */
  adminsNeedPasskey: v.optional(v.boolean()),
  /** Of members whose own time zone is not known: an IANA name, '' for UTC. */
  timeZone: v.optional(v.string()),
  /** Counts the changes; 0 before the first one. */
  version: v.number(),
});
export type Site = v.InferOutput<typeof site>;

/** What a restricted account may not write; `book`: what others see of its book. */
export const restrictionKind = v.picklist(['comment', 'post', 'book']);
export type RestrictionKind = v.InferOutput<typeof restrictionKind>;

/** A restriction of an account, for moderators and the account itself. */
export const restriction = v.object({
  _id: v.string(),
  kind: restrictionKind,
  /** When it ends; null if it has no end. */
  until: v.nullable(v.string()),
  reason: v.string(),
  createdAt: v.string(),
});
export type Restriction = v.InferOutput<typeof restriction>;
