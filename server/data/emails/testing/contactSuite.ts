import type { ContactView } from '@contract/contact/contactEntities';
import { expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, contactRow, emailRow, userRow } from '../../testing/rows';

/** What administrators do about messages of the contact form. */
export function describeContact(make: () => Promise<Data>) {
  test('messages to the editors are listed by what was done about them, and swept', async () => {
    const data = await withPeople(await make());
    await data.users.insert(userRow('root', { role: 'admin' }));
    for (const [time, id] of ['first', 'second', 'third'].entries())
      await data.contact.insert(
        contactRow(id, { createdAt: at(time) }),
        emailRow(id, { userId: null }),
      );
    const list = async (view: ContactView | null) => {
      const { rows, ...page } = await data.contact.list({ view, skip: 0, take: 2 });
      return { ids: idsOf(rows), ...page };
    };
    expect(await list('open')).toEqual({ ids: ['third', 'second'], areMore: true, open: 3 });
    const second = contactRow('second', { createdAt: at(1), isDone: true });
    expect(await data.contact.change('second', { isDone: true }, 'root')).toEqual(second);
    expect(
      await data.contact.change('third', { isSpam: true, isDone: true }, 'root'),
    ).not.toBeNull();
    expect(await data.contact.change('none', { isDone: true }, 'root')).toBeNull();
    expect(await data.contact.change('first', {}, 'root')).toMatchObject({ isDone: false });
    const page = { areMore: false, open: 1 };
    expect(await list('open')).toEqual({ ids: ['first'], ...page });
    expect(await list('done')).toEqual({ ids: ['second'], ...page });
    expect(await list('spam')).toEqual({ ids: ['third'], ...page });
    expect(await list(null)).toEqual({ ids: ['second', 'first'], ...page });
    expect(await data.contact.countOpen()).toBe(1);
    expect(await data.contact.remove('first', 'root')).toBe(true);
    expect(await data.contact.remove('first', 'root')).toBe(false);
    expect(await data.contact.change('third', { isSpam: false }, 'ada')).toBe('not allowed');
    expect(await data.contact.remove('third', 'ada')).toBe('not allowed');
    expect(await data.contact.sweep(at(2))).toBe(1);
    expect(await data.contact.byId('second')).toBeNull();
    expect(await data.contact.byId('third')).not.toBeNull();
  });
}
