import { listPosts } from '@contract/endpoints/posts';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { createCore } from '../../rehearsal/core/createCore';
import { partsFrom } from '../../rehearsal/core/partsFrom';
// Loaded here, so that loading it takes no time of the first test.
import '@/pages/MovePage';
import '@/features/move/archives/readers/readArchive';

/** A file of a folder that was chosen. */
function inFolder(path: string, content: BlobPart, type = 'text/markdown') {
  const file = new File([content], path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const folder = () => [
  inFolder(
    'blog/content/posts/soil.md',
    '---\ntitle: About soil\ndate: 2019-05-04\ntags: [soil]\ncover: /heap.png\n---\nSoil is alive.\n\n![A heap](/heap.png)\n\n{{< weather >}}\n',
  ),
  inFolder('blog/content/posts/idea.md', '---\ntitle: An idea\ndraft: true\n---\nNot finished.\n'),
  inFolder('blog/hugo.yaml', 'baseURL: https://old.example/\n', 'text/yaml'),
  inFolder('blog/static/heap.png', pngFile(), 'image/png'),
];

const frame = () => screen.getByTitle<HTMLIFrameElement>('The site with these posts');

type Loading = { origin?: string; element?: HTMLIFrameElement };

/** Does what the page in the frame does when it has loaded. jsdom loads no frames. */
async function loadFrame({ origin = window.location.origin, element = frame() }: Loading = {}) {
  const { contentWindow } = element;
  if (!contentWindow) throw new Error('The frame has no window.');
  const posted = vi.fn<(message: unknown, options: { transfer: MessagePort[] }) => void>();
  Object.defineProperty(contentWindow, 'postMessage', { value: posted, configurable: true });
  window.dispatchEvent(
    new MessageEvent('message', {
      origin,
      source: contentWindow,
      data: { kind: 'rehearsal opened' },
    }),
  );
  const [start, options] = posted.mock.lastCall ?? [];
  const [page, core] = options?.transfer ?? [];
  return { posted, start, page, core };
}

async function openSite(as?: 'author') {
  const app = await renderApp({ path: '/move', ...(as ? { as } : {}) });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), folder());
  await app.user.click(await screen.findByRole('button', { name: 'Read these posts on the site' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'The site with these posts' })).toHaveFocus(),
  );
  const loaded = await loadFrame();
  const { page, core } = loaded;
  if (!page || !core) throw new Error('The frame got no ports.');
  onTestFinished(() => {
    page.close();
    core.close();
  });
  const received: unknown[] = [];
  page.addEventListener('message', ({ data }) => received.push(data));
  page.start();
  return { ...app, ...loaded, page, core, received };
}

async function listTitles(core: MessagePort) {
  const api = await createCore({
    author: { username: 'you', firstName: 'Your', lastName: 'Name' },
    siteUrl: window.location.origin,
    readPart: partsFrom(core),
    report: (failure) => {
      throw failure;
    },
  });
  const response = await api.answer(
    new Request(`${window.location.origin}/api/v1/blogs/posts?skip=0`),
  );
  const { posts } = v.parse(listPosts.answer, await response.json());
  return posts.map(({ title, public_image: image }) => [title, image?.resource_url]);
}

test('the API in the frame gets the posts without drafts; a checkbox adds them', async () => {
  const { user, core } = await openSite();
  expect(await listTitles(core)).toEqual([['About soil', '/favicon.svg#0-1']]);
  await user.click(screen.getByRole('checkbox', { name: 'Also show the drafts (1)' }));
  const again = await loadFrame();
  if (!again.core) throw new Error('The frame got no port.');
  const titles = (await listTitles(again.core)).map(([title]) => title);
  expect(new Set(titles)).toEqual(new Set(['About soil', 'An idea']));
  again.core.close();
});

test('the frame gets pictures by their addresses, and nothing for others', async () => {
  const { page, core, received } = await openSite();
  await listTitles(core);
  page.postMessage({ kind: 'picture', address: '/favicon.svg#0-0' });
  page.postMessage({ kind: 'picture', address: '/favicon.svg#9-0' });
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[0]).toMatchObject({ address: '/favicon.svg#0-0', blob: { type: 'image/png' } });
  expect(received[1]).toEqual({ kind: 'picture', address: '/favicon.svg#9-0', blob: null });
});

test('a line of the list opens the post in the frame, at its place', async () => {
  const { user, received } = await openSite();
  const list = within(screen.getByRole('complementary', { name: 'Changed or lost' }));
  await user.click(list.getByRole('button', { name: /weather/ }));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({ kind: 'open', url: 'soil', blockId: expect.any(String) });
  await user.click(list.getByRole('button', { name: 'About soil' }));
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]).toEqual({ kind: 'open', url: 'soil', blockId: null });
});

test('the posts are those of the viewer; a visitor gets a name that is nobody’s', async () => {
  const { start } = await openSite('author');
  expect(start).toMatchObject({ kind: 'rehearsal start', author: { username: 'author' } });
});

test('a page of another site gets nothing', async () => {
  await openSite();
  const { posted } = await loadFrame({ origin: 'https://other.example' });
  expect(posted).not.toHaveBeenCalled();
});

test('another frame of this site gets nothing', async () => {
  await openSite();
  const element = document.body.appendChild(document.createElement('iframe'));
  const { posted } = await loadFrame({ element });
  expect(posted).not.toHaveBeenCalled();
});

test('a frame that can’t start says so, and the list stays', async () => {
  const { page, user } = await openSite();
  page.postMessage({ kind: 'failed' });
  expect(await screen.findByText(/^The site can’t be shown here/)).toBeVisible();
  expect(frame()).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('button', { name: 'About soil' })).toBeVisible();
});
