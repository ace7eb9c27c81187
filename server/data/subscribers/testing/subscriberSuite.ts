import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { SubscriberRow } from '../../rows/rows';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, emailRow, subscriberRow } from '../../testing/rows';

const page = { skip: 0, take: 9 };
const first = { after: null, take: 9 };
/** Someone who has not confirmed the address. */
export const asked = (id: string, given: Partial<SubscriberRow> = {}) =>
  subscriberRow(id, { confirmedAt: null, ...given });
const toNobody = (id: string) => emailRow(`ask-${id}`, { userId: null, kind: 'subscription' });

/** Subscribes these at noon and confirms them a minute later. */
export async function subscribe(data: Data, rows: readonly SubscriberRow[]) {
  for (const row of rows) {
    await data.subscribers.put(asked(row.id, row), toNobody(row.id));
    if (row.confirmedAt === null) continue;
    await data.subscribers.confirm(row.confirmHash, { now: row.confirmedAt, askedAfter: 0 });
  }
  for (const { id } of (await data.letters.list({ skip: 0, take: 99 })).rows) {
    await data.letters.remove(id);
  }
}

/** Their ids. */
export async function storedEmails({ letters }: Data) {
  return idsOf((await letters.list({ skip: 0, take: 99 })).rows).toSorted();
}

function describeSubscriptions(make: () => Promise<Data>) {
  test('a subscription is stored with its e-mail, and begins when it is confirmed', async () => {
    const data = await make();
    expect(await data.subscribers.put(asked('eva'), toNobody('eva'))).toBe(true);
    expect(await storedEmails(data)).toEqual(['ask-eva']);
    expect(await data.subscribers.find('stop eva')).toEqual(asked('eva'));
    expect((await data.subscribers.list(page)).rows).toEqual([]);
    const times = { now: at(2), askedAfter: at(0) };
    expect(await data.subscribers.confirm('confirm none', times)).toBeNull();
    const confirm = async (given = times) => data.subscribers.confirm('confirm eva', given);
    expect(await confirm({ ...times, askedAfter: at(1) })).toBeNull();
    expect(await confirm()).toEqual({ authorId: null });
    expect(await confirm({ now: at(9), askedAfter: at(8) })).toEqual({ authorId: null });
    expect(await data.subscribers.byId('eva')).toEqual(asked('eva', { confirmedAt: at(2) }));
  });

  test('asking again keeps the row; one that is not confirmed gets the new time', async () => {
    const data = await make();
    const again = asked('other', { stopHash: 'stop eva', createdAt: at(7) });
    await data.subscribers.put(asked('eva'), toNobody('eva'));
    expect(await data.subscribers.put(again, toNobody('again'))).toBe(true);
    expect(await data.subscribers.find('stop eva')).toEqual(asked('eva', { createdAt: at(7) }));
    await data.subscribers.confirm('confirm eva', { now: at(8), askedAfter: at(7) });
    await data.subscribers.put({ ...again, createdAt: at(9) }, toNobody('third'));
    expect(await data.subscribers.find('stop eva')).toMatchObject({ createdAt: at(7) });
    expect(await storedEmails(data)).toEqual(['ask-again', 'ask-eva', 'ask-third']);
  });

  test('a subscription of an unknown author is not stored', async () => {
    const data = await withPeople(await make());
    const row = asked('eva', { authorId: 'none' });
    expect(await data.subscribers.put(row, toNobody('eva'))).toBe(false);
    expect(await data.subscribers.find('stop eva')).toBeNull();
  });

  test('a stopped one is gone, as are those of an author whose account is closed', async () => {
    const data = await withPeople(await make());
    await subscribe(data, [subscriberRow('eva'), subscriberRow('ida', { authorId: 'ada' })]);
    expect(await data.subscribers.stop('stop eva')).toBe(true);
    expect(await data.subscribers.stop('stop eva')).toBe(false);
    expect(idsOf(await data.subscribers.listAfter(first))).toEqual(['ida']);
    await data.users.remove('ada');
    expect(await data.subscribers.byId('ida')).toBeNull();
  });

  test('confirmed ones are listed newest first, with their author', async () => {
    const data = await withPeople(await make());
    await subscribe(data, [
      subscriberRow('eva', { confirmedAt: at(3) }),
      subscriberRow('ida', { authorId: 'ada', confirmedAt: at(4) }),
      subscriberRow('ole', { authorId: 'ben', confirmedAt: at(2) }),
      asked('uma', { authorId: 'ada' }),
    ]);
    const { rows, areMore } = await data.subscribers.list({ skip: 0, take: 2 });
    expect([idsOf(rows), areMore]).toEqual([['ida', 'eva'], true]);
    expect(rows.map(({ author }) => author?.id)).toEqual(['ada', undefined]);
    const own = await data.subscribers.list({ ...page, authorId: 'ada' });
    expect(own).toMatchObject({ rows: [{ id: 'ida', confirmedAt: at(4) }], areMore: false });
    const two = await data.subscribers.listAfter({ after: null, take: 2 });
    expect(idsOf(two)).toEqual(['ida', 'eva']);
    const after = two[1] ?? null;
    expect(idsOf(await data.subscribers.listAfter({ after, take: 2 }))).toEqual(['ole']);
    expect(idsOf(await data.subscribers.listAfter({ ...first, authorId: 'ben' }))).toEqual(['ole']);
  });

  test('those that were asked for long ago and not confirmed are swept', async () => {
    const data = await make();
    await subscribe(data, [subscriberRow('eva'), asked('ida'), asked('ole', { createdAt: at(1) })]);
    expect(await data.subscribers.sweep(at(1))).toBe(1);
    expect(await data.subscribers.find('stop ida')).toBeNull();
    expect(await data.subscribers.find('stop ole')).not.toBeNull();
  });
}

/** People without an account who get new posts by e-mail. */
export function describeSubscribers(make: () => Promise<Data>) {
  describe('subscribers', () => {
    describeSubscriptions(make);
  });
}
