import { expect } from '@playwright/test';
import { everyBlock } from '../pages/allBlocks';
import { PostScreen, samplePost } from '../pages/PostScreen';
import type { Site } from '../pages/Site';
import type { State } from './state';

/** A post of the persona "author". */
const ownPost = '/posts/london-to-istanbul-without-leaving-the-ground';

const open = (name: string, path: string): State => ({ name, show: (site) => site.open(path) });

/** Loads what a page loads with the first input. */
const touch = ({ page }: Site) => page.keyboard.press('Shift');

async function openRemarks({ page }: Site) {
  await page.getByRole('button', { name: 'Menu of this paragraph' }).first().click();
  await page.getByText('Comment on this paragraph').click();
}

export const readingStates: readonly State[] = [
  open('home', '/'),
  open('posts', '/posts'),
  open('posts, page 2', '/posts?page=2'),
  open('posts, a search with results', '/posts?q=garden'),
  open('posts, a search without results', '/posts?q=zzzz'),
  {
    name: 'posts, loading',
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ delay: 60_000 });
      await site.navigate('/posts');
    },
  },
  {
    name: 'posts, failed',
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ failures: { listPosts: { status: 500 } } });
      await site.navigate('/posts');
      await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'home, failed',
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ failures: { readHome: { status: 500 } } });
      await site.navigate('/');
      await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'posts, the topics on a phone',
    show: async (site) => {
      await site.page.setViewportSize({ width: 360, height: 740 });
      await site.open('/posts');
      await site.page.getByRole('button', { name: 'Topics' }).click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  open('post', samplePost),
  open('post in Arabic', '/posts/arabic-names-of-the-stars'),
  {
    name: 'post, loading',
    isIncomplete: true,
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ delay: 60_000 });
      await site.navigate(samplePost);
    },
  },
  {
    name: 'post, a visitor comments',
    show: async (site) => {
      await site.open(samplePost);
      const post = new PostScreen(site);
      await post.commentBox.fill('I turn mine every ten days.');
      await post.button('Comment').click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'post, its author deletes it',
    show: async (site) => {
      await site.openAs('author', ownPost);
      await new PostScreen(site).button('Delete post').click();
      await expect(site.page.getByRole('dialog', { name: 'Delete This Post' })).toBeVisible();
    },
  },
  {
    name: 'post with every block',
    show: async (site) => {
      await site.openAs('author', '/about');
      await new PostScreen(site).create(everyBlock);
    },
  },
  {
    name: 'post, its author sees it',
    show: (site) => site.openAs('author', ownPost),
  },
  {
    name: 'post that fails to load',
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ failures: { readPost: { status: 0 } } });
      await site.navigate(samplePost);
      await expect(site.page).toHaveURL(/not-found/);
    },
  },
  {
    name: 'post, the summary',
    show: async (site) => {
      await site.openAs('reader', samplePost);
      await site.page.getByRole('button', { name: 'AI Summary' }).click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'post, own comment being edited',
    show: async (site) => {
      await site.openAs('reader', samplePost);
      const post = new PostScreen(site);
      await post.commentBox.fill('I turn mine every ten days.');
      await post.button('Comment').click();
      await post.comment('every ten days').getByRole('button', { name: 'Edit comment' }).click();
    },
  },
  {
    name: 'post, a visitor likes it',
    show: async (site) => {
      await site.open(samplePost);
      await site.page.getByRole('button', { name: 'Like this post' }).click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'post, a deleted comment',
    show: async (site) => {
      await site.openAs('reader', samplePost);
      const post = new PostScreen(site);
      await post.commentBox.fill('A comment to delete.');
      await post.button('Comment').click();
      await post.comment('to delete').getByRole('button', { name: 'Delete comment' }).click();
    },
  },
  {
    name: 'post, the remarks of a paragraph',
    show: async (site) => {
      await site.openAs('reader', samplePost);
      await touch(site);
      await openRemarks(site);
      const remarks = site.page.getByRole('region', { name: 'Remarks' });
      await remarks.getByLabel('Your remark').fill('Mine took six weeks.');
      await remarks.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(remarks.getByRole('listitem')).toContainText('Mine took six weeks.');
    },
  },
  {
    name: 'post, where the reader stopped',
    show: async (site) => {
      await site.openAs('reader', samplePost);
      const jump = site.page.getByRole('button', { name: 'Continue where you stopped' });
      await expect(jump).toBeVisible();
    },
  },
  {
    name: 'post, offline',
    show: async (site) => {
      const { page } = site;
      await site.openAs('reader', samplePost);
      const line = page.getByRole('status', { name: 'Connection' });
      await touch(site);
      await expect(line).toBeAttached();
      await expect(page.getByRole('button', { name: 'Share on Facebook' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // What the mocks and the app load later would fail without a connection.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        dispatchEvent(new Event('offline'));
      });
      await expect(line).toContainText('You are offline.');
    },
  },
  open('contact', '/contact'),
  open('about', '/about'),
  open('privacy policy', '/privacy-policy'),
  open('denied', '/denied'),
  open('not found', '/not-found'),
  {
    name: "developer's panel",
    show: async (site) => {
      await site.open('/about');
      await site.page.getByRole('button', { name: "Developer's panel" }).click();
    },
  },
];
