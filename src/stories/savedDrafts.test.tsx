import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { buildDraft } from '@/features/editor/testing/drafts';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const draft = { ...buildDraft({ title: 'Slow Gardens', url: 'slow-gardens' }), picture: pngFile() };

const button = (name: string) => screen.findByRole('button', { name });
const isReady = (name: string) =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name })));

/** Opens the editor with a complete new post. */
async function openComplete() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  await device.put(userId, 'new', { draft });
  await app.router.navigate('/create');
  await screen.findByRole('region', { name: 'Unsaved work' });
  await isReady('Publish');
  const { data } = app.mockApi;
  return {
    ...app,
    device,
    userId,
    stored: async () => data.posts.byUrl('slow-gardens'),
    isPublished: async () => (await data.posts.byUrl('slow-gardens'))?.isPublished,
  };
}

/** The value of an input for a time in so many days. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 16);

test('a new post is saved as a draft, continued from the dashboard, published, and unpublished after a question', async () => {
  const { router, user, device, stored, isPublished } = await openComplete();
  await user.click(await button('Save as draft'));
  // The notice is shown for a short time only.
  await waitFor(() => expect(notices()).toHaveTextContent('Draft saved'));
  await isReady('Save');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/update?post=slow-gardens',
  );
  expect(await isPublished()).toBe(false);
  expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens');
  expect((await stored())?.content).toContain('Soil is alive.');
  expect(await device.keys()).toEqual([]);

  // Saving it again keeps it unpublished and the editor open.
  await user.type(screen.getByLabelText('Title'), '?');
  await user.upload(screen.getByLabelText('Post image'), pngFile());
  await user.click(await button('Save'));
  await waitFor(async () => expect((await stored())?.title).toBe('Slow Gardens?'));
  await isReady('Save');
  expect(screen.queryByText('Saving…')).toBeNull();
  expect(await isPublished()).toBe(false);

  await router.navigate('/dashboard/posts');
  const card = within(await screen.findByRole('article', { name: 'Slow Gardens?' }));
  expect(card.getByRole('switch', { name: 'Inactive' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit post' }));
  await isReady('Publish');
  expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens?');

  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(await button('Publish'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(notices()).toHaveTextContent('Blog Post published Successfully');
  const notice = await screen.findByRole('region', { name: 'Published: Slow Gardens?!' });
  expect(within(notice).getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/posts/slow-gardens',
  );
  expect((await stored())?.title).toBe('Slow Gardens?!');
  expect(await isPublished()).toBe(true);

  await router.navigate('/update?post=slow-gardens');
  await isReady('Update');
  // A published post can't be scheduled.
  expect(screen.queryByRole('button', { name: 'Publishing options' })).toBeNull();
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(await button('Unpublish'));
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish this post?' });
  expect(await isPublished()).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
  await isReady('Publish');
  expect(await isPublished()).toBe(false);
  expect(notices()).toHaveTextContent('Blog Post unpublished Successfully');
  // It keeps what is not saved, and saves nothing of it.
  expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens?!!');
  expect((await stored())?.title).toBe('Slow Gardens?!');
});

test('a draft whose answer was lost is saved once, and publishing is finished after failures', async () => {
  const { user, router, mockApi, isPublished } = await openComplete();
  const count = () => mockApi.data.tables.posts.rows().length;
  const before = count();
  failCalls({ createPost: { status: 0, times: 1, afterwards: true } });
  await user.click(await button('Save as draft'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to create the Post'));
  await isReady('Save as draft');
  await user.click(await button('Save as draft'));
  await isReady('Save');
  expect(count()).toBe(before + 1);
  expect(await isPublished()).toBe(false);

  let publish = 'Publish';
  // The second call publishes the post, but its answer is lost.
  for (const afterwards of [false, true]) {
    act(() => toast.remove());
    failCalls({ publishPost: { status: 0, times: 1, afterwards } });
    await user.click(await button(publish));
    await waitFor(() => expect(alerts()).toHaveTextContent('Failed to update the Post'));
    expect(await isPublished()).toBe(afterwards);
    publish = 'Finish publishing';
    await isReady(publish);
  }
  await user.click(await button(publish));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await isPublished()).toBe(true);
});

test('a draft needs a title only; what is missing is named when it is published; changed elsewhere it is called saved', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/create', as: 'author' });
  await isReady('Save as draft');
  await user.click(await button('Save as draft'));
  const title = screen.getByLabelText('Title');
  await waitFor(() =>
    expect(title).toHaveAccessibleDescription('A draft needs a title or a text.'),
  );
  await user.click(title);
  await user.paste('Early thoughts');
  await user.click(await button('Save as draft'));
  await waitFor(() => expect(router.state.location.search).toBe('?post=early-thoughts'));
  await isReady('Save');
  expect(await mockApi.data.posts.byUrl('early-thoughts')).toMatchObject({
    title: 'Early thoughts',
    isPublished: false,
    image: '',
  });
  await user.click(await button('Publish'));
  for (const name of ['Tags', 'SEO keywords', 'Meta description', 'Post image']) {
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/missing/));
  }

  const { id = '' } = (await mockApi.data.posts.byUrl('early-thoughts')) ?? {};
  const change = { title: 'Early elsewhere', updatedAt: Date.now() + 60_000 };
  await mockApi.data.posts.update(id, change, 'user-author');
  await user.type(title, '!');
  await user.click(await button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: /changed elsewhere/ }));
  expect(dialog.queryByText(/published/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Take the saved version' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Early elsewhere'));

  await router.navigate('/dashboard/posts');
  const toggle = await screen.findByRole('switch', {
    name: /Inactive|Active/,
    description: /Early/,
  });
  await user.click(toggle);
  await waitFor(() => expect(alerts()).toHaveTextContent('All fields are mandatory!!'));
});

const refusedTimes = () => [
  ['', 'Choose a day and a time.'] as const,
  [inDays(-1), 'Choose a time in the future.'] as const,
  [inDays(400), 'Choose a time within a year.'] as const,
];

test('a new post is scheduled, listed with its time, and the plan can be taken back', async () => {
  const { router, user, stored, mockApi } = await openComplete();
  expect(screen.getByText('Draft')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule…', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this post' }));
  const time = dialog.getByLabelText('Publish at');
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  for (const [wrong, message] of refusedTimes()) {
    fireEvent.change(time, { target: { value: wrong } });
    await user.click(schedule);
    expect(dialog.getByText(message)).toBeVisible();
    expect(time).toBeInvalid();
  }
  expect(await stored()).toBeNull();
  const value = inDays(3);
  fireEvent.change(time, { target: { value } });
  await user.click(schedule);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(notices()).toHaveTextContent('The post will be published at the planned time.');
  expect(await stored()).toMatchObject({
    isPublished: false,
    publishAt: new Date(value).getTime(),
  });
  await router.navigate('/update?post=slow-gardens');
  const change = await screen.findByRole('button', {
    name: /^Scheduled for \d+ \w+( \d{4})?, \d\d:\d\d · Change$/,
  });
  await waitFor(() => expectAvailable(change));
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish now', hidden: true })).toBeInTheDocument();
  expect(screen.getByText(/^Scheduled for \w+, \d+ \w+, \d\d:\d\d, /)).toBeVisible();
  await user.click(change);
  expect(await screen.findByLabelText('Publish at')).toHaveValue(value);
  await user.click(await button('Cancel'));
  const options = within(screen.getByRole('group', { name: 'Publishing options', hidden: true }));
  await user.click(options.getByRole('button', { name: 'Take back the schedule', hidden: true }));
  await isReady('Publish');
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: null });
  expect(
    options.queryByRole('button', { name: 'Take back the schedule', hidden: true }),
  ).toBeNull();

  const { id = '', revision = 0 } = (await stored()) ?? {};
  const document = { revision, showsAnything: true };
  const plan = { id, publishAt: new Date(value).getTime() };
  await mockApi.data.publication.schedule(plan, { by: 'user-author', now: Date.now(), document });
  await router.navigate('/dashboard/posts?state=inactive');
  const card = within(await screen.findByRole('article', { name: 'Slow Gardens' }));
  expect(card.getByText(/^Scheduled for \w+, \d+ \w+, \d\d:\d\d, /)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(card.queryByText(/Scheduled for/)).toBeNull());
  await waitFor(() => expect(card.getByRole('switch')).toHaveFocus());
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: null });
});
