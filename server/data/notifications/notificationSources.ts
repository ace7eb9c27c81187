/** What the events of notifications come from. */

export const commentSource = (id: string) => `comment:${id}`;

/** How the sources of all decisions about something start. */
export const decisionsOf = (id: string) => `decided:${id}:`;

/** Of a decision that something has this state from now on: about a comment, a restriction, a post or a heading. */
export const decisionSource = (id: string, at: number) => `${decisionsOf(id)}${at}`;

/** Of a post or comment. */
export const likeSource = (subjectId: string, userId: string) => `like:${subjectId}:${userId}`;

export const followSource = (id: string) => `follow:${id}`;

export const postSource = (id: string) => `post:${id}`;

export const scheduleSource = (postId: string, publishAt: number) =>
  `scheduled:${postId}:${publishAt}`;

export const reportSource = (subjectId: string, reporterId: string) =>
  `report:${subjectId}:${reporterId}`;

export const savedSource = (postId: string, userId: string) => `kept:${postId}:${userId}`;

/** Of the daily review of an account for which it was notified at this time. */
export const dailyReviewSource = (userId: string, time: number) => `review:${userId}:${time}`;

export const passageSource = (id: string) => `passage:${id}`;
