import type { ContactView } from '@contract/contact/contactEntities';
import type { ClaimedEmail, ContactRow, EmailRow, Page, Paged } from '../rows/rows';

/** What administrators change of a message. */
export type ContactState = Partial<Pick<ContactRow, 'isDone' | 'isSpam'>>;

export type ContactData = {
  insert(message: ContactRow, letter: EmailRow): Promise<void>;
  byId(id: string): Promise<ContactRow | null>;
  /** Newest first, those of a view or all but spam, and how many are open. */
  list(page: Page & { view: ContactView | null }): Promise<Paged<ContactRow> & { open: number }>;
  /** How many are open, counted no further than `limits.countedLetters` + 1. */
  countOpen(): Promise<number>;
  /** The changed message; null if it is gone. Only for who may list e-mails. */
  change(id: string, state: ContactState, by: string): Promise<ContactRow | null | 'not allowed'>;
  /** Returns whether it was there. */
  remove(id: string, by: string): Promise<boolean | 'not allowed'>;
  /** Removes messages of before `time`; returns how many. */
  sweep(time: number): Promise<number>;
};

/** Why an e-mail was not sent, and when it is tried again. */
export type EmailFailure = Pick<EmailRow, 'dueAt' | 'failure' | 'failedAt'> & {
  /** When the recipient's server refused the address; null if it did not. */
  refusedAt: number | null;
};

/** E-mails are stored by the methods that cause them. */
export type StoredEmailData = {
  /**
   * The e-mails that are due (`isDue`), by priority and then by time. Until `until` no other process gets them;
   * then they are due again, in case this process has ended. With `most` only e-mails up to this priority.
   */
  claim(claim: {
    now: number;
    until: number;
    take: number;
    most?: number;
  }): Promise<readonly EmailRow[]>;
  /**
   * Stores why an e-mail was not sent, and counts a refusal of its address. Nothing changes if it was claimed
   * again meanwhile.
   */
  putBack(letter: ClaimedEmail, result: EmailFailure): Promise<void>;
  /** After an e-mail was sent: refusals of its address are forgotten. */
  sent(letter: Pick<EmailRow, 'id' | 'email'>): Promise<void>;
  /** Removes an e-mail that should not be sent any more. */
  remove(id: string): Promise<void>;
  /** Makes a failed e-mail due. Only for who may list e-mails; false if it has not failed. */
  retry(id: string, given: { by: string; now: number }): Promise<boolean | 'not allowed'>;
  /** Removes a failed e-mail, under the same conditions. */
  removeFailed(id: string, by: string): Promise<boolean | 'not allowed'>;
  /** How often the address was refused since an e-mail was sent to it. */
  refusals(email: string): Promise<number>;
  /** Newest first, with the numbers of all e-mails that wait and that failed. */
  list(page: Page): Promise<Paged<EmailRow> & { waiting: number; failed: number }>;
  /** Removes e-mails that failed before `time`; returns how many. */
  sweep(time: number): Promise<number>;
  /** Forgets addresses that were last refused before `time`; returns how many. */
  sweepRefusals(time: number): Promise<number>;
};
