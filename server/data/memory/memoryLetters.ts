import type { ContactData, LetterData } from '../letterPort';
import type { LetterRow, Outgoing } from '../rows';
import { pageOf } from './paging';
import type { Store } from './store';
import type { Tables } from './tables';

/** Stores the letters of a change and the tokens of their links. */
export function putOutgoing({ letters, tokens }: Tables, outgoing?: Outgoing) {
  for (const token of outgoing?.tokens ?? []) tokens.put(token);
  for (const letter of outgoing?.letters ?? []) letters.put(letter);
}

const isWaiting = ({ failedAt }: LetterRow) => failedAt === null;

export function createMemoryLetters(store: Store): LetterData {
  return {
    async claim({ now, until, take }) {
      const { letters } = store.tables;
      const due = letters
        .list('all')
        .filter((letter) => isWaiting(letter) && letter.dueAt <= now)
        .toSorted((one, other) => one.priority - other.priority || one.dueAt - other.dueAt)
        .slice(0, take)
        .map((letter) => ({ ...letter, dueAt: until, attempts: letter.attempts + 1 }));
      for (const letter of due) letters.put(letter);
      return due;
    },
    async putBack({ id, attempts }, result) {
      const letter = store.tables.letters.get(id);
      if (letter?.attempts === attempts) store.tables.letters.put({ ...letter, ...result });
    },
    async remove(id) {
      store.tables.letters.remove(id);
    },
    async list(page) {
      const letters = store.tables.letters.list('all').toReversed();
      const waiting = letters.filter(isWaiting).length;
      const counts = { waiting, failed: letters.length - waiting };
      return { ...pageOf(letters, page, (letter) => ({ ...letter })), ...counts };
    },
    async sweep(time) {
      const { letters } = store.tables;
      const old = letters.rows().filter(({ failedAt }) => failedAt !== null && failedAt < time);
      for (const { id } of old) letters.remove(id);
      return old.length;
    },
  };
}

export function createMemoryContact(store: Store): ContactData {
  return {
    async insert(message, letter) {
      store.tables.contact.put(message);
      store.tables.letters.put(letter);
    },
    async byId(id) {
      const message = store.tables.contact.get(id);
      return message && { ...message };
    },
  };
}
