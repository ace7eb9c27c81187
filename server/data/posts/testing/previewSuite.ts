import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import {
  at,
  emailRow,
  emptyDocument,
  newPost,
  publishing,
  shownDocument,
  userRow,
} from '../../testing/rows';

const link = (hash: string, expiresAt = at(60)) => ({ postId: 'draft', hash, expiresAt });

const by = (id: string) => ({ by: id, now: at(0) });

/** A draft of ada’s, and a published post. */
async function withDraft(data: Data) {
  await withPeople(data);
  await data.users.insert(userRow('admin', { role: 'admin' }));
  await data.posts.insert(newPost('draft', { isPublished: false, content: '{"blocks":[1]}' }));
  await data.posts.insert(newPost('public'));
  async function shown(hash: string) {
    const [read, draft] = [
      await data.previews.read(hash, at(0)),
      await data.previews.draft(hash, at(0)),
    ];
    expect(draft?.id).toBe(read?.post.id);
    return draft?.id ?? null;
  }
  return { ...data, shown };
}

function describeEnds(make: () => Promise<Data>) {
  test('ends with the publication, also when the post is a draft again', async () => {
    const { previews, publication, shown } = await withDraft(await make());
    await previews.put(link('one'), by('ada'));
    await publication.schedule({ id: 'draft', publishAt: at(9) }, publishing('ada', at(0)));
    expect(await shown('one')).toBe('draft');
    await publication.publish('draft', publishing('ada', at(1)));
    expect(await shown('one')).toBeNull();
    await publication.unpublish('draft', { by: 'ada', now: at(9) });
    expect(await shown('one')).toBeNull();
  });

  test('ends with a planned publication, and stays if that is not possible', async () => {
    const { previews, publication, shown } = await withDraft(await make());
    await previews.put(link('one'), by('ada'));
    const carryOut = async (document: typeof shownDocument) => {
      await publication.schedule({ id: 'draft', publishAt: at(9) }, publishing('ada', at(0)));
      const given = { document, letter: emailRow('letter') };
      return publication.carryOut({ id: 'draft', publishAt: at(9) }, given);
    };
    expect(await carryOut(emptyDocument)).toBe('stays a draft');
    expect(await shown('one')).toBe('draft');
    expect(await carryOut(shownDocument)).toBe('published');
    await publication.unpublish('draft', { by: 'ada', now: at(9) });
    expect(await shown('one')).toBeNull();
  });

  test('expires, is swept, and goes with its post', async () => {
    const { posts, previews, shown } = await withDraft(await make());
    await previews.put(link('one', at(5)), by('ada'));
    expect(await previews.read('one', at(4))).not.toBeNull();
    expect(await previews.draft('one', at(5))).toBeNull();
    expect(await previews.read('one', at(5))).toBeNull();
    expect(await previews.sweep(at(4))).toBe(0);
    expect(await previews.sweep(at(5))).toBe(1);
    await previews.put(link('two'), by('ada'));
    await posts.remove('draft', 'ada');
    expect(await shown('two')).toBeNull();
    expect(await previews.sweep(at(60))).toBe(0);
  });

  test('shows nothing while the author is blocked', async () => {
    const { users, previews, shown } = await withDraft(await make());
    await previews.put(link('one'), by('admin'));
    await users.setBlocked('ada', true);
    expect(await shown('one')).toBeNull();
    await users.setBlocked('ada', false);
    expect(await shown('one')).toBe('draft');
  });
}

/** Links with which drafts can be read. */
export function describePreviews(make: () => Promise<Data>) {
  describe('preview of a draft', () => {
    test('shows the draft as it is now, and a new link ends the old one', async () => {
      const { posts, previews, shown } = await withDraft(await make());
      expect(await previews.put(link('one'), by('ada'))).toBe(true);
      await posts.update('draft', { title: 'Changed', updatedAt: at(1) }, 'ada');
      expect(await previews.read('one', at(0))).toMatchObject({
        expiresAt: at(60),
        post: { id: 'draft', title: 'Changed', content: '{"blocks":[1]}', author: { id: 'ada' } },
      });
      expect(await previews.draft('one', at(0))).toEqual({
        id: 'draft',
        pending: 0,
        revision: 2,
        updatedAt: at(1),
      });
      expect(await previews.put(link('two', at(90)), by('admin'))).toBe(true);
      expect([await shown('one'), await shown('two')]).toEqual([null, 'draft']);
      expect(await previews.remove('draft', 'ada')).toBe(true);
      expect(await previews.remove('draft', 'ada')).toBe(false);
      expect(await shown('two')).toBeNull();
    });

    test('only its author and admins who are not blocked have one of a draft', async () => {
      const { users, previews, shown } = await withDraft(await make());
      expect(await previews.put({ ...link('one'), postId: 'public' }, by('ada'))).toBe(false);
      expect(await previews.put({ ...link('one'), postId: 'none' }, by('ada'))).toBe(false);
      expect(await previews.put(link('one'), by('ben'))).toBe(false);
      await previews.put(link('one'), by('ada'));
      expect(await previews.remove('draft', 'ben')).toBe(false);
      await users.setBlocked('admin', true);
      expect(await previews.put(link('two'), by('admin'))).toBe(false);
      expect(await previews.remove('draft', 'admin')).toBe(false);
      expect(await shown('one')).toBe('draft');
    });

    describeEnds(make);
  });
}
