import { describe, expect, test } from 'vitest';
import { withAccess, withPendingEmail } from '../../accounts/testing/accountAccess';
import type { Data } from '../../port';
import { withPost } from '../../testing/fixtures';
import { at, emailRow, logRow, publishing, tokenRow, userRow } from '../../testing/rows';

const ofPost = { postId: 'post', commentId: null, profileId: null, headingId: null } as const;

async function withAdmins(empty: Data) {
  const data = await withPost(empty);
  for (const id of ['root', 'second']) await data.users.insert(userRow(id, { role: 'admin' }));
  const entry = (id: string, minute = 3) => logRow(id, { actorId: 'root', createdAt: at(minute) });
  return { ...data, entry };
}

/** Calls judge a row before they change it: what the row has become meanwhile decides. */
export function describeChangedMeanwhile(make: () => Promise<Data>) {
  describe('a row that was changed after it was judged', () => {
    test('an account that has become an administrator is neither blocked nor deleted', async () => {
      const { users, moderation, entry } = await withAdmins(await make());
      await moderation.setRole({ id: 'ben', role: 'admin' }, entry('role'));
      expect(await users.setBlocked('ben', true, { entry: entry('block') })).toBe(false);
      expect(await users.remove('ben', undefined, { entry: entry('delete') })).toBeNull();
      expect(await users.byId('ben')).toMatchObject({ role: 'admin', isBlocked: false });
      const { rows } = await moderation.log({ skip: 0, take: 9 });
      expect(rows.map(({ id }) => id)).toEqual(['role']);
    });

    test('an account whose password was changed is not deleted with the former one', async () => {
      const { users, credentials } = await withAdmins(await make());
      const { email = '', passwordHash = null } = (await users.byId('ben')) ?? {};
      const checked = { email, passwordHash };
      const change = {
        userId: 'ben',
        expected: passwordHash,
        passwordHash: 'new',
        keepSession: '',
      };
      await credentials.setPassword(change);
      expect(await users.remove('ben', undefined, { checked })).toBeNull();
      const changed = { checked: { email, passwordHash: 'new' } };
      expect(await users.remove('ben', undefined, changed)).not.toBeNull();
    });

    test('an account that was blocked keeps its profile', async () => {
      const { users } = await withAdmins(await make());
      await users.setBlocked('ben', true);
      expect(await users.update('ben', { bio: 'New' })).toBeNull();
      expect((await users.byId('ben'))?.bio).not.toBe('New');
    });

    test('an account that was blocked keeps its password and its pending address, and gets no links', async () => {
      const data = await withPendingEmail(await withAccess(await make()));
      const { credentials, tokens, users } = data;
      await users.setBlocked('ada', true);
      const stored = async () => [
        await users.byId('ada'),
        await data.letters.list({ skip: 0, take: 9 }),
      ];
      const before = await stored();
      const change = { userId: 'ada', expected: 'hash', passwordHash: 'new', keepSession: '' };
      expect(await credentials.setPassword(change)).toBe(false);
      expect(await credentials.cancelEmailChange('ada')).toBeNull();
      const confirm = { kind: 'confirm', email: 'new@example.com' } as const;
      expect(await tokens.put(tokenRow('verify-2'), emailRow('verify-2'))).toBe(false);
      expect(await tokens.put(tokenRow('confirm-2', confirm), emailRow('two'))).toBe(false);
      // Somebody who is not signed in can't know that the account is blocked.
      expect(await tokens.put(tokenRow('reset-2', { kind: 'reset' }))).toBe(true);
      expect(await stored()).toEqual(before);
    });

    test('a post that was emptied since it was unpublished is not published by taking that back', async () => {
      const { posts, publication, reports, entry } = await withAdmins(await make());
      const report = { subjectId: 'one', reporterId: 'ben', reason: 'spam', text: '' } as const;
      await reports.insert({ ...report, createdAt: at(1) }, { ...ofPost, kind: 'post' });
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('one', decision, [entry('hidden')]);
      await posts.update('post', { metaDescription: '', updatedAt: at(4) }, 'ada');
      expect(await reports.undo({ id: 'one', since: at(3) }, entry('undone', 5))).toBe('too late');
      expect(await posts.byId('post')).toMatchObject({ isPublished: false });
      expect(await publication.publish('post', publishing('root', at(6)))).toBe('not allowed');
    });
  });
}
