import { moveTexts } from '@contract/texts/moveTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { zipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/pages/MovePage';
import '@/features/move/archives/readers/readArchive';
import { dateAndTime } from '@/lib/dates';
import { delayCalls, failCalls } from '@/testing/failCalls';
import { pngFile } from '@/testing/pictures';
import { renderApp, requestPath } from '@/testing/renderApp';

/** A file of a folder that was chosen. */
function inFolder(path: string, content: BlobPart, type = 'text/markdown') {
  const file = new File([content], path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const post = (title: string, more: string) =>
  `---\ntitle: ${title}\ndate: 2019-05-04\ntags: soil, seeds\ncover: heap.png\n${more}---\nSoil is **alive**.\n\n![A heap](heap.png)\n`;

const folder = () => [
  inFolder('blog/soil.md', post('About soil', 'aliases: /2019/05/soil/\n')),
  inFolder('blog/seeds.md', post('About seeds', '')),
  inFolder('blog/idea.md', '---\ntitle: An idea\n---\nNot finished.\n'),
  inFolder('blog/heap.png', pngFile(), 'image/png'),
];

async function chooseFolder(as?: 'author' | 'newbie') {
  const app = await renderApp({ path: '/move', ...(as ? { as } : {}) });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), folder());
  await screen.findByRole('heading', { name: 'Posts' });
  return app;
}

test('a visitor sees what a move would do, each post, and what is lost; nothing is sent', async () => {
  const { user, mockApi } = await chooseFolder();
  const before = mockApi.data.tables.posts.rows().length;
  expect(screen.getByText(/3 posts, 1 of them as drafts/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Move in' })).toHaveTextContent(/sign in or sign up/);
  await user.click(screen.getByRole('button', { name: 'An idea' }));
  const shown = within(await screen.findByRole('region', { name: 'An idea' }));
  await waitFor(() => expect(shown.getByRole('heading', { name: 'An idea' })).toHaveFocus());
  expect(shown.getByText('Not finished.', { selector: 'p *' })).toBeVisible();
  expect(shown.getByText('The description was missing and was made from the text.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('button', { name: 'About soil' })).toBeVisible();
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
});

test('an author moves in: the posts have their dates, pictures and former addresses, and are moved once', async () => {
  const { user, mockApi } = await chooseFolder('author');
  const posts = () => mockApi.data.tables.posts.rows();
  const before = posts().length;
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
  expect(screen.getByText(/3 posts are here, 1 of them as a draft\./)).toBeVisible();
  const soil = posts().find(({ title }) => title === 'About soil');
  expect(soil?.publishedAt).toBe(Date.parse('2019-05-04T00:00:00Z'));
  expect(soil?.image).not.toBe('');
  const content = await mockApi.data.posts.byId(soil?.id ?? '');
  expect(content?.content).toContain('/api/v1/resource/file/');
  expect(content?.content).not.toContain('archive.invalid');
  expect(posts().find(({ title }) => title === 'An idea')?.isPublished).toBe(false);
  const claimed = () =>
    mockApi.data.tables.resources.rows().filter(({ postId }) => postId !== null);
  const pictures = claimed().length;
  await user.click(screen.getByRole('button', { name: 'Choose another archive' }));
  await user.upload(await screen.findByLabelText('Folder with Markdown'), folder());
  await user.click(await screen.findByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
  expect(claimed()).toHaveLength(pictures);
  expect(posts()).toHaveLength(before + 3);
});

test('a move that fails for want of a connection pauses, and goes on', async () => {
  const { user, mockApi } = await chooseFolder('author');
  const before = mockApi.data.tables.posts.rows().length;
  failCalls({ createPost: { status: 0, times: 1 } });
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText(/^The move has paused\./)).toBeVisible();
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
});

test('a member without a confirmed address is told to confirm it', async () => {
  await chooseFolder('newbie');
  expect(screen.queryByRole('button', { name: /^Move in/ })).toBeNull();
});

test('what can’t be read says why, beside the field', async () => {
  const { user } = await renderApp({ path: '/move' });
  const field = await screen.findByLabelText('File of the export');
  await user.upload(field, new File(['{"no": "export"}'], 'a.json'));
  expect(await screen.findByText(/^This is no export of Ghost/)).toBeVisible();
  await user.upload(screen.getByLabelText('File of the export'), new File(['PK'], 'a.zip'));
  expect(await screen.findByText(/damaged/)).toBeVisible();
});

const soilOnly = () => folder().filter(({ name }) => name !== 'seeds.md' && name !== 'idea.md');

async function moveSoil() {
  const app = await renderApp({ path: '/move', as: 'author' });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), soilOnly());
  await screen.findByRole('button', { name: 'Move in 1 post' });
  const move = async (name = 'Move in 1 post') =>
    app.user.click(await screen.findByRole('button', { name }));
  return { ...app, move };
}

/** The bodies of the calls of a move, by their path. */
function watchMove({ server }: Pick<Awaited<ReturnType<typeof renderApp>>, 'server'>) {
  const sent: { path: string; form: Promise<FormData> }[] = [];
  server.events.on('request:start', ({ request }) => {
    const path = requestPath(request);
    if (request.method === 'POST' && /^\/(?:blogs\/create|resource\/)$/.test(path))
      sent.push({ path, form: request.clone().formData() });
  });
  const valuesOf = async (field: string) =>
    new Set(await Promise.all(sent.map(async ({ form }) => (await form).get(field))));
  return { sent, valuesOf };
}

test('all calls of a move have one moveId, also when the archive is chosen again', async () => {
  const { server, user, move } = await moveSoil();
  const { sent, valuesOf } = watchMove({ server });
  failCalls({ createPost: { status: 500, times: 1 } });
  await move();
  expect(await screen.findByText(/^The move has paused\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another archive' }));
  await user.upload(await screen.findByLabelText('Folder with Markdown'), soilOnly());
  await move();
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
  const paths = new Set(sent.map(({ path }) => path));
  expect([...paths]).toEqual(['/resource/', '/blogs/create']);
  const [moveId, ...others] = await valuesOf('moveId');
  expect(moveId).toMatch(/^[\da-f]{64}$/);
  expect(others).toEqual([]);
});

test('pictures are not uploaded again after they could not be claimed', async () => {
  const { mockApi, move } = await moveSoil();
  const pictures = () => mockApi.data.tables.resources.rows();
  const before = pictures().length;
  failCalls({ claimResources: { status: 500, times: 1 } });
  await move();
  expect(await screen.findByText(/^The move has paused\./)).toBeVisible();
  await move('Continue');
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
  const added = pictures().slice(before);
  const soil = mockApi.data.tables.posts.rows().find(({ title }) => title === 'About soil');
  expect(added).toMatchObject([{ postId: soil?.id }]);
  const { content = '' } = (await mockApi.data.posts.byId(soil?.id ?? '')) ?? {};
  expect(content).toContain(added[0]?.name);
});

const hours = 60 * 60_000;

/** The API takes no more posts of a move for five hours. */
async function reachLimit() {
  const app = await moveSoil();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isFull = true;
  app.server.use(
    http.post('*/api/v1/blogs/create', () => {
      if (!isFull) return undefined;
      isFull = false;
      const body = { success: false, message: 'Too many moved posts.' };
      return HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '18000' } });
    }),
  );
  await app.move();
  await screen.findByText(/^The move goes on by itself at /);
  return app;
}

test('a move waits as long as the API asks for, says until when, and goes on by itself', async () => {
  await reachLimit();
  const shown = screen.getByText(/^The move goes on by itself at /).textContent;
  expect(shown).toContain(dateAndTime(Date.now() + 5 * hours));
  await vi.advanceTimersByTimeAsync(4 * hours);
  expect(screen.getByText(/^The move goes on by itself at /)).toBeVisible();
  await vi.advanceTimersByTimeAsync(hours + 60_000);
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
});

test('a move that waits can be paused, and go on', async () => {
  const { move } = await reachLimit();
  await move('Pause');
  expect(await screen.findByText('0 of 1 post moved.')).toBeVisible();
  expect(screen.queryByText(/^The move goes on by itself/)).toBeNull();
  await move('Continue');
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
});

test('the move prepares before its first post', async () => {
  const { move } = await moveSoil();
  delayCalls(50);
  await move();
  expect(await screen.findByText('Preparing …')).toBeVisible();
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
  expect(screen.getByText(/^1 post is here\./)).toBeVisible();
});

test('pictures that could not be moved are named with their post', async () => {
  const { server, move } = await moveSoil();
  server.use(
    http.post('*/api/v1/resource/', () =>
      HttpResponse.json({ success: false, message: 'Damaged.' }, { status: 422 }),
    ),
  );
  await move();
  expect(await screen.findByText(/^1 picture could not be loaded/)).toBeVisible();
  const lost = screen.getByRole('heading', { name: 'Pictures that are missing' }).parentElement;
  expect(lost).toHaveTextContent('About soil: heap.png');
});

/** A file that the disk doesn't have any more, until it is restored. */
function deleteFile(file: File) {
  const fail = () => {
    throw new DOMException('', 'NotFoundError');
  };
  const spies = [
    vi.spyOn(file, 'slice').mockImplementation(fail),
    vi.spyOn(file, 'arrayBuffer').mockImplementation(fail),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

test('a move pauses when the archive is gone, says so, and goes on when it is there again', async () => {
  const { user, mockApi } = await renderApp({ path: '/move', as: 'author' });
  const before = mockApi.data.tables.posts.rows().length;
  const files = soilOnly();
  await user.upload(await screen.findByLabelText('Folder with Markdown'), files);
  const move = await screen.findByRole('button', { name: 'Move in 1 post' });
  const restored = files.filter(({ name }) => name === 'heap.png').map(deleteFile);
  await user.click(move);
  expect(await screen.findByText(`The move has paused. ${moveTexts.gone}`)).toBeVisible();
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
  for (const restore of restored) restore();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
});

test('an archive that is gone while it is read says so beside the field', async () => {
  const { user } = await renderApp({ path: '/move' });
  const files = soilOnly();
  for (const file of files) deleteFile(file);
  await user.upload(await screen.findByLabelText('Folder with Markdown'), files);
  expect(await screen.findByText(moveTexts.gone)).toBeVisible();
});

test('a damaged picture of a .zip is left out and named, and its post is moved', async () => {
  const { user } = await renderApp({ path: '/move', as: 'author' });
  const encode = (text: string) => new TextEncoder().encode(text);
  const zip = zipSync({
    'heap.png': encode(Array.from({ length: 200 }, (_, at) => at ** 3).join(' ')),
    'soil.md': encode(post('About soil', '')),
  });
  zip.fill(0xff, 40, 60);
  await user.upload(
    await screen.findByLabelText('File of the export'),
    new File([zip], 'blog.zip', { type: 'application/zip' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Move in 1 post' }));
  expect(await screen.findByText('1 of 1 post moved.')).toBeVisible();
  const lost = screen.getByRole('heading', { name: 'Pictures that are missing' }).parentElement;
  expect(lost).toHaveTextContent('About soil: heap.png');
});

test('posts that the API refuses are listed by the reason', async () => {
  const { user, server, mockApi } = await chooseFolder('author');
  const before = mockApi.data.tables.posts.rows().length;
  const message = 'Another post has one of these former addresses.';
  const refused = HttpResponse.json({ success: false, message }, { status: 409 });
  let isRefused = true;
  server.use(http.post('*/api/v1/blogs/create', () => (isRefused ? refused.clone() : undefined)));
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  const [reason, ...others] = await screen.findAllByText(message);
  expect(others).toEqual([]);
  const titles = within(reason?.parentElement ?? document.body).getAllByRole('listitem');
  expect(titles.map(({ textContent }) => textContent).toSorted()).toEqual([
    'About seeds',
    'About soil',
    'An idea',
  ]);
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Try the others again' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
});
