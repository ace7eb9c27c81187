import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { at, userRow } from '../../testing/rows';

/** The people whom ada can mention. */
async function withNames(empty: Data) {
  const data = await withPeople(empty);
  await data.users.insert(
    userRow('zoe_k', { username: 'Zoë_K', firstName: 'Renée', lastName: 'van Dijk' }),
  );
  await data.users.insert(userRow('dora', { firstName: 'Dora', lastName: '100%' }));
  const found = async (startsWith: string, take = 5) => {
    const people = await data.users.startingWith({ startsWith, viewerId: 'ada', take });
    return people.map(({ id }) => id);
  };
  return { ...data, found };
}

export function describePeople(make: () => Promise<Data>) {
  describe('people by the start of their names', () => {
    test('usernames and words of names are found without regard to case and accents', async () => {
      const { found } = await withNames(await make());
      expect(await found('zoe')).toEqual(['zoe_k']);
      expect(await found('ZOË_')).toEqual(['zoe_k']);
      expect(await found('renee')).toEqual(['zoe_k']);
      expect(await found('dij')).toEqual(['zoe_k']);
      expect(await found('oe')).toEqual([]);
      expect(await found('love')).toEqual(['ben', 'cleo']);
      expect(await found('love', 1)).toEqual(['ben']);
    });

    test('signs have no meaning of their own', async () => {
      const { found } = await withNames(await make());
      for (const sign of ['%', '_', '\\', "'", '&', ':*', '\uFFFF', '* ']) {
        expect(await found(sign)).toEqual([]);
      }
      expect(await found('100')).toEqual(['dora']);
    });

    test('nobody is found who is blocked or muted, nor the viewer', async () => {
      const { found, users, mutes } = await withNames(await make());
      expect(await found('ada')).toEqual(['ben', 'cleo']);
      await users.setBlocked('ben', true);
      expect(await found('ben')).toEqual([]);
      await mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(1) });
      expect(await found('cleo')).toEqual([]);
    });

    test('who has muted the viewer is found: nobody learns of it', async () => {
      const { found, mutes } = await withNames(await make());
      await mutes.put({ userId: 'dora', mutedId: 'ada', createdAt: at(1) });
      expect(await found('dora')).toEqual(['dora']);
    });
  });
}
