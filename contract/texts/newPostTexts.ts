/** Texts of letters about new posts. */
export const newPostTexts = {
  read: 'Read the post',
  stop: 'Stop these letters',
  /** The subjects of letters about several posts. */
  byAuthor: (count: number, author: string) => `${count} new posts by ${author}`,
  atSite: (count: number) => `${count} new posts at Commonplace`,
} as const;
