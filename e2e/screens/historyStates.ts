import { expect } from '@playwright/test';
import { changePost, createPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import type { Site } from '../pages/Site';
import type { State } from './state';

const url = 'bread-that-rises-overnight';

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } });

const first = [
  paragraph(
    'intro',
    'Most bread is made in a hurry. Flour, water, salt and yeast are mixed, and two hours later the loaf is in the oven. It is good bread, but it tastes of yeast, and it is dry on the second day.',
  ),
  { id: 'why', type: 'header', data: { text: 'Why it takes a night', level: 2 } },
  paragraph('salt', 'Salt slows the yeast down. Ten grams for 500 grams of flour are enough.'),
  paragraph('oven', 'Heat the oven to 220 degrees, and bake the loaf for 40 minutes.'),
  paragraph('end', 'Let it cool down before you cut it.'),
];

const second = [
  paragraph(
    'intro',
    'Most bread is made in a hurry. Flour, water, salt and yeast are mixed, and two hours later the loaf is in the oven. It is decent bread, but it tastes of yeast, and it is stale on the second day.',
  ),
  { id: 'why', type: 'header', data: { text: 'Why it takes a night', level: 2 } },
  paragraph('oven', 'Heat the oven to 240 degrees with the pot inside, and bake for 45 minutes.'),
  { id: 'line', type: 'delimiter', data: {} },
  paragraph('salt', 'Salt slows the yeast down. Ten grams for 500 grams of flour are enough.'),
  paragraph('pot', 'A heavy pot with a lid keeps the steam, which makes the crust thin and crisp.'),
];

/** A post of the author with three versions. */
async function createVersions(site: Site) {
  const { page } = site;
  await site.openAs('author', '/about');
  const title = 'Bread that rises in a night';
  await createPost(page, { title, url, document: { blocks: first } });
  await changePost(page, url, {
    title: 'Bread that rises overnight',
    document: { blocks: second },
    note: 'The oven has to be hotter, as several readers have written.',
  });
  const blocks = second.map((block) =>
    block.id === 'pot' ? paragraph('pot', 'A heavy pot with a lid keeps the steam.') : block,
  );
  await changePost(page, url, { title: 'Bread that rises overnight', document: { blocks } });
}

async function openEditor(site: Site) {
  await createVersions(site);
  const editor = new EditorScreen(site.page);
  await site.navigate(`/update?post=${url}`);
  await editor.waitUntilReady();
  return editor;
}

async function openSavedDraft(site: Site) {
  const editor = new EditorScreen(site.page);
  await site.openAs('author', '/dashboard/posts?state=inactive');
  await site.page.getByRole('button', { name: 'Edit post' }).first().click();
  await editor.waitUntilReady();
  return editor;
}

const press = (site: Site, name: string) =>
  site.page.getByRole('button', { name, exact: true }).first().click();

/** Opens a dialog of the post settings, which are other elements at another width. */
async function openInSettings(site: Site, name: string) {
  const editor = new EditorScreen(site.page);
  await site.page.reload();
  await editor.waitUntilReady();
  await editor.openSettings();
  await press(site, name);
}

async function openHistory(site: Site) {
  await openInSettings(site, 'History…');
  const compare = site.page.getByRole('button', { name: /^Compare/ });
  await compare.last().click();
  await expect(site.page.getByRole('region', { name: 'Differences' })).toBeVisible();
}

async function openAddress(site: Site) {
  await openInSettings(site, 'Change address…');
  await site.page.getByLabel('New address').fill('bread');
}

async function openPreviewLink(site: Site) {
  await site.page.reload();
  await new EditorScreen(site.page).waitUntilReady();
  await press(site, 'More');
  await press(site, 'Share a preview…');
  await press(site, 'New link');
  await press(site, 'Make the link');
  await expect(site.page.getByLabel('Link to the preview')).toBeVisible();
}

async function leaveAddress(site: Site) {
  await new EditorScreen(site.page).openSettings();
  const field = site.page.getByLabel('Originally published at');
  await field.fill('example.org');
  await site.page.getByLabel('SEO keywords').focus();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

export const historyStates: readonly State[] = [
  {
    name: 'history, as its author sees it',
    show: async (site) => {
      await createVersions(site);
      await site.navigate(`/posts/${url}/history`);
      await expect(site.page.getByRole('list', { name: 'Versions' })).toBeVisible();
    },
  },
  {
    name: 'history, what a version changed',
    show: async (site) => {
      await createVersions(site);
      await site.navigate(`/posts/${url}/history?version=2`);
      await expect(site.page.getByRole('region', { name: 'Changes' })).toBeVisible();
    },
  },
  {
    name: 'history, removing the text of a version',
    show: async (site) => {
      await createVersions(site);
      await site.navigate(`/posts/${url}/history`);
      await site.page.getByText('Remove text…').first().click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'history, failed',
    show: async (site) => {
      await createVersions(site);
      await site.setMock({ failures: { listRevisions: { status: 500 } } });
      await site.navigate(`/posts/${url}/history`);
      await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'post, edited, and first published elsewhere',
    show: async (site) => {
      await createVersions(site);
      await changePost(site.page, url, { canonicalUrl: 'https://example.org/bread' });
      await site.open(`/posts/${url}`);
      await expect(site.page.getByText('First published at')).toBeVisible();
    },
  },
  {
    name: 'editor, the history of a post',
    show: async (site) => {
      await openEditor(site);
    },
    showAgain: openHistory,
  },
  {
    name: 'editor, a post that was changed elsewhere',
    show: async (site) => {
      const editor = await openEditor(site);
      await changePost(site.page, url, { title: 'Bread for patient people' });
      await editor.addLine('Wrap the rest in a cloth.');
      await editor.publish.click();
      await expect(site.page.getByRole('dialog')).toContainText('patient');
    },
  },
  {
    name: 'editor, another address',
    show: async (site) => {
      await openEditor(site);
    },
    showAgain: openAddress,
  },
  {
    name: 'editor, an address that is refused',
    show: async (site) => {
      await openEditor(site);
    },
    showAgain: leaveAddress,
  },
  {
    name: 'editor, when to publish',
    show: async (site) => {
      await openSavedDraft(site);
      await press(site, 'Publishing options');
      await expect(site.page.getByRole('button', { name: 'Schedule…' })).toBeVisible();
    },
  },
  {
    name: 'editor, a planned time',
    show: async (site) => {
      await openSavedDraft(site);
      await press(site, 'Publishing options');
      await press(site, 'Schedule…');
      await expect(site.page.getByLabel('Publish at')).toBeVisible();
    },
  },
  {
    name: 'dashboard, a planned post',
    show: async (site) => {
      await openSavedDraft(site);
      await press(site, 'Publishing options');
      await press(site, 'Schedule…');
      await press(site, 'Schedule');
      const anyway = site.page.getByRole('button', { name: / anyway$/ });
      const done = site.page.getByRole('heading', { level: 1, name: 'Dashboard' });
      await anyway.or(done).first().waitFor();
      if (await anyway.isVisible()) await anyway.click();
      await site.page.waitForURL(/\/dashboard$/);
      await site.navigate('/dashboard/posts?state=inactive');
      await expect(site.page.getByText('Scheduled for').first()).toBeVisible();
    },
  },
  {
    name: 'editor, the link to a draft',
    show: async (site) => {
      await openSavedDraft(site);
    },
    showAgain: openPreviewLink,
  },
  {
    name: 'the preview of a draft',
    show: async (site) => {
      await openSavedDraft(site);
      await openPreviewLink(site);
      const link = await site.page.getByLabel('Link to the preview').inputValue();
      await site.navigate(new URL(link).pathname);
      await expect(site.page.getByText('This is a preview of a draft.')).toBeVisible();
    },
  },
];
