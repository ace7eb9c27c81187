import { uploadTexts } from '@contract/texts/uploadTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkUrl } from '@/features/editor/publishing/editorThunks';
import { chooseFile, previewInstantly } from '@/features/editor/testing/choosePicture';
import { buildDraft } from '@/features/editor/testing/drafts';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { expectAvailable } from '@/testing/availability';
import { expectFailures, type FailureName } from '@/testing/expectFailures';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const open = (path: string) => renderApp({ path, as: 'author', withSessionKeeper: true });

async function findPublish(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expectAvailable(button));
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
    failed: writingTexts.createFailed,
    send: () => void fireEvent.click(publish),
    also: ['401', '404'],
    settle: (failure) =>
      closeDialog(failure, {
        '401': 'Your session has ended',
        '404': 'This post was deleted',
      }),
    check() {
      expectAvailable(publish);
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
    failed: writingTexts.updateFailed,
    send: () => void fireEvent.click(update),
    also: ['401', '404'],
    settle: (failure) =>
      closeDialog(failure, {
        '401': 'Your session has ended',
        '404': 'This post was deleted',
      }),
    check() {
      expectAvailable(update);
      expect(screen.getByLabelText('Title')).toHaveValue('Another title');
    },
  });
});

test('findTakenUrls: a failure is not shown, and the post can be published', async () => {
  const app = await open('/create');
  const publish = await findPublish('Publish');
  await expectFailures(app, {
    call: 'findTakenUrls',
    failed: null,
    messages: { '403': null },
    send: async () => void (await app.store.dispatch(checkUrl({ url: 'slow-gardens' }))),
    check: () => expectAvailable(publish),
  });
});

const address = '/default-avatar-160x160.webp';

/** A complete new post that is restored from the device, with a picture whose address is `url`. */
async function openRestored(url: string) {
  const device = stubDevice();
  const app = await open('/about');
  const userId = app.store.getState().auth.user?.id ?? '';
  const draft = { ...buildDraft({ title: 'Slow gardens', url: 'slow' }), picture: pngFile() };
  const data = { file: { url }, caption: '', alt: 'A spade', ...(url ? {} : { missing: true }) };
  const blocks = [...draft.document.blocks, { id: 'spade', type: 'image', data }];
  await device.put(userId, 'new', {
    draft: { ...draft, document: { blocks } },
    uploads: url ? [[url, 'resource-1']] : [],
  });
  await app.router.navigate('/create');
  await screen.findByRole('region', { name: 'Unsaved work' });
  return { app, publish: await findPublish('Publish') };
}

test('uploadResource: a failure is shown at the picture, the post is kept, and the file can be sent again', async () => {
  previewInstantly();
  const { app, publish } = await openRestored('');
  await expectFailures(app, {
    call: 'uploadResource',
    failed: uploadTexts.pictureFailed,
    async send() {
      const retry = screen.queryByText('Try again');
      fireEvent.click(retry ?? screen.getByText('Select an Image'));
      if (!retry) await chooseFile(app.user, pngFile());
    },
    check() {
      // The toast has the same text.
      expect(screen.getByText(uploadTexts.pictureFailed, { selector: '.picture *' })).toBeVisible();
      expectAvailable(screen.getByText('Try again'));
      expectAvailable(publish);
      expect(screen.getByLabelText('Title')).toHaveValue('Slow gardens');
      expect(screen.getByText('Soil is alive.')).toBeVisible();
    },
  });
});

test('claimResources: a failure is shown, the post is kept, and publishing can be finished', async () => {
  const { app, publish } = await openRestored(address);
  await expectFailures(app, {
    call: 'claimResources',
    failed: uploadTexts.finalizeFailed,
    send: () => void fireEvent.click(publish),
    also: ['401'],
    settle: (failure) => closeDialog(failure, { '401': 'Your session has ended' }),
    check() {
      expectAvailable(publish);
      expect(publish).toHaveTextContent('Finish publishing');
      expect(screen.getByLabelText('Title')).toHaveValue('Slow gardens');
    },
  });
});
