/** Constants of the API that the page does without. Times are in milliseconds. */
export const apiLimits = {
  /** Comments in an answer to a client that does not ask for pages. */
  mostComments: 200,
  /** That a member can follow. */
  mostTopics: 1000,
  /** The same for open reports. */
  countedReports: 1000,
  /** Subscribers who get a post that authors see counted; beyond that the number is one more. */
  countedSubscribers: 1000,
  /** The newest reports of a subject, whose texts are shown. */
  reportTexts: 5,
  chartWeeks: 8,
  /** Of one post. */
  formerUrls: 20,
  /** Paths that a moved post had elsewhere, and their characters. */
  formerPaths: 20,
  formerPath: 300,
  /** Urls in a call that asks which of them are in use. */
  checkedUrls: 500,
  /** The passages of one member, those of one whose address is not verified, and the bytes of their texts. */
  book: { passages: 20_000, unverified: 200, bytes: 64 * 1024 ** 2 },
  /** Of one member. */
  headings: 500,
  /** New comments are counted up to this number. */
  newComments: 99,
  /** How long an account is new, and after which time a shown comment is trusted. */
  newFor: 24 * 60 * 60_000,
  /** How many trusted comments an account needs so that its new ones need no review. */
  trustedComments: 2,
  /** How many different people are notified a day of mentions by an account that is new or has no trusted comment. */
  newWritersMentions: 20,
  /** The share of the words of a post that a public collection shows, and the words that it always shows. */
  quotedShare: 1 / 5,
  quotedWords: 50,
  /** Public headings of one person: in the list of all people's, and on the own profile. */
  listedHeadings: 3,
  profileHeadings: 20,
  /** Domains of e-mail addresses that may register. */
  emailDomains: 50,
  /** Pages that a site has besides the built-in ones, and the characters of their titles and addresses. */
  pages: 5,
  pageTitle: 120,
  pageSlug: 60,
  /** Own links in the header and in the footer, and the characters of their words and addresses. */
  navigationLinks: 5,
  footerLinks: 8,
  linkTitle: 40,
  linkPath: 300,
} as const;
