import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, logRow, resourceRow, sitePageRow, userRow } from '../../testing/rows';
import { siteSettings } from '../../testing/siteSettings';

const entry = (id: string, actorId = 'root') => logRow(id, { actorId, action: 'changeSite' });
const everything = { skip: 0, take: 20 };

async function withAdmin(data: Data) {
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.users.insert(userRow('ada'));
  return data;
}

export function describeSitePages(make: () => Promise<Data>) {
  describe('pages of the site', () => {
    test('an administrator writes and removes pages, each with an address of its own', async () => {
      const { sitePages, moderation } = await withAdmin(await make());
      const one = sitePageRow('one', { createdAt: at(2) });
      expect(await sitePages.insert(one, entry('not', 'ada'))).toBe('not allowed');
      expect(await sitePages.insert(one, entry('first'))).toBe('stored');
      expect(await sitePages.insert({ ...one, id: 'other' }, entry('not'))).toBe('taken');
      expect(await sitePages.insert(sitePageRow('two'), entry('second'))).toBe('stored');
      expect(idsOf(await sitePages.list())).toEqual(['two', 'one']);
      expect((await sitePages.list())[1]).not.toHaveProperty('content');
      expect(await sitePages.bySlug('one')).toEqual(one);
      expect(await sitePages.byId('one')).toEqual(one);
      expect(await sitePages.bySlug('three')).toBeNull();
      expect(await sitePages.remove('one', entry('not', 'ada'))).toBe(false);
      expect(await sitePages.remove('one', entry('removed'))).toBe(true);
      expect(await sitePages.remove('one', entry('not'))).toBe(false);
      expect(await sitePages.byId('one')).toBeNull();
      const logged = idsOf((await moderation.log(everything)).rows);
      expect(logged.toSorted()).toEqual(['first', 'removed', 'second']);
    });

    test('a change needs the present version, and becomes the next one', async () => {
      const { sitePages } = await withAdmin(await make());
      const page = sitePageRow('one');
      await sitePages.insert(page, entry('first'));
      await sitePages.insert(sitePageRow('two'), entry('second'));
      const changed = { ...page, slug: 'uno', title: 'Uno', isPublished: false, updatedAt: at(3) };
      expect(await sitePages.update(changed, entry('not', 'ada'))).toBe('not allowed');
      expect(await sitePages.update({ ...changed, slug: 'two' }, entry('not'))).toBe('taken');
      expect(await sitePages.update(changed, entry('third'))).toBe('changed');
      expect(await sitePages.byId('one')).toEqual({ ...changed, version: 2 });
      expect(await sitePages.update(changed, entry('not'))).toBe('stale');
      expect(await sitePages.update(sitePageRow('three'), entry('not'))).toBe('gone');
    });

    test('there are at most five besides the built-in ones, also when they are written at once', async () => {
      const { sitePages } = await withAdmin(await make());
      const slugs = Array.from({ length: apiLimits.pages + 1 }, (_, number) => `page-${number}`);
      const outcomes = await Promise.all(
        slugs.map(async (slug) => sitePages.insert(sitePageRow(slug), entry(slug))),
      );
      expect(outcomes.toSorted()).toEqual(['full', ...slugs.slice(1).map(() => 'stored')]);
      expect(await sitePages.insert(sitePageRow('about'), entry('about'))).toBe('stored');
    });

    test('pictures of a page and the logo are used, and those of a page are no longer uploads of an account', async () => {
      const { sitePages, site, resources, storedFiles } = await withAdmin(await make());
      for (const [id, ownerId] of [
        ['shown', 'root'],
        ['unused', 'root'],
        ['of-ada', 'ada'],
      ] as const) {
        await resources.insert(resourceRow(id, { ownerId, name: `${id}.png` }));
      }
      const content = '{"blocks":[{"url":"/file/shown.png"},{"url":"/file/of-ada.png"}]}';
      await sitePages.insert(sitePageRow('one', { content }), entry('first'));
      const removed = await resources.sweep(at(1000));
      expect(removed.files.toSorted()).toEqual(['of-ada.png', 'unused.png']);
      const files = ['shown.png', 'unused.png'].map((name) => ({ name, url: `/file/${name}` }));
      expect(await storedFiles.findUsed(files)).toEqual(['shown.png']);
      await sitePages.remove('one', entry('removed'));
      expect(await storedFiles.findUsed(files)).toEqual([]);
      await site.update(siteSettings({ logo: '/file/unused.png' }), 'root');
      expect(await storedFiles.findUsed(files)).toEqual(['unused.png']);
    });
  });
}
