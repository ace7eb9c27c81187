import { validationTexts } from '@contract/texts/validationTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { suggestUrl } from '@/lib/suggestUrl';
import { expectAvailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const isReady = () => waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save' })));

const rename = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

/** Opens a draft of the author whose title has suggested its address, or has not. */
async function openDraft({ url }: { url?: string } = {}) {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const { posts, postUrls, tables } = app.mockApi.data;
  const draft = tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  if (!draft) throw new Error('The author has no draft.');
  const { id, title } = draft;
  const move = async (to: string) =>
    postUrls.change({ id, url: to, by: 'user-author', now: Date.now() });
  const first = url ?? suggestUrl(title);
  await move(first);
  const open = async (at: string) => {
    await app.router.navigate(`/update?post=${at}`);
    await isReady();
  };
  await open(first);
  const leave = async () => {
    await app.router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  };
  return { ...app, device, id, first, move, open, leave, stored: async () => posts.byId(id) };
}

test('the address of a draft follows its title until it is published, in the next session too', async () => {
  const { leave, stored, open, router, user } = await openDraft();
  rename('Roots in winter');
  expect(screen.getByLabelText('Post URL')).toHaveValue('roots-in-winter');
  await leave();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ url: 'roots-in-winter', title: 'Roots in winter' }),
  );
  await open('roots-in-winter');
  rename('Roots in spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Draft saved'));
  expect(await stored()).toMatchObject({ url: 'roots-in-spring', title: 'Roots in spring' });
  expect(screen.getByLabelText('Title')).toHaveValue('Roots in spring');
  expect(alerts()).toBeEmptyDOMElement();
  expect(router.state.location.pathname).toBe('/update');
});

test('the address can not be typed, and stays if the title would give it that of another post', async () => {
  const { mockApi, first, user, stored } = await openDraft();
  fireEvent.change(screen.getByLabelText('Post URL'), { target: { value: 'typed' } });
  expect(screen.getByText(validationTexts.urlChanged, { selector: '[id]' })).toBeVisible();
  const other = mockApi.data.tables.posts.rows().find(({ isPublished }) => isPublished);
  await mockApi.data.postUrls.change({
    id: other?.id ?? '',
    url: 'taken',
    by: other?.authorId ?? '',
    now: Date.now(),
  });
  rename('Taken');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Draft saved'));
  expect(await stored()).toMatchObject({ url: first, title: 'Taken' });
  expect(screen.getByLabelText('Post URL')).toHaveValue(first);
});

test('an address that was chosen stays', async () => {
  const { leave, stored } = await openDraft({ url: 'chosen' });
  rename('Roots in winter');
  expect(screen.getByLabelText('Post URL')).toHaveValue('chosen');
  await leave();
  await waitFor(async () => expect((await stored())?.title).toBe('Roots in winter'));
  expect((await stored())?.url).toBe('chosen');
});

test('work on a draft is found after another device has changed its address', async () => {
  const { router, device, leave, first, move, stored } = await openDraft({ url: 'chosen' });
  failCalls({ updatePost: { status: 0 }, readPost: { status: 0 } });
  rename('Written on the desktop');
  await leave();
  await waitFor(async () => expect(await device.keys()).toHaveLength(1));
  failCalls({});
  await move('elsewhere');
  await router.navigate(`/update?post=${first}`);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Written on the desktop'));
  expect(router.state.location.search).toBe('?post=elsewhere');
  await isReady();
  await leave();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ url: 'elsewhere', title: 'Written on the desktop' }),
  );
});

test('an open draft is saved after another device has changed its address', async () => {
  const { move, user, stored } = await openDraft({ url: 'chosen' });
  await move('elsewhere');
  rename('Written on the desktop');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Draft saved'));
  expect(await stored()).toMatchObject({ url: 'elsewhere', title: 'Written on the desktop' });
});
