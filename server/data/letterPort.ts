import type { ClaimedLetter, ContactRow, LetterRow, Page, Paged } from './rows';

export type ContactData = {
  insert(message: ContactRow, letter: LetterRow): Promise<void>;
  byId(id: string): Promise<ContactRow | null>;
};

/** Letters are stored by the methods that cause them. */
export type LetterData = {
  /**
   * The letters that are due, by priority and then by time. Until `until` no other process gets them;
   * then they are due again, in case this process has ended.
   */
  claim(claim: { now: number; until: number; take: number }): Promise<readonly LetterRow[]>;
  /** Stores why a letter was not sent. Nothing changes if it was claimed again meanwhile. */
  putBack(
    letter: ClaimedLetter,
    result: Pick<LetterRow, 'dueAt' | 'failure' | 'failedAt'>,
  ): Promise<void>;
  /** After a letter was sent, or because it should not be sent any more. */
  remove(id: string): Promise<void>;
  /** Newest first, with the numbers of all letters that wait and that failed. */
  list(page: Page): Promise<Paged<LetterRow> & { waiting: number; failed: number }>;
  /** Removes letters that failed before `time`; returns how many. */
  sweep(time: number): Promise<number>;
};
