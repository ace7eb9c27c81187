import { limits } from '@contract/limits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { EmailRow } from '../../rows/rows';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, contactRow, emailRow, tokenRow, userRow } from '../../testing/rows';
import { describeContact } from './contactSuite';

const claimAt = (minutes: number, take = 9) => ({ now: at(minutes), until: at(minutes + 5), take });

async function storeLetters({ contact }: Data, letters: readonly EmailRow[]) {
  for (const letter of letters) await contact.insert(contactRow(letter.id), letter);
}

async function storedEmails({ letters }: Data) {
  return (await letters.list({ skip: 0, take: 9 })).rows;
}

function describeStoring(make: () => Promise<Data>) {
  describe('are stored with their cause', () => {
    const letter = emailRow('letter', { userId: 'dora' });
    const outgoing = { letters: [letter], tokens: [tokenRow('link', { userId: 'dora' })] };

    test('a new account', async () => {
      const data = await withPeople(await make());
      await data.users.insert(userRow('dora'), outgoing);
      expect(await storedEmails(data)).toEqual([letter]);
      expect(await data.tokens.peek('link', 'verify')).toEqual(outgoing.tokens[0]);
    });

    test('an account that is not stored leaves no e-mail', async () => {
      const data = await withPeople(await make());
      for (const taken of [{ username: 'ADA' }, { email: 'ADA@example.com' }]) {
        expect(await data.users.insert(userRow('dora', taken), outgoing)).toMatch(/taken/);
      }
      expect(await storedEmails(data)).toEqual([]);
      expect(await data.tokens.peek('link', 'verify')).toBeNull();
    });

    test('a change of address, unless the address is taken', async () => {
      const data = await withPeople(await make());
      const link = tokenRow('link', { kind: 'confirm', email: 'new@example.com' });
      const change = (email: string) =>
        data.credentials.changeEmail({
          userId: 'ada',
          checked: { email: 'ada@example.com', passwordHash: 'hash' },
          patch: { email },
          pending: { letters: [emailRow('letter')], tokens: [link] },
          atOnce: { letters: [emailRow('other')], tokens: [] },
          keepSession: '',
          now: at(1),
        });
      await change('ben@example.com');
      expect(await storedEmails(data)).toEqual([]);
      await change('new@example.com');
      expect(await storedEmails(data)).toEqual([emailRow('letter')]);
      expect(await data.tokens.peek('link', 'confirm')).toEqual(link);
    });

    test('a link; without its account if the address is no longer theirs', async () => {
      const data = await withPeople(await make());
      expect(await data.tokens.put(tokenRow('link'), emailRow('sent'))).toBe(true);
      const old = tokenRow('late', { email: 'old@example.com' });
      expect(await data.tokens.put(old, emailRow('late'))).toBe(false);
      const unknown = { userId: '', email: 'unknown@example.com' };
      expect(await data.tokens.put(tokenRow('no', unknown), emailRow('no', unknown))).toBe(false);
      const stored = (await storedEmails(data)).map(({ id, userId }) => [id, userId]);
      expect(stored).toEqual([
        ['sent', 'ada'],
        ['no', null],
        ['late', null],
      ]);
      expect(await data.tokens.peek('link', 'verify')).not.toBeNull();
    });

    test('a message to the editors, which can be read', async () => {
      const data = await make();
      const letter = emailRow('letter', { kind: 'contact', userId: null });
      await data.contact.insert(contactRow('message'), letter);
      expect(await storedEmails(data)).toEqual([letter]);
      expect(await data.contact.byId('message')).toEqual(contactRow('message'));
      expect(await data.contact.byId('other')).toBeNull();
    });

    test('and removed with their account', async () => {
      const data = await withPeople(await make());
      const bens = emailRow('bens', { userId: 'ben' });
      await storeLetters(data, [emailRow('adas'), bens, emailRow('other', { userId: null })]);
      await data.users.remove('ada');
      expect(idsOf(await storedEmails(data))).toEqual(['other', 'bens']);
    });
  });
}

function describeClaims(make: () => Promise<Data>) {
  describe('are claimed', () => {
    test('when they are due, by priority and time, at most as many as wanted', async () => {
      const data = await withPeople(await make());
      await storeLetters(data, [
        emailRow('editors', { userId: null, priority: 1 }),
        emailRow('second', { createdAt: at(1), dueAt: at(1) }),
        emailRow('first'),
        emailRow('later', { dueAt: at(3) }),
        emailRow('given up', { failedAt: at(1) }),
      ]);
      expect(idsOf(await data.letters.claim(claimAt(2, 2)))).toEqual(['first', 'second']);
      expect(idsOf(await data.letters.claim(claimAt(2, 2)))).toEqual(['editors']);
      expect(await data.letters.claim(claimAt(2, 2))).toEqual([]);
      expect(idsOf(await data.letters.claim(claimAt(3)))).toEqual(['later']);
    });

    test('once after they were stored or put back while the clock was ahead', async () => {
      const data = await withPeople(await make());
      const year = 366 * 24 * 60;
      await storeLetters(data, [
        emailRow('stored', { createdAt: at(9), dueAt: at(9) }),
        emailRow('put back', { dueAt: at(year) }),
        emailRow('tried again', { dueAt: at(60) }),
      ]);
      const claimed = await data.letters.claim(claimAt(2));
      expect(idsOf(claimed).toSorted()).toEqual(['put back', 'stored']);
      expect(claimed.find(({ id }) => id === 'stored')).toMatchObject({ createdAt: at(2) });
      expect(await data.letters.claim(claimAt(3))).toEqual([]);
    });

    test('up to a priority', async () => {
      const data = await withPeople(await make());
      await storeLetters(data, [emailRow('post', { userId: null, priority: 2 })]);
      expect(await data.letters.claim({ ...claimAt(0), most: 1 })).toEqual([]);
      expect(idsOf(await data.letters.claim({ ...claimAt(0), most: 2 }))).toEqual(['post']);
    });

    test('by one of several processes, and again when the lease of that one ends', async () => {
      const data = await withPeople(await make());
      const names = Array.from({ length: 8 }, (_, number) => `letter-${number}`);
      await storeLetters(
        data,
        names.map((name) => emailRow(name)),
      );
      const claims = await Promise.all(names.map(() => data.letters.claim(claimAt(0, 2))));
      const claimed = idsOf(claims.flat());
      expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
      while ((await data.letters.claim(claimAt(0, 2))).length > 0);
      expect(await data.letters.claim(claimAt(4))).toEqual([]);
      const again = await data.letters.claim(claimAt(5));
      expect(idsOf(again)).toEqual(names);
      for (const { attempts, dueAt } of again) expect([attempts, dueAt]).toEqual([2, at(10)]);
    });

    test('and put back with a reason, unless another process has claimed them', async () => {
      const data = await withPeople(await make());
      await storeLetters(data, [emailRow('letter')]);
      const [first] = await data.letters.claim(claimAt(0));
      const [second] = await data.letters.claim(claimAt(5));
      const result = { dueAt: at(60), failure: 'Mailbox full', failedAt: null };
      const failure = { ...result, refusedAt: null };
      if (!first || !second) throw new Error('No letter was claimed.');
      await data.letters.putBack(first, failure);
      expect(await storedEmails(data)).toEqual([second]);
      await data.letters.putBack(second, failure);
      expect(await storedEmails(data)).toEqual([{ ...second, ...result }]);
      await data.letters.remove('letter');
      await data.letters.remove('letter');
      expect(await storedEmails(data)).toEqual([]);
    });
  });
}

function describeRefusals(make: () => Promise<Data>) {
  const result = { dueAt: at(60), failure: 'No such user', failedAt: at(1) };

  async function refuse(data: Data, id: string, refusedAt: number | null) {
    await storeLetters(data, [emailRow(id, { userId: null, email: 'Eva@example.com' })]);
    const [letter] = await data.letters.claim(claimAt(0));
    if (!letter) throw new Error('No letter was claimed.');
    await data.letters.putBack(letter, { ...result, refusedAt });
    return letter;
  }

  test('refusals of an address are counted until an e-mail is sent to it', async () => {
    const data = await make();
    await refuse(data, 'one', at(1));
    const second = await refuse(data, 'two', at(2));
    await refuse(data, 'three', null);
    expect(await data.letters.refusals('eva@example.com ')).toBe(2);
    // It was claimed before this answer.
    await data.letters.putBack({ ...second, attempts: 0 }, { ...result, refusedAt: at(3) });
    expect(await data.letters.refusals('eva@example.com')).toBe(2);
    await data.letters.sent({ id: 'two', email: 'EVA@example.com' });
    expect(await data.letters.refusals('eva@example.com')).toBe(0);
    expect(idsOf(await storedEmails(data)).toSorted()).toEqual(['one', 'three']);
  });

  test('old refusals are swept, and those of a closed account go with it', async () => {
    const data = await withPeople(await make());
    await refuse(data, 'one', at(1));
    expect(await data.letters.sweepRefusals(at(1))).toBe(0);
    expect(await data.letters.sweepRefusals(at(2))).toBe(1);
    expect(await data.letters.refusals('eva@example.com')).toBe(0);
    await storeLetters(data, [emailRow('adas', { userId: null })]);
    const [letter] = await data.letters.claim(claimAt(0));
    await data.letters.putBack(letter ?? { id: '', attempts: 0 }, { ...result, refusedAt: at(3) });
    expect(await data.letters.refusals('ada@example.com')).toBe(1);
    await data.users.remove('ada');
    expect(await data.letters.refusals('ada@example.com')).toBe(0);
  });
}

function describeLists(make: () => Promise<Data>) {
  test('e-mails are listed newest first, with the numbers of all', async () => {
    const data = await withPeople(await make());
    expect(await data.letters.list({ skip: 0, take: 2 })).toEqual({
      rows: [],
      areMore: false,
      waiting: 0,
      failed: 0,
    });
    await storeLetters(data, [
      emailRow('oldest', { failedAt: at(1) }),
      emailRow('newest', { createdAt: at(2) }),
      emailRow('middle', { createdAt: at(1) }),
    ]);
    const { rows, ...page } = await data.letters.list({ skip: 0, take: 2 });
    expect(idsOf(rows)).toEqual(['newest', 'middle']);
    expect(page).toEqual({ areMore: true, waiting: 2, failed: 1 });
    const rest = await data.letters.list({ skip: 2, take: 2 });
    expect(idsOf(rest.rows)).toEqual(['oldest']);
    expect(rest.areMore).toBe(false);
  });

  test('e-mails are counted no further than needed', async () => {
    const data = await withPeople(await make());
    const many = limits.countedLetters + 5;
    await storeLetters(
      data,
      Array.from({ length: many }, (_, n) => emailRow(`waiting-${n}`)),
    );
    await storeLetters(data, [emailRow('failed', { failedAt: at(1) })]);
    const { waiting, failed } = await data.letters.list({ skip: 0, take: 1 });
    expect([waiting, failed]).toEqual([limits.countedLetters + 1, 1]);
  });

  test('e-mails that failed long ago are swept', async () => {
    const data = await withPeople(await make());
    await storeLetters(data, [
      emailRow('old', { failedAt: at(9) }),
      emailRow('failed', { failedAt: at(10) }),
      emailRow('waiting'),
    ]);
    expect(await data.letters.sweep(at(10))).toBe(1);
    expect(await data.letters.sweep(at(10))).toBe(0);
    expect(idsOf(await storedEmails(data))).toEqual(['waiting', 'failed']);
  });
}

function describeFailed(make: () => Promise<Data>) {
  test('an administrator makes a failed e-mail due, or removes it; others and waiting ones stay', async () => {
    const data = await withPeople(await make());
    await data.users.insert(userRow('root', { role: 'admin' }));
    const failed = { userId: null, attempts: 12, failure: '550 No', failedAt: at(3), dueAt: at(3) };
    await storeLetters(data, [
      emailRow('one', failed),
      emailRow('two', failed),
      emailRow('waiting', { userId: null, createdAt: at(1) }),
    ]);
    const { letters } = data;
    const now = at(4);
    expect(await letters.retry('one', { by: 'ada', now })).toBe('not allowed');
    expect(await letters.removeFailed('two', 'ada')).toBe('not allowed');
    expect(await letters.retry('waiting', { by: 'root', now })).toBe(false);
    expect(await letters.removeFailed('waiting', 'root')).toBe(false);
    expect(await letters.retry('one', { by: 'root', now })).toBe(true);
    expect(await letters.removeFailed('two', 'root')).toBe(true);
    expect(await letters.removeFailed('two', 'root')).toBe(false);
    const rows = await storedEmails(data);
    expect(idsOf(rows).toSorted()).toEqual(['one', 'waiting']);
    expect(rows.find(({ id }) => id === 'one')).toMatchObject({
      attempts: 0,
      failure: '',
      failedAt: null,
      dueAt: now,
    });
  });
}

export function describeEmails(make: () => Promise<Data>) {
  describe('e-mails', () => {
    describeFailed(make);
    describeStoring(make);
    describeContact(make);
    describeClaims(make);
    describeRefusals(make);
    describeLists(make);
  });
}
