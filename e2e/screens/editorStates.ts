import { expect } from '@playwright/test';
import { allBlocks } from '../pages/allBlocks';
import { EditorScreen } from '../pages/EditorScreen';
import type { Site } from '../pages/Site';
import type { State } from './state';

async function openFull(site: Site) {
  const editor = new EditorScreen(site.page);
  await editor.openPublished(site, 'every-block', allBlocks);
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
    name: 'editor, check',
    show: async (site) => {
      const editor = await openFull(site);
      await site.page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(editor.checkDialog).toBeVisible();
    },
  },
];
