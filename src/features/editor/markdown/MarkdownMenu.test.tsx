import {
  brokenFrontMatter,
  downloadedFile,
  importedFile,
  keptAddresses,
  lostPictures,
  markdownTexts,
  unusedCanonicalUrl,
  unusedCover,
} from '@contract/texts/markdownTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { alerts, notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { previewInstantly } from '../testing/choosePicture';
import { transferFiles } from '../testing/transferFiles';
import { unzip } from './zip';

const content = () => screen.getByRole('group', { name: 'Content' });
const markdown = (text: string, name = 'soil.md') => new File([text], name);
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function openNew() {
  const app = await renderApp({ path: '/create', as: 'author' });
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  // A file chooser can be made to offer all types.
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [file] } });
  return { ...app, choose };
}

/** The files that are downloaded from now on. */
function catchDownloads() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { files, names };
}

const soil = [
  '---',
  'title: "Soil: alive"',
  'description: On soil',
  'tags: soil, seeds',
  'cover_image: https://a.example/cover.png',
  'canonical_url: https://a.example/soil',
  '---',
  'Soil is **alive**.',
].join('\n');

test('an imported file fills an empty post, which is copied and downloaded as Markdown', async () => {
  const { user, choose } = await openNew();
  choose(markdown(soil));
  await waitFor(() => expect(notices()).toHaveTextContent(importedFile('soil.md')));
  expect(screen.getByLabelText('Title')).toHaveValue('Soil: alive');
  expect(screen.getByLabelText('Meta description')).toHaveValue('On soil');
  expect(screen.getByLabelText('Post URL')).toHaveValue('soil-alive');
  expect(screen.getByLabelText('Originally published at')).toHaveValue('https://a.example/soil');
  expect(screen.getByRole('button', { name: 'Remove tag seeds' })).toBeInTheDocument();
  expect(content()).toHaveTextContent('Soil is alive.');
  await waitFor(() =>
    expect(alerts()).toHaveTextContent(unusedCover('https://a.example/cover.png')),
  );

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  await waitFor(() => expect(notices()).toHaveTextContent(markdownTexts.copied));
  expect(write).toHaveBeenCalledWith('Soil is **alive**.\n');
  write.mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(markdownTexts.copyFailed));

  const { files, names } = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(notices()).toHaveTextContent(downloadedFile('soil-alive.md')));
  expect(names).toEqual(['soil-alive.md']);
  expect(await files[0]?.text()).toBe(
    [
      '---',
      'title: "Soil: alive"',
      'description: "On soil"',
      'url: "soil-alive"',
      'tags: ["soil", "seeds"]',
      'canonical_url: "https://a.example/soil"',
      '---',
      '',
      'Soil is **alive**.',
      '',
    ].join('\n'),
  );
});

test('an import into a post with content asks first, and one undo brings the text back', async () => {
  const { user, choose } = await openNew();
  // An original address that a post can not have is named and left out.
  const address = 'http://a.example/soil';
  choose(markdown(`---\ncanonical_url: ${address}\n---\nOne\n\nTwo\n\nThree`));
  await waitFor(() => expect(alerts()).toHaveTextContent(unusedCanonicalUrl(address)));
  expect(screen.getByLabelText('Originally published at')).toHaveValue('');
  await waitFor(() => expect(content()).toHaveTextContent('OneTwoThree'));

  choose(markdown(soil));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(content()).toHaveTextContent('OneTwoThree');
  expect(screen.getByLabelText('Title')).toHaveValue('');

  choose(markdown(soil));
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(content()).toHaveTextContent('Soil is alive.'));
  expect(content()).not.toHaveTextContent('One');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(content()).toHaveTextContent('OneTwoThree'));
  expect(content()).not.toHaveTextContent('alive');
});

test('the pictures of an archive are uploaded, and one that fails is named', async () => {
  const { choose } = await openNew();
  const picture = await bytesOf(pngFile());
  const text = '![A spade](images/a.png)\n_A caption_\n\n![](images/b.png)\n\n![](images/c.png)';
  const archive = zipSync({
    'soil.md': new TextEncoder().encode(text),
    'images/a.png': picture,
    'images/b.png': picture.slice(0, 20),
  });
  choose(new File([archive], 'soil.zip'));
  await waitFor(() => expect(notices()).toHaveTextContent(importedFile('soil.zip')));
  const [shown, ...others] = content().querySelectorAll('img');
  expect(shown?.getAttribute('src')).toMatch(/^\/api\/v1\/resource\/file\//);
  expect(others).toEqual([]);
  expect(content()).toHaveTextContent('A caption');
  await waitFor(() => expect(alerts()).toHaveTextContent(lostPictures(['images/c.png', 'b.png'])));
});

test('a dropped file is imported, and one that can not be is refused without a loss', async () => {
  const { choose } = await openNew();
  const transfer = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
  const title = screen.getByLabelText('Title');
  expect(fireEvent.dragOver(title, transfer())).toBe(false);
  expect(fireEvent.drop(title, transfer(markdown('A'), markdown('B')))).toBe(false);
  await waitFor(() => expect(alerts()).toHaveTextContent(markdownTexts.oneFile));
  expect(fireEvent.drop(content(), transfer(markdown(soil)))).toBe(false);
  await waitFor(() => expect(content()).toHaveTextContent('Soil is alive.'));

  choose(markdown('---\ntitle: a: b\n---\n'));
  await waitFor(() => expect(alerts()).toHaveTextContent(brokenFrontMatter(2)));
  choose(markdown('a', 'soil.docx'));
  await waitFor(() => expect(alerts()).toHaveTextContent(markdownTexts.wrongType));
  expect(title).toHaveValue('Soil: alive');
  expect(content()).toHaveTextContent('Soil is alive.');
  expect(screen.queryByRole('dialog', { name: 'Replace this post?' })).toBeNull();
});

test.each(['image/heic', ''])(
  'a dropped photo of the type "%s" is not taken for a file to import',
  async (type) => {
    previewInstantly();
    await openNew();
    const photo = new File(['x'], 'IMG_0001.HEIC', { type });
    const block = content().querySelector('.ce-block') ?? content();
    transferFiles(block, 'drop', { files: [photo] });
    // The API refuses what no browser of this test can read.
    expect(await screen.findByText(uploadTexts.pictureFailed)).toBeVisible();
    expect(content().querySelectorAll('.picture')).toHaveLength(1);
    expect(alerts()).not.toHaveTextContent(markdownTexts.wrongType);
  },
);

test('a post with pictures is downloaded as an archive, and those that fail are named', async () => {
  const { user, choose } = await openNew();
  const archive = zipSync({
    'soil.md': new TextEncoder().encode(
      '# Soil\n\n![](a.png)\n\n![](/api/v1/resource/file/gone.png)',
    ),
    'a.png': await bytesOf(pngFile()),
  });
  choose(new File([archive], 'soil.zip'));
  await waitFor(() => expect(notices()).toHaveTextContent(importedFile('soil.zip')));
  const { files, names } = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(notices()).toHaveTextContent(downloadedFile('soil.zip')));
  expect(names).toEqual(['soil.zip']);
  const packed = [...unzip(await bytesOf(files[0] ?? new Blob()))];
  expect(packed.map(([name]) => name)).toEqual([
    'soil.md',
    expect.stringMatching(/^images\/[\w-]+\.webp$/),
  ]);
  const text = new TextDecoder().decode(packed[0]?.[1]);
  expect(text).toContain(`![](${packed[1]?.[0]})\n`);
  expect(text).toContain('![](/api/v1/resource/file/gone.png)');
  await waitFor(() =>
    expect(alerts()).toHaveTextContent(keptAddresses(['/api/v1/resource/file/gone.png'])),
  );
});
