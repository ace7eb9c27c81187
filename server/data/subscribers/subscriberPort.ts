import type {
  ClaimedEmail,
  EmailedPostRow,
  EmailRow,
  Page,
  Paged,
  PostCardRow,
  SubscriberCardRow,
  SubscriberRow,
} from '../rows/rows';

/** E-mails are due about posts that were published, by accounts that were created, until these times. */
export type StoringEmails = {
  now: number;
  take: number;
  publishedUntil: number;
  registeredUntil: number;
};

/** E-mails about a post that are not stored yet. */
export type UnsentEmails = {
  publishedAt: number;
  authorCreatedAt: number;
  /** Counted no further than `most`. */
  recipients: number;
};

/** People without an account who get new posts by e-mail. */
export type SubscriberData = {
  /**
   * Stores the subscription with its e-mail. One of the same address and author stays; if it is not confirmed
   * yet, it gets the time of the new one.
   * The e-mail is stored in any case, so that the answer takes the same time. False if there is no such author.
   */
  put(subscriber: SubscriberRow, letter: EmailRow): Promise<boolean>;
  /** The subscription whose e-mails the token with this hash stops. */
  find(stopHash: string): Promise<SubscriberRow | null>;
  byId(id: string): Promise<SubscriberRow | null>;
  /**
   * Whose posts are sent from now on. null if there is no such subscription, or it was asked for too long ago.
   * Repeating it changes nothing.
   */
  confirm(
    confirmHash: string,
    times: { now: number; askedAfter: number },
  ): Promise<Pick<SubscriberRow, 'authorId'> | null>;
  stop(stopHash: string): Promise<boolean>;
  /** Confirmed ones, the newest first: of one author's posts, or all. */
  list(query: Page & { authorId?: string | undefined }): Promise<Paged<SubscriberCardRow>>;
  /** Those that follow `after` in this order, or the first ones. */
  listAfter(query: {
    authorId?: string | undefined;
    after: Pick<SubscriberCardRow, 'confirmedAt' | 'id'> | null;
    take: number;
  }): Promise<readonly SubscriberCardRow[]>;
  /**
   * Notifies the author's followers about a post that was published, and some subscribers about the post that was
   * published first of those that are due, each once: in the e-mail about new posts that waits for them, else in a new
   * one, which is due an hour after the last one. An address gets a post once. Posts that are not published at present
   * are passed over; those of blocked authors get no e-mails. False if nothing is due, or another process does it.
   */
  storeLetters(query: StoringEmails): Promise<boolean>;
  /** How many would get an e-mail about a post of the author that is published now; counted no further than `most`. */
  countRecipients(query: { authorId: string; now: number; most: number }): Promise<number>;
  /** The e-mails that will be stored about a post; null if there are none, or the post is not public. */
  unsentEmails(query: { postId: string; most: number }): Promise<UnsentEmails | null>;
  /**
   * Prevents that e-mails about a post are stored; its author's followers are notified nevertheless. False if some are
   * stored, none wait, or `by` is blocked and not its author or an admin.
   */
  stopPostLetters(query: { postId: string; by: string }): Promise<boolean>;
  /** Those of the posts about which e-mails were stored, with the number of their recipients. */
  emailed(postIds: readonly string[]): Promise<readonly EmailedPostRow[]>;
  /**
   * Starts an e-mail about new posts, also one that is tried again. False, and the e-mail is put off, if another e-mail
   * to the subscriber was started within `newPostPause`.
   */
  startLetter(letter: ClaimedEmail, start: { subscriberId: string; now: number }): Promise<boolean>;
  /** Those of the posts that are public, in the order of the ids. */
  newPosts(ids: readonly string[]): Promise<readonly PostCardRow[]>;
  /** Removes those that were asked for before `time` and not confirmed; returns how many. */
  sweep(time: number): Promise<number>;
};
