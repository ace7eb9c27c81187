import { expect } from '@playwright/test';
import { everyBlock } from '../pages/allBlocks';
import { createPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { chooseFromMenu } from '../pages/menus';
import { Site } from '../pages/Site';
import type { State } from './state';

async function openFull(site: Site) {
  const editor = new EditorScreen(site.page);
  const { title, url, blocks } = everyBlock;
  await site.openAs('author', '/about');
  await createPost(site.page, { title, url, document: { blocks } });
  await site.navigate(`/update?post=${url}`);
  await editor.waitUntilReady();
  return editor;
}

async function openDraft(site: Site) {
  const editor = new EditorScreen(site.page);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Half a post');
  await editor.focusEnd();
  await editor.type('The first paragraph.');
  await editor.waitForDraft('The first paragraph.');
  return editor;
}

export const editorStates: readonly State[] = [
  {
    name: 'editor, new post',
    show: (site) => new EditorScreen(site.page).openAs(site, 'author', '/create'),
  },
  {
    name: 'editor, refused',
    show: async (site) => {
      const editor = new EditorScreen(site.page);
      await editor.openAs(site, 'author', '/create');
      await editor.publish.click();
      await expect(site.alerts).not.toBeEmpty();
    },
  },
  {
    name: 'editor, every block',
    show: async (site) => {
      await openFull(site);
    },
  },
  {
    name: 'editor, preview',
    show: async (site) => {
      await openFull(site);
      await site.page.getByRole('button', { name: 'Preview' }).click();
    },
  },
  {
    name: 'editor, e-mail about the post',
    show: async (site) => {
      await openFull(site);
      const menu = site.page.getByRole('button', { name: 'More', exact: true });
      await chooseFromMenu(menu, 'See the e-mail…');
      const email = site.page.getByTitle('The e-mail').contentFrame();
      await expect(email.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'editor, check',
    show: async (site) => {
      const editor = await openFull(site);
      await site.page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(editor.checkDialog).toBeVisible();
    },
  },
  {
    name: 'editor, the settings of a post',
    show: async (site) => {
      await site.page.setViewportSize({ width: 360, height: 740 });
      const editor = await openDraft(site);
      await editor.openSettings();
    },
  },
  {
    name: 'editor, a saved draft',
    show: async (site) => {
      const editor = await openDraft(site);
      await site.page.getByRole('button', { name: 'Save as draft' }).click();
      await expect(site.page).toHaveURL(/post=half-a-post/);
      await editor.waitUntilReady();
    },
  },
  {
    name: 'editor, another account is signed in',
    show: async (site) => {
      const editor = await openDraft(site);
      const tab = await site.page.context().newPage();
      const other = new Site(tab);
      await other.open('/about');
      await other.logOut();
      await other.signIn('reader');
      await expect(tab.getByLabel('Account menu')).toBeVisible();
      await editor.page.getByRole('button', { name: 'Save as draft' }).click();
      const dialog = editor.page.getByRole('dialog', { name: 'Another account is signed in' });
      await expect(dialog).toBeVisible();
    },
  },
  {
    name: 'editor, the toolbox',
    show: async (site) => {
      const editor = await openDraft(site);
      await editor.press('Enter');
      await editor.openToolbox();
      await expect(site.page.getByRole('menuitem', { name: 'Numbered list' })).toBeVisible();
    },
  },
  {
    name: 'editor, the options of a block',
    show: async (site) => {
      const editor = await openDraft(site);
      await editor.press('Control+/');
      await expect(site.page.getByRole('menuitem', { name: 'Convert to' })).toBeVisible();
    },
  },
  {
    name: 'editor, left with work that is saved',
    show: async (site) => {
      await openDraft(site);
      await site.page.getByRole('link', { name: 'All Posts' }).click();
      await expect(site.page.getByRole('button', { name: 'Continue' })).toBeVisible();
    },
  },
  {
    name: 'editor, restoring unsaved work',
    show: async (site) => {
      await openDraft(site);
      await site.page.reload();
      await expect(site.page.getByRole('button', { name: 'Discard' })).toBeVisible();
    },
  },
  {
    name: 'dashboard, unfinished work',
    show: async (site) => {
      await openDraft(site);
      await site.page.goto('/dashboard');
      await expect(site.page.getByText('Half a post')).toBeVisible();
    },
  },
  {
    name: 'editor, read in a second tab',
    show: async (site) => {
      const editor = await openFull(site);
      const path = `/update?post=${everyBlock.url}`;
      await site.page.goto('/about');
      await new EditorScreen(await site.page.context().newPage()).open(path);
      await site.page.goto(path);
      await expect(editor.warnings).toContainText('can only be read');
    },
  },
  {
    name: 'editor, the session has ended',
    show: async (site) => {
      const editor = await openFull(site);
      await editor.field('Title').fill('Changed');
      await site.setMock({
        failures: { updatePost: { status: 401 }, refreshToken: { status: 401 } },
      });
      await editor.publish.click();
      await expect(site.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    },
  },
  {
    name: 'editor, the post was deleted',
    show: async (site) => {
      const editor = await openFull(site);
      await editor.field('Title').fill('Changed');
      await site.setMock({ failures: { updatePost: { status: 404 } } });
      await editor.publish.click();
      await expect(site.page.getByRole('button', { name: 'Publish as a new post' })).toBeVisible();
    },
  },
];
