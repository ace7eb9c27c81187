import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, commentRow, logRow, newPost } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const none = { postId: null, commentId: null, profileId: null, headingId: null };

/** What is known about people, for those who decide about what they wrote. */
export function describeAbout(make: () => Promise<Data>) {
  describe('what is known about a person', () => {
    test('are the last comments under published posts, newest first', async () => {
      const { moderation, comments, posts, decide } = await withReaders(await make());
      await posts.insert(newPost('draft', { isPublished: false }));
      await comments.insert(commentRow('in-draft', { authorId: 'ben', postId: 'draft' }));
      for (const minute of [1, 2, 3, 4, 5, 6])
        await comments.insert(
          commentRow(`c${minute}`, {
            authorId: 'ben',
            text: `No ${minute}`,
            createdAt: at(minute),
          }),
        );
      await decide('c5', 'hidden');
      await decide('c6', 'removed');
      const [ben] = await moderation.about(['ben', 'unknown', 'ben']);
      expect(ben).toMatchObject({ id: 'ben', reports: [] });
      expect(ben?.comments.map(({ id, state }) => [id, state])).toEqual([
        ['c5', 'hidden'],
        ['c4', 'shown'],
        ['c3', 'shown'],
        ['c2', 'shown'],
      ]);
      expect(ben?.comments[1]).toMatchObject({ text: 'No 4', createdAt: at(4) });
    });

    test('are the decisions, counted, with the newest', async () => {
      const { moderation, comments, users } = await withReaders(await make());
      await comments.insert(commentRow('one', { authorId: 'ben' }));
      const entry = (id: string, minute: number, reason = '') =>
        logRow(id, { actorId: 'mod', personId: 'ben', reason, createdAt: at(minute) });
      const hidden = { state: 'hidden', stateReason: 'Spam' } as const;
      await moderation.decide('one', hidden, { ...entry('a', 1, 'Spam'), action: 'hidden' });
      const shown = { state: 'shown', stateReason: '' } as const;
      await moderation.decide('one', shown, { ...entry('b', 2), action: 'shown' });
      await moderation.decide('one', hidden, { ...entry('c', 3, 'Again'), action: 'hidden' });
      const role = { ...entry('d', 4), actorId: 'root', action: 'setRole' } as const;
      await moderation.setRole({ id: 'ben', role: 'moderator' }, role);
      expect(await users.byId('ben')).toMatchObject({ role: 'moderator' });
      expect(await moderation.about(['ada', 'ben'])).toMatchObject([
        { id: 'ada', decisions: {}, lastDecision: null },
        {
          id: 'ben',
          decisions: { hidden: 2, shown: 1 },
          lastDecision: { action: 'hidden', reason: 'Again', createdAt: at(3) },
        },
      ]);
    });

    test('are the open reports, newest first, without the title of a post that is not public', async () => {
      const { moderation, comments, reports, publication } = await withReaders(await make());
      await comments.insert(commentRow('one', { authorId: 'ada', text: 'Cheap bins' }));
      const report = { reporterId: 'cleo', reason: 'spam', text: '' } as const;
      const subjects = [
        { ...none, kind: 'post', postId: 'post' },
        { ...none, kind: 'comment', commentId: 'one' },
        { ...none, kind: 'profile', profileId: 'ada' },
        { ...none, kind: 'profile', profileId: 'ben' },
      ] as const;
      for (const [index, subject] of subjects.entries())
        await reports.insert({ ...report, subjectId: `r${index}`, createdAt: at(index) }, subject);
      const texts = async () => {
        const [ada] = await moderation.about(['ada']);
        return ada?.reports.map(({ id, kind, text }) => [id, kind, text]);
      };
      const before = await texts();
      expect(before?.map(([id]) => id)).toEqual(['r2', 'r1', 'r0']);
      expect(before?.slice(0, 2)).toEqual([
        ['r2', 'profile', 'ada'],
        ['r1', 'comment', 'Cheap bins'],
      ]);
      expect(before?.[2]?.[2]).not.toBe('');
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect((await texts())?.[2]).toEqual(['r0', 'post', '']);
    });
  });
}
