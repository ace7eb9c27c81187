import type { ClaimedLetter, ContactRow, LetterRow, Page, Paged } from '../rows/rows';

export type ContactData = {
  insert(message: ContactRow, letter: LetterRow): Promise<void>;
  byId(id: string): Promise<ContactRow | null>;
};

/** Why a letter was not sent, and when it is tried again. */
export type LetterFailure = Pick<LetterRow, 'dueAt' | 'failure' | 'failedAt'> & {
  /** When the recipient's server refused the address; null if it did not. */
  refusedAt: number | null;
};

/** Letters are stored by the methods that cause them. */
export type LetterData = {
  /**
   * The letters that are due (`isDue`), by priority and then by time. Until `until` no other process gets them;
   * then they are due again, in case this process has ended. With `most` only letters up to this priority.
   */
  claim(claim: {
    now: number;
    until: number;
    take: number;
    most?: number;
  }): Promise<readonly LetterRow[]>;
  /**
   * Stores why a letter was not sent, and counts a refusal of its address. Nothing changes if it was claimed
   * again meanwhile.
   */
  putBack(letter: ClaimedLetter, result: LetterFailure): Promise<void>;
  /** After a letter was sent: refusals of its address are forgotten. */
  sent(letter: Pick<LetterRow, 'id' | 'email'>): Promise<void>;
  /** Removes a letter that should not be sent any more. */
  remove(id: string): Promise<void>;
  /** How often the address was refused since a letter was sent to it. */
  refusals(email: string): Promise<number>;
  /** Newest first, with the numbers of all letters that wait and that failed. */
  list(page: Page): Promise<Paged<LetterRow> & { waiting: number; failed: number }>;
  /** Removes letters that failed before `time`; returns how many. */
  sweep(time: number): Promise<number>;
  /** Forgets addresses that were last refused before `time`; returns how many. */
  sweepRefusals(time: number): Promise<number>;
};
