import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { openBlockMenu } from '@/testing/openBlockMenu';
import { renderApp } from '@/testing/renderApp';

const openAs = async (path: string) => renderApp({ path, as: 'reader', withSessionKeeper: true });

test('addPassage: a failure is shown, and the paragraph can be kept again', async () => {
  const app = await openAs('/about');
  const [post] = (await app.mockApi.data.posts.latest({ skip: 30, take: 1 })).rows;
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByRole('heading', { level: 1, name: post?.title ?? '-' });
  await openBlockMenu(app.user);
  const keep = screen.getByText('Keep this paragraph');
  await expectFailures(app, {
    call: 'addPassage',
    failed: bookPageTexts.keepFailed,
    send: () => void fireEvent.click(keep),
    check: () => expect(screen.queryByText('Choose heading')).toBeNull(),
  });
});

test('addHeading: a failure is shown, and the title stays', async () => {
  const app = await openAs('/book');
  await app.user.click(await screen.findByRole('button', { name: 'New heading' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New heading' }));
  await app.user.type(dialog.getByLabelText('Title'), 'Soils');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expectFailures(app, {
    call: 'addHeading',
    failed: bookPageTexts.headingFailed,
    send: () => void fireEvent.click(save),
    check() {
      expectAvailable(save);
      expect(dialog.getByLabelText('Title')).toHaveValue('Soils');
    },
  });
});

test('deletePassage: a failure is shown, and the passage stays', async () => {
  const app = await openAs('/book');
  const [actions] = await screen.findAllByRole('button', { name: 'Passage actions' });
  const [remove] = screen.getAllByRole('button', { name: 'Remove' });
  if (!actions || !remove) throw new Error('There is no passage.');
  const count = screen.getAllByRole('button', { name: 'Passage actions' }).length;
  await expectFailures(app, {
    call: 'deletePassage',
    failed: bookPageTexts.removeFailed,
    async send() {
      await app.user.click(actions);
      await app.user.click(remove);
      const dialog = within(screen.getByRole('dialog', { name: 'Remove this passage' }));
      await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    },
    check() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('button', { name: 'Passage actions' })).toHaveLength(count);
    },
  });
});

test('exportBook: a failure is shown', async () => {
  const app = await openAs('/book');
  const actions = await screen.findByRole('button', { name: 'Book actions' });
  await expectFailures(app, {
    call: 'exportBook',
    failed: bookPageTexts.exportFailed,
    async send() {
      await app.user.click(actions);
      await app.user.click(screen.getByRole('button', { name: 'Export' }));
    },
    check: () => expectAvailable(actions),
  });
});

test('readBook: without an answer the public heading can be loaded again', async () => {
  const app = await openAs('/books/reader/on-patience');
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  let page = 1;
  await expectFailures(app, {
    call: 'readBook',
    failed: null,
    messages: { '403': null },
    async send() {
      page += 1;
      await app.router.navigate(`/books/reader/on-patience?page=${page}`);
    },
    check: (name) =>
      expect(
        name === '403'
          ? screen.getByRole('heading', { level: 1, name: 'Page not found' })
          : screen.getByRole('button', { name: 'Try again' }),
      ).toBeVisible(),
  });
});

test('changePassage: a failure is shown, and the new words can still be taken over', async () => {
  const app = await openAs('/book?state=changed');
  const take = await screen.findByRole('button', { name: 'Take over the new words' });
  await expectFailures(app, {
    call: 'changePassage',
    failed: bookPageTexts.changeFailed,
    send: () => void fireEvent.click(take),
    check: () => expectAvailable(take),
  });
});

test('changeHeading: a failure is shown, and the heading stays public', async () => {
  const app = await openAs('/book');
  await app.user.click(await screen.findByRole('link', { name: /^On patience/ }));
  const box = await screen.findByRole('checkbox', { name: 'Public' });
  await expectFailures(app, {
    call: 'changeHeading',
    failed: bookPageTexts.headingFailed,
    send: () => void fireEvent.click(box),
    check: () => expect(box).toBeChecked(),
  });
});

test('deleteHeading: a failure is shown, and the heading stays', async () => {
  const app = await openAs('/book');
  const name = 'Actions for In the kitchen';
  const actions = await screen.findByRole('button', { name });
  const row = within(actions.closest('li') ?? document.body);
  await expectFailures(app, {
    call: 'deleteHeading',
    failed: bookPageTexts.headingFailed,
    async send() {
      await app.user.click(actions);
      await app.user.click(row.getByRole('button', { name: 'Delete' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Delete this heading' }));
      await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
    },
    check() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(actions).toBeVisible();
    },
  });
});

test('importPassages: a failure is shown, and the file can be imported again', async () => {
  const app = await openAs('/book');
  await app.user.click(await screen.findByRole('button', { name: 'Book actions' }));
  await app.user.click(screen.getByRole('button', { name: 'Import' }));
  const csv = 'Highlight,Book Title,Book Author\n"Soil is alive.",On soil,Ada\n';
  const file = new File([csv], 'highlights.csv', { type: 'text/csv' });
  await app.user.upload(await screen.findByLabelText('File'), file);
  const add = await screen.findByRole('button', { name: 'Add 1 passage' });
  await expectFailures(app, {
    call: 'importPassages',
    failed: bookPageTexts.importFailed,
    send: () => void fireEvent.click(add),
    check: () => expectAvailable(add),
  });
});

test('reviewPassage: a failure is shown, and the passage can be reviewed again', async () => {
  const app = await openAs('/book?view=review');
  const keep = await screen.findByRole('button', { name: 'Keep' });
  await expectFailures(app, {
    call: 'reviewPassage',
    failed: bookPageTexts.reviewNotSaved,
    send: () => void fireEvent.click(keep),
    check: () => expectAvailable(keep),
  });
});
