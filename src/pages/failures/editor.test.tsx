import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { finalizePost, uploadPicture } from '@/features/editor/editorThunks';
import { expectFailures, type FailureName } from '@/testing/expectFailures';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

// Ten failures of a large page take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const open = (path: string) => renderApp({ path, as: 'author', withSessionKeeper: true });

async function findPublish(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

type Titles = Partial<Record<FailureName, string>>;

/** Closes the dialog that a failure has opened. */
async function closeDialog(failure: FailureName, titles: Titles) {
  const name = titles[failure];
  if (name) {
    const dialog = await screen.findByRole('dialog', { name });
    fireEvent.click(within(dialog).getByRole('button', { name: /^(Close|Back to writing)$/ }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Types into the empty paragraph of a new post. */
async function typeContent(text: string) {
  const paragraph = await waitFor(() => {
    const found = document.querySelector('.ce-paragraph');
    expect(found).not.toBeNull();
    return found ?? document.body;
  });
  paragraph.textContent = text;
  fireEvent.input(paragraph);
  return paragraph;
}

function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('createPost: a failure is shown, the post is kept, and it can be published again', async () => {
  const app = await open('/create');
  const publish = await findPublish('Publish');
  fill('Title', 'Slow gardens');
  fill('Meta description', 'On soil');
  fill('SEO keywords', 'soil');
  fill('Tags', 'gardens');
  fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter' });
  await app.user.upload(screen.getByLabelText('Post image'), pngFile());
  const paragraph = await typeContent('Soil is alive. '.repeat(20));
  await expectFailures(app, {
    call: 'createPost',
    failed: postTexts.createFailed,
    send: () => void fireEvent.click(publish),
    settle: (failure) => closeDialog(failure, { '401': 'Your session has ended' }),
    check() {
      expect(publish).toBeEnabled();
      expect(screen.getByLabelText('Title')).toHaveValue('Slow gardens');
      expect(paragraph).toHaveTextContent('Soil is alive.');
    },
  });
});

test('updatePost: a failure is shown, the changes are kept, and they can be sent again', async () => {
  const app = await open('/about');
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 100 });
  const url = rows.find(({ author }) => author.username === 'author')?.url ?? '';
  await app.router.navigate(`/update?post=${url}`);
  const update = await findPublish('Update');
  fill('Title', 'Another title');
  await expectFailures(app, {
    call: 'updatePost',
    failed: postTexts.updateFailed,
    send: () => void fireEvent.click(update),
    settle: (failure) =>
      closeDialog(failure, {
        '401': 'Your session has ended',
        '404': 'This post was deleted',
      }),
    check() {
      expect(update).toBeEnabled();
      expect(screen.getByLabelText('Title')).toHaveValue('Another title');
    },
  });
});

test('uploadResource, claimResources: a failure is shown', async () => {
  const app = await open('/about');
  await screen.findByRole('heading', { level: 1 });
  const onProgress = () => undefined;
  await expectFailures(app, {
    call: 'uploadResource',
    failed: uploadTexts.imageFailed,
    async send() {
      await app.store.dispatch(uploadPicture({ file: pngFile(), onProgress }));
    },
    check: () => undefined,
  });
  await expectFailures(app, {
    call: 'claimResources',
    failed: uploadTexts.finalizeFailed,
    async send() {
      await app.store.dispatch(finalizePost({ id: 'post-1', resourceIds: ['one'] }));
    },
    check: () => undefined,
  });
});
