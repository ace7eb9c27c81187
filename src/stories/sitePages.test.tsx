import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { logRow, sitePageRow } from '@server/data/testing/rows';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addEditing } from '@/features/editor/testing/addEditing';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const contentOf = (text: string) =>
  JSON.stringify({ blocks: [{ id: 'one', type: 'paragraph', data: { text } }] });

async function openPages() {
  addEditing();
  const app = await renderApp({ path: '/dashboard/settings', as: 'admin' });
  await app.user.click(await screen.findByRole('link', { name: 'Write pages' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pages' });
  await waitFor(() => expect(heading).toHaveFocus());
  return app;
}

/** Stores a page as another administrator. */
async function store({ mockApi: { data } }: Awaited<ReturnType<typeof openPages>>, slug: string) {
  const content = contentOf('Harbour Road 1.');
  const entry = logRow(`wrote ${slug}`, { actorId: 'user-admin' });
  await data.sitePages.insert(sitePageRow(slug, { content }), entry);
}

const editor = () => screen.findByRole('group', { name: 'Content' });

async function write(text: string) {
  const [paragraph] = within(await editor()).getAllByRole('textbox', { name: 'Paragraph' });
  if (!paragraph) throw new Error('The text has no paragraph.');
  paragraph.textContent = text;
  fireEvent.input(paragraph);
}

const save = () => screen.getByRole('button', { name: 'Save page' });
const field = (name: string) => screen.getByRole('textbox', { name });

test('an administrator writes a page, and a visitor reads it', async () => {
  const { user, router, mockApi } = await openPages();
  expect(await screen.findByText(/There are no other pages yet/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New page' }));
  await editor();
  await user.type(field('Title'), 'Código & conduct');
  expect(field('Address')).toHaveValue('codigo-conduct');
  await user.clear(field('Address'));
  await user.type(field('Address'), 'About us');
  await user.click(save());
  expect(field('Address')).toHaveAccessibleDescription(/^Use small letters/);
  expect(await mockApi.data.sitePages.list()).toEqual([]);
  await user.clear(field('Address'));
  await user.type(field('Address'), 'conduct');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Content' })).toHaveAccessibleDescription(
      sitePageTexts.textMissing,
    ),
  );
  expect(field('Title')).toHaveValue('Código & conduct');
  await write('Be kind.');
  await user.click(save());
  const list = await screen.findByRole('list', { name: 'Own pages' });
  expect(notices()).toHaveTextContent(sitePageTexts.saved);
  expect(list).toHaveTextContent('/pages/conduct · Published.');
  await user.click(screen.getByRole('link', { name: 'View Código & conduct' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Código & conduct' })).toBeVisible();
  expect(await screen.findByText('Be kind.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/pages/conduct');
  await waitFor(() => expect(document.title).toBe('Código & conduct · Commonplace'));
});

test('what someone else changed meanwhile is said, and nothing typed is lost', async () => {
  const app = await openPages();
  const { user, mockApi, router } = app;
  await store(app, 'imprint');
  await router.navigate('/dashboard/settings?view=pages&page=imprint');
  await editor();
  const stored = await mockApi.data.sitePages.byId('imprint');
  if (!stored) throw new Error('There is no page.');
  const entry = logRow('changed', { actorId: 'user-admin' });
  await mockApi.data.sitePages.update({ ...stored, title: 'Theirs' }, entry);
  await user.type(field('Title'), ' of the Cove');
  await user.click(save());
  await waitFor(() => expect(alerts()).toHaveTextContent(sitePageTexts.isStale));
  expect(field('Title')).toHaveValue('Imprint of the Cove');
  await waitFor(async () => {
    await user.click(save());
    expect(await mockApi.data.sitePages.byId('imprint')).toMatchObject({
      title: 'Imprint of the Cove',
      version: 3,
    });
  });
});

test('an own text stands above that of a built-in page, and is removed again', async () => {
  const { user, router } = await openPages();
  await user.click(await screen.findByRole('link', { name: 'Write a text for About' }));
  await editor();
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  await user.type(field('Title'), 'Our club');
  await write('We meet on Mondays.');
  await user.click(save());
  await user.click(await screen.findByRole('link', { name: 'View About' }));
  expect(await screen.findByText('We meet on Mondays.')).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['About Commonplace', 'Our club', 'How it works']);
  await router.navigate('/dashboard/settings?view=pages');
  await user.click(await screen.findByRole('button', { name: 'Delete Our club' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this page?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices()).toHaveTextContent(sitePageTexts.removed));
  expect(await screen.findByRole('link', { name: 'Write a text for About' })).toBeVisible();
  await router.navigate('/about');
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('We meet on Mondays.')).toBeNull());
});

test('leaving a page with changes asks first', async () => {
  const { user } = await openPages();
  await user.click(screen.getByRole('link', { name: 'New page' }));
  await editor();
  await user.type(field('Title'), 'Imprint');
  await user.click(screen.getByRole('link', { name: 'Back to all pages' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(field('Title')).toHaveValue('Imprint');
});

test('others than administrators are denied, and an unknown page is not found', async () => {
  const { router } = await renderApp({ path: '/dashboard/settings?view=pages', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  await router.navigate('/pages/unknown');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText(sitePageTexts.notFound)).toBeVisible();
});
