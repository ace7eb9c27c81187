import type { ContactView } from '@contract/contact/contactEntities';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { isDue } from '@server/rules/letters';
import { emailKey } from '../../accounts/emailKey';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { ContactRow, EmailRow, Outgoing } from '../../rows/rows';
import type { ContactData, StoredEmailData } from '../emailPort';

/** Stores the e-mails of a change and the tokens of their links. */
export function putOutgoing({ letters, tokens }: Tables, outgoing?: Outgoing) {
  for (const token of outgoing?.tokens ?? []) tokens.put(token);
  for (const letter of outgoing?.letters ?? []) letters.put(letter);
}

const isQueued = ({ failedAt }: EmailRow) => failedAt === null;

export function createMemoryEmails(store: Store): StoredEmailData {
  return {
    async claim({ now, until, take, most = Infinity }) {
      const { letters } = store.tables;
      const due = letters
        .list('all')
        .filter((letter) => isQueued(letter) && isDue(letter, now) && letter.priority <= most)
        .toSorted((one, other) => one.priority - other.priority || one.dueAt - other.dueAt)
        .slice(0, take)
        .map((letter) => ({
          ...letter,
          createdAt: Math.min(letter.createdAt, now),
          dueAt: until,
          attempts: letter.attempts + 1,
        }));
      for (const letter of due) letters.put(letter);
      return due;
    },
    async putBack({ id, attempts }, { refusedAt, ...result }) {
      const { letters, refusedAddresses } = store.tables;
      const letter = letters.get(id);
      if (letter?.attempts !== attempts) return;
      letters.put({ ...letter, ...result });
      if (refusedAt === null) return;
      const address = emailKey(letter.email);
      const refusals = (refusedAddresses.get(address)?.refusals ?? 0) + 1;
      refusedAddresses.put({ emailKey: address, refusals, refusedAt });
    },
    async sent({ id, email }) {
      store.tables.letters.remove(id);
      store.tables.refusedAddresses.remove(emailKey(email));
    },
    refusals: async (email) => store.tables.refusedAddresses.get(emailKey(email))?.refusals ?? 0,
    async sweepRefusals(time) {
      const { refusedAddresses } = store.tables;
      const old = refusedAddresses.rows().filter(({ refusedAt }) => refusedAt < time);
      for (const row of old) refusedAddresses.remove(row.emailKey);
      return old.length;
    },
    async remove(id) {
      store.tables.letters.remove(id);
    },
    async retry(id, { by, now }) {
      const { letters, users } = store.tables;
      if (!can(users.get(by), 'list letters')) return 'not allowed';
      const letter = letters.get(id);
      if (!letter || isQueued(letter)) return false;
      letters.put({ ...letter, dueAt: now, attempts: 0, failure: '', failedAt: null });
      return true;
    },
    async removeFailed(id, by) {
      const { letters, users } = store.tables;
      if (!can(users.get(by), 'list letters')) return 'not allowed';
      const letter = letters.get(id);
      if (!letter || isQueued(letter)) return false;
      letters.remove(id);
      return true;
    },
    async list(page) {
      const letters = store.tables.letters.list('all').toReversed();
      const queued = letters.filter(isQueued).length;
      const counted = (number: number) => Math.min(number, limits.countedLetters + 1);
      const counts = { waiting: counted(queued), failed: counted(letters.length - queued) };
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

const isOf: Record<ContactView, (message: ContactRow) => boolean> = {
  open: ({ isDone, isSpam }) => !isDone && !isSpam,
  done: ({ isDone, isSpam }) => isDone && !isSpam,
  spam: ({ isSpam }) => isSpam,
};

export function createMemoryContact(store: Store): ContactData {
  const mayChange = (by: string) => can(store.tables.users.get(by), 'list letters');
  const newest = () => store.tables.contact.list('all').toReversed();
  const countOpen = () => Math.min(newest().filter(isOf.open).length, limits.countedLetters + 1);
  return {
    async insert(message, letter) {
      store.tables.contact.put(message);
      store.tables.letters.put(letter);
    },
    async byId(id) {
      const message = store.tables.contact.get(id);
      return message && { ...message };
    },
    async list({ view, ...page }) {
      const rows = newest().filter((message) =>
        view === null ? !message.isSpam : isOf[view](message),
      );
      return { ...pageOf(rows, page, (message) => ({ ...message })), open: countOpen() };
    },
    countOpen: async () => countOpen(),
    async change(id, state, by) {
      if (!mayChange(by)) return 'not allowed';
      const before = store.tables.contact.get(id);
      if (!before) return null;
      const message = { ...before, ...state };
      store.tables.contact.put(message);
      return { ...message };
    },
    async remove(id, by) {
      if (!mayChange(by)) return 'not allowed';
      const isThere = store.tables.contact.get(id) !== null;
      store.tables.contact.remove(id);
      return isThere;
    },
    async sweep(time) {
      const { contact } = store.tables;
      const old = contact.rows().filter(({ createdAt }) => createdAt < time);
      for (const { id } of old) contact.remove(id);
      return old.length;
    },
  };
}
