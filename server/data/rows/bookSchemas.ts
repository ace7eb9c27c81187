import * as v from 'valibot';

const text = v.string();
const flag = v.boolean();
/** Milliseconds since the epoch. */
const time = v.number();

/** A heading of a member's book. */
const heading = v.object({
  id: text,
  userId: text,
  title: text,
  /** Unique among those of the member. */
  slug: text,
  /** What its owner says about it, in one line; '' without. */
  intro: text,
  isPublic: flag,
  /** From 0, without gaps. */
  position: v.number(),
  createdAt: time,
  /** When its title, its intro or whether it is public changed, or words were put under it. */
  updatedAt: time,
});

/** Words that a member has saved; without words, a post that the member saved. */
const passage = v.object({
  id: text,
  userId: text,
  /** null if the words are from elsewhere, or if the post is gone. */
  postId: v.nullable(text),
  /** The first block of the words; '' without words, and for those from elsewhere. */
  blockId: text,
  quote: text,
  before: text,
  after: text,
  note: text,
  /** null if it is under no heading. */
  headingId: v.nullable(text),
  /** Of words from elsewhere. */
  sourceUrl: text,
  sourceTitle: text,
  sourceAuthor: text,
  /** The author of the post has detached it. */
  isDetached: flag,
  /** The version of the post in which the words were last found; 0 for those from elsewhere. */
  revision: v.number(),
  /** How many words the quote has. */
  words: v.number(),
  createdAt: time,
  /** The daily review doesn't show it any more. */
  isRetired: flag,
  /** The date on which the daily review has shown it last; null if never. */
  shownOn: v.nullable(text),
  /** The date on which its member has answered it last; null if never. */
  reviewedOn: v.nullable(text),
});

/** The daily review of a member. */
const dailyReview = v.object({
  userId: text,
  /** The date for which passages were chosen last; null if never. */
  chosenOn: v.nullable(text),
  /** For which time the member was notified last; 0 for none. */
  notifiedAt: time,
});

/** A quote block of a post that names another post of the site. */
const postQuote = v.object({ postId: text, blockId: text, quotedPostId: text, quote: text });

/** The author of the post has detached a passage of this block: new ones of the same member are born detached. */
const detachment = v.object({ postId: text, blockId: text, userId: text });

/** The tables of members' books. */
export const bookSchemas = {
  headings: heading,
  passages: passage,
  postQuotes: postQuote,
  detachments: detachment,
  dailyReviews: dailyReview,
};
