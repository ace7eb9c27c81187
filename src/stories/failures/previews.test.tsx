import { previewTexts } from '@contract/texts/editorTexts';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

async function openDialog() {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const draft = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  await app.router.navigate(`/update?post=${draft?.url}`);
  fireEvent.click(await screen.findByText('Share a preview…', { selector: 'button' }));
  const make = await screen.findByText('New link', { selector: 'button' });
  const end = screen.getByText('End link', { selector: 'button' });
  fireEvent.click(make);
  const confirm = await screen.findByText('Make the link', { selector: 'button' });
  return { app, confirm, end };
}

test('createPreview: a failure is shown, and can be tried again', async () => {
  const { app, confirm } = await openDialog();
  await expectFailures(app, {
    call: 'createPreview',
    failed: previewTexts.createFailed,
    send: () => void fireEvent.click(confirm),
    check() {
      expectAvailable(confirm);
      expect(screen.queryByLabelText('Link to the preview')).toBeNull();
    },
  });
});

test('endPreview: a failure is shown, and the link stays', async () => {
  const { app, confirm, end } = await openDialog();
  fireEvent.click(confirm);
  const link = await screen.findByLabelText('Link to the preview');
  await expectFailures(app, {
    call: 'endPreview',
    failed: previewTexts.endFailed,
    send: () => void fireEvent.click(end),
    check() {
      expectAvailable(end);
      expect(link).toBeVisible();
    },
  });
});

test('readPreview: the page says why it failed, and a link that may work can be tried again', async () => {
  const app = await renderApp({ path: '/about' });
  const title = { level: 1, name: 'The preview could not be loaded' };
  await expectFailures(app, {
    call: 'readPreview',
    failed: null,
    messages: { '403': null },
    async send() {
      await app.router.navigate('/about');
      await app.router.navigate('/preview/token');
    },
    check(name) {
      if (name === '403') expect(screen.getByText('Refused with 403.')).toBeVisible();
      else expect(screen.getByRole('heading', title)).toBeVisible();
    },
  });
});

test('readPostEmail: the dialog says why it failed, and it can be tried again', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId }) => authorId === 'user-author');
  await app.router.navigate(`/update?post=${post?.url}`);
  const see = await screen.findByText('See the e-mail…', { selector: 'button' });
  const again = () => screen.queryByText('Try again', { selector: 'button' });
  await expectFailures(app, {
    call: 'readPostEmail',
    failed: postLetterTexts.previewFailed,
    messages: { '403': postLetterTexts.previewFailed },
    send: () => void fireEvent.click(again() ?? see),
    check() {
      expectAvailable(again() ?? see);
      expect(screen.queryByTitle('The e-mail')).toBeNull();
    },
  });
});
