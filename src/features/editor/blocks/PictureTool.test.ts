import { eventually } from '@contract/testing/eventually';
import { missingPicture } from '@contract/texts/missingPictures';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import { pictureUrl } from '../paste/prepareBlocks';
import type { EditorInstance } from '../surface/createEditorInstance';
import { createUploads } from '../surface/uploads';
import { addEditing } from '../testing/addEditing';
import { chooseFile, previewInstantly } from '../testing/choosePicture';
import { defer } from '../testing/defer';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { placeBlocks, png, transferFiles } from '../testing/transferFiles';
import type { Services } from './services';

const stored = {
  file: { url: '/spade.png' },
  caption: 'A <b>spade</b>',
  alt: 'A spade',
  withBorder: false,
  stretched: false,
  withBackground: false,
};
const picture = (data: Record<string, unknown>) => [{ id: 'p', type: 'image', data }];
const altName = 'Alternative text: what the picture shows';

async function openPicture(data: Record<string, unknown>, upload?: Services['upload']) {
  const opened = await openEditor(picture(data), upload ? { upload } : {});
  return { ...opened, screen: within(opened.holder), user: userEvent.setup() };
}

test('the alternative text is edited, shown on the picture and saved', async () => {
  const { editor, holder, screen, user } = await openPicture(stored);
  const alt = screen.getByRole('textbox', { name: altName });
  expect(alt).toHaveValue('A spade');
  expect(holder.querySelector('img')).toHaveAttribute('alt', 'A spade');
  await user.clear(alt);
  await user.type(alt, 'A fork');
  expect(holder.querySelector('img')).toHaveAttribute('alt', 'A fork');
  expect((await editor.read()).blocks).toEqual(picture({ ...stored, alt: 'A fork' }));
});

test('a decorative picture stays so until it gets an alternative text', async () => {
  const decorative = { ...stored, alt: '', decorative: true };
  const { editor, screen, user } = await openPicture(decorative);
  const alt = screen.getByRole('textbox', { name: altName });
  expect(alt).toHaveAttribute('placeholder', 'Decorative: it needs no alternative text');
  expect((await editor.read()).blocks).toEqual(picture(decorative));
  await user.type(alt, 'A fork');
  expect((await editor.read()).blocks).toEqual(picture({ ...stored, alt: 'A fork' }));
});

test('a picture that can not be loaded shows a message', async () => {
  const { holder } = await openPicture(stored);
  const image = holder.querySelector('img');
  fireEvent.error(image ?? holder);
  expect(holder).toHaveTextContent('This picture could not be loaded.');
  fireEvent.load(image ?? holder);
  expect(holder).not.toHaveTextContent('could not be loaded');
});

test('a picture without a file is not saved', async () => {
  const { editor, screen, user } = await openPicture({ ...stored, file: { url: '' } });
  await user.type(screen.getByRole('textbox', { name: altName }), '!');
  expect((await editor.read()).blocks).toEqual([]);
});

test('a picture is missing in the draft until its upload has ended', async () => {
  previewInstantly();
  const uploading = defer<string>();
  const { editor, onChange, user, screen } = await openPicture({}, () => uploading.promise);
  await user.click(screen.getByRole('button', { name: 'Select an Image' }));
  await chooseFile(user, new File(['x'], 'soil.png', { type: 'image/png' }));
  await eventually(() =>
    expect(onChange.mock.lastCall?.[0].blocks[0]?.data).toMatchObject({ missing: true }),
  );
  uploading.resolve('/soil.png');
  await eventually(async () => {
    const [block] = (await editor.read()).blocks;
    expect(block?.data).toMatchObject({ file: { url: '/soil.png' } });
    expect(block?.data).not.toHaveProperty('missing');
  });
});

test('a restored picture whose upload was interrupted says so, keeps its texts and is focused', async () => {
  previewInstantly();
  const missing = { ...stored, file: { url: '' }, missing: true };
  const upload = () => Promise.resolve('/soil.png');
  const { editor, holder, screen, user } = await openPicture(missing, upload);
  expect(holder).toHaveTextContent(`${missingPicture} A spade A spade`);
  expect((await editor.read()).blocks).toEqual(picture(missing));
  editor.goTo(0);
  const button = screen.getByRole('button', { name: 'Select an Image' });
  expect(button).toHaveFocus();
  await user.click(button);
  await chooseFile(user, new File(['x'], 'soil.png', { type: 'image/png' }));
  await eventually(async () =>
    expect((await editor.read()).blocks).toEqual(
      picture({ ...stored, file: { url: '/soil.png' } }),
    ),
  );
  expect(holder).not.toHaveTextContent(missingPicture);
});

test('a failed upload can be retried with the same file', async () => {
  previewInstantly();
  const failing = defer<string>();
  const upload = vi.fn<Services['upload']>(() => failing.promise);
  const { editor, screen, user } = await openPicture({}, upload);
  const file = new File(['x'], 'soil.png', { type: 'image/png' });
  await user.click(screen.getByRole('button', { name: 'Select an Image' }));
  await chooseFile(user, file);
  await eventually(() => expect(upload).toHaveBeenCalledTimes(1));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading the file' });
  upload.mock.calls[0]?.[1](0.5);
  expect(bar.value).toBeCloseTo(0.45);
  failing.reject(new Error('Broken'));
  await screen.findByText('Image upload failed');
  upload.mockResolvedValueOnce('/soil.png');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await eventually(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(await upload.mock.calls[1]?.[0].text()).toBe('x');
  await eventually(async () =>
    expect((await editor.read()).blocks[0]?.data).toMatchObject({ file: { url: '/soil.png' } }),
  );
});

test('writing goes on in the caption while a picture is uploading, unless the writer is elsewhere', async () => {
  addEditing();
  previewInstantly();
  const uploading = defer<string>();
  const upload = vi.fn<Services['upload']>(() => uploading.promise);
  const { holder, screen, user } = await openPicture({}, upload);
  const file = new File(['x'], 'soil.png', { type: 'image/png' });
  const select = screen.getByRole('button', { name: 'Select an Image' });
  const caption = holder.querySelector('.image-tool__caption');
  await user.click(select);
  const input = [...document.querySelectorAll('body > input[type="file"]')].at(-1) ?? holder;
  // Unlike a person, `user.upload` would leave the focus in the input.
  fireEvent.change(input, { target: { files: [file] } });
  await eventually(() => expect(upload).toHaveBeenCalledTimes(1));
  expect(caption).toHaveFocus();

  await user.click(select);
  const title = document.createElement('input');
  document.body.append(title);
  onTestFinished(() => title.remove());
  await chooseFile(user, file);
  title.focus();
  await eventually(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(title).toHaveFocus();
});

async function chooseReplacement({
  editor,
  screen,
  user,
}: Awaited<ReturnType<typeof openPicture>>) {
  editor.goTo(0);
  await user.click(screen.getByRole('textbox', { name: altName }));
  await user.click(screen.getByRole('button', { name: 'Block options', hidden: true }));
  await user.click(await screen.findByText('Replace picture'));
  await chooseFile(user, new File(['x'], 'soil.png', { type: 'image/png' }));
}

test('a replaced picture keeps its place and texts, and the current one until the upload has ended', async () => {
  const uploading = defer<string>();
  const opened = await openPicture(stored, () => uploading.promise);
  const { editor, holder, screen } = opened;
  await chooseReplacement(opened);
  await screen.findByRole('progressbar', { name: uploadTexts.progress });
  expect((await editor.read()).blocks).toEqual(picture(stored));
  uploading.resolve('/soil.png');
  await eventually(async () =>
    expect((await editor.read()).blocks).toEqual(
      picture({ ...stored, file: { url: '/soil.png' } }),
    ),
  );
  expect(holder.querySelectorAll('img')).toHaveLength(1);
});

const urlsOf = async ({ read }: Pick<EditorInstance, 'read'>) =>
  (await read()).blocks.map(({ type, data }) =>
    type === 'image' ? pictureUrl({ type, data }) : type,
  );

test.each(['drop', 'paste'] as const)(
  'a picture by %s onto another one replaces it and keeps its texts, and undo brings the old one back',
  async (type) => {
    previewInstantly();
    const { editor, screen, holder, user } = await openPicture(stored, () =>
      Promise.resolve('/soil.png'),
    );
    const target = screen.getByRole('textbox', { name: altName });
    await user.click(holder.querySelector('img') ?? target);
    const redactor = holder.querySelector('.codex-editor__redactor') ?? target;
    transferFiles(type === 'paste' ? redactor : target, type, { files: [png('soil')] });
    const replaced = picture({ ...stored, file: { url: '/soil.png' } });
    await eventually(async () => expect((await editor.read()).blocks).toEqual(replaced));
    expect(holder.querySelectorAll('img')).toHaveLength(1);
    editor.undo();
    await eventually(async () => expect((await editor.read()).blocks).toEqual(picture(stored)));
    expect(holder.querySelector('img')).toHaveAttribute('src', '/spade.png');
  },
);

test('a picture that is dropped between two texts is inserted there, as one step to undo and redo', async () => {
  previewInstantly();
  const texts = [paragraph('Sow', 'a'), paragraph('Reap', 'b')];
  const { editor, holder } = await openEditor(texts, {
    upload: () => Promise.resolve('/soil.png'),
  });
  placeBlocks(holder);
  transferFiles(holder, 'drop', { files: [png('soil')], y: 42 });
  await eventually(async () =>
    expect(await urlsOf(editor)).toEqual(['paragraph', '/soil.png', 'paragraph']),
  );
  editor.undo();
  await eventually(async () => expect(await urlsOf(editor)).toEqual(['paragraph', 'paragraph']));
  editor.redo();
  await eventually(async () =>
    expect(await urlsOf(editor)).toEqual(['paragraph', '/soil.png', 'paragraph']),
  );
});

test('several pictures keep their order, say for how many they wait, and go on after one has failed', async () => {
  previewInstantly();
  const answers: ReturnType<typeof defer<{ url: string }>>[] = [];
  const { services } = createUploads(() => {
    const answer = defer<{ url: string }>();
    answers.push(answer);
    return answer.promise;
  });
  const { editor, holder } = await openEditor([], services);
  const { findByRole, findByText } = within(holder);
  const texts = () => [...holder.querySelectorAll('.ce-block')].map((block) => block.textContent);
  const expectTexts = (...parts: string[]) =>
    eventually(() => expect(texts()).toEqual(parts.map((part) => expect.stringContaining(part))));

  transferFiles(holder, 'paste', { files: ['one', 'two', 'three', 'four'].map(png) });
  const { progress, waiting } = uploadTexts;
  await expectTexts(progress, progress, waiting(2), waiting(3));
  answers[0]?.reject(apiError('refused', { message: pictureTexts.unreadable }));
  await findByText(pictureTexts.unreadable);
  await expectTexts(uploadTexts.pictureFailed, progress, progress, waiting(2));
  answers[2]?.resolve({ url: '/three.png' });
  await expectTexts(uploadTexts.pictureFailed, progress, '', progress);
  await userEvent.click(await findByRole('button', { name: 'Try again' }));
  for (const [at, name] of [
    [3, 'four'],
    [4, 'one'],
    [1, 'two'],
  ] as const) {
    await eventually(() => expect(answers.length).toBeGreaterThan(at));
    answers[at]?.resolve({ url: `/${name}.png` });
  }
  await eventually(async () =>
    expect(await urlsOf(editor)).toEqual(['/one.png', '/two.png', '/three.png', '/four.png']),
  );
});

test('a picture stays if its replacement can not be uploaded', async () => {
  const upload = () => Promise.reject(new Error('Broken'));
  const opened = await openPicture(stored, upload);
  const { editor, screen } = opened;
  await chooseReplacement(opened);
  await screen.findByText(uploadTexts.pictureFailed);
  expect((await editor.read()).blocks).toEqual(picture(stored));
});

test('a large picture says that it is made smaller before its upload begins', async () => {
  previewInstantly();
  const upload = vi.fn<Services['upload']>(() => defer<string>().promise);
  const { screen, user } = await openPicture({}, upload);
  await user.click(screen.getByRole('button', { name: 'Select an Image' }));
  const large = new File([new Uint8Array(2_000_000)], 'soil.png', { type: 'image/png' });
  await chooseFile(user, large);
  expect(await screen.findByText(uploadTexts.shrinking)).toBeVisible();
  upload.mock.calls[0]?.[1](0);
  expect(await screen.findByText(uploadTexts.progress)).toBeVisible();
});
