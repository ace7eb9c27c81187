import { apiLimits } from '@contract/apiLimits';
import { defaultSite } from '@contract/site/publicSite';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nextTask } from '@/lib/browser/whenQuiet';
import { failCalls } from '@/testing/failCalls';
import { holdCalls } from '@/testing/holdCalls';
import {
  createRenderedSite,
  showRenderedPage,
  signIn,
  startRenderedPage,
} from '@/testing/renderedSite';
import { startApp } from './start';

const postPath = '/posts/counting-the-teeth-of-the-antikythera-mechanism';

type Site = ReturnType<typeof createRenderedSite>;

/** The calls from now on. */
function listCalls({ server }: Site) {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
  });
  return calls;
}

test.each([
  ['home', '/'],
  ['hub', '/posts'],
  ['second page of a topic', '/posts?tag=science&page=1'],
  ['search', '/posts?q=bread'],
  ['post', postPath],
])('%s is complete in the HTML and hydrates without a request', async (_, path) => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(path);
  expect(html).not.toContain('role="status"><span class="sr-only">Loading');
  expect(html).not.toContain('@mail.example');
  const calls = listCalls(site);
  await startRenderedPage(html, path);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the form for letters hydrates its HTML at the address of an author', async () => {
  const { html } = await createRenderedSite().renderPage('/subscribe');
  await startRenderedPage(html, '/subscribe?author=user-author');
  expect(await screen.findByText(/^Every new post of this author/)).toBeVisible();
});

test('the preview of a draft is complete in the HTML and hydrates without a request', async () => {
  const site = createRenderedSite();
  const { ports, data } = site.mockApi;
  const draft = data.tables.posts.rows().find(({ isPublished }) => !isPublished);
  if (!draft) throw new Error('The seed has no draft.');
  const expiresAt = ports.clock.now() + 60_000;
  const preview = { postId: draft.id, hash: await ports.secrets.hash('token'), expiresAt };
  await data.previews.put(preview, { by: draft.authorId, now: 1 });
  const { html } = await site.renderPage('/preview/token');
  const calls = listCalls(site);
  await startRenderedPage(html, '/preview/token');
  expect(screen.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  expect(screen.getByText(/^This is a preview of a draft/)).toBeVisible();
  expect(calls).toEqual([]);
  // The highlighter would otherwise end after the window of the test.
  for (const code of document.querySelectorAll('pre code')) {
    await waitFor(() => expect(code.querySelector('span')).not.toBeNull());
  }
});

test('a post whose comments are closed says so in the HTML', async () => {
  const site = createRenderedSite();
  const { posts } = site.mockApi.data.tables;
  const url = postPath.slice('/posts/'.length);
  posts.replace(
    posts.rows().map((post) => (post.url === url ? { ...post, commentsClosed: 'author' } : post)),
  );
  const { html } = await site.renderPage(postPath);
  expect(html).toContain('Comments are closed.');
  expect(html).not.toContain('Your comment here');
  const calls = listCalls(site);
  await startRenderedPage(html, postPath);
  expect(screen.getByText('Comments are closed.')).toBeVisible();
  expect(calls).toEqual([]);
});

const noSource = { sourceUrl: '', sourceTitle: '', sourceAuthor: '', revision: 1, createdAt: 0 };
const noPlace = { blockId: '', before: '', after: '', note: '', headingId: null };
const noWords = { ...noPlace, ...noSource, quote: '', words: 0 };

test('a post that a member likes is rendered for visitors, and only the member’s own state is requested', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  const post = await site.mockApi.data.posts.byUrl(postPath.slice('/posts/'.length));
  const reader = await site.mockApi.data.users.byUsername('reader');
  if (!post || !reader) throw new Error('The seed has no such post.');
  await site.mockApi.data.likes.add({ postId: post.id, userId: reader.id, createdAt: 0 });
  const saved = { ...noWords, id: 'saved', userId: reader.id, postId: post.id };
  await site.mockApi.data.book.save([saved], apiLimits.book);
  expect(await signIn('reader')).toBeNull();
  // The client was loaded without a window, so it can't confirm a renewal.
  failCalls({ refreshToken: { status: 503 } });
  const calls = listCalls(site);
  await startRenderedPage(html, postPath);
  const like = screen.getByRole('button', { name: 'Like this post' });
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  const own = () => calls.filter((call) => !call.includes('refresh')).toSorted();
  const ofComments = `POST /blogs/${post.id}/own`;
  await waitFor(() => expect(own()).toContain(ofComments));
  // Marks, remarks and what was saved come with that one call.
  expect(await screen.findByRole('button', { name: 'Save post', pressed: true })).toBeVisible();
  expect(own()).toEqual([ofComments, 'POST /isfollowing/', 'POST /likecount']);
});

test('nothing that members keep of a post is in its HTML', async () => {
  const site = createRenderedSite();
  const { data } = site.mockApi;
  const before = await site.renderPage(postPath);
  const post = await data.posts.byUrl(postPath.slice('/posts/'.length));
  const blockId = /id="block-(?<id>[\w-]+)"/.exec(before.html)?.groups?.['id'] ?? '';
  const words = { ...noWords, blockId, quote: 'Antikythera', words: 1, note: 'For the talk.' };
  const kept = { ...words, id: 'kept', userId: 'user-reader', postId: post?.id ?? null };
  const outcome = await data.book.save([kept], apiLimits.book);
  expect(outcome).toHaveLength(1);
  expect((await site.renderPage(postPath)).html).toBe(before.html);
});

test('a like that was pressed before the page was hydrated is sent once', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  expect(await signIn('reader')).toBeNull();
  failCalls({ refreshToken: { status: 503 }, likePost: { status: 503 } });
  const calls = listCalls(site);
  await startRenderedPage(html, postPath, () => {
    const like = screen.getByRole('button', { name: 'Like this post' });
    like.setAttribute('aria-pressed', 'true');
    like.dataset['pressed'] = '';
  });
  const likes = () => calls.filter((call) => call.startsWith('GET /like/'));
  await waitFor(() => expect(likes()).toHaveLength(1));
  // It failed, and the button says so.
  const like = screen.getByRole('button', { name: 'Like this post' });
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
});

test('going back before the app starts shows the page of the address', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage('/posts?q=bread');
  await startRenderedPage(html, '/posts?q=bread', () => {
    window.history.replaceState(null, '', '/posts?tag=science');
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Posts about science' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

function goBack(path: string) {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test.each([
  ['before the app starts', (back: () => void) => back()],
  ['while the code of the rendered parts loads', beforeHydration],
])('going back %s shows the page of the address while its posts load', async (_, goBackThen) => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  const release = holdCalls(site, 'searchPosts');
  const root = showRenderedPage(html, postPath);
  // Inside `act`, React would show nothing before the app has its answers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  goBackThen(() => goBack('/posts?tag=science'));
  const started = startApp(root);
  const heading = { level: 1, name: 'Posts about science' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  release();
  const app = await started;
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  vi.unstubAllGlobals();
  act(() => app?.unmount());
  // React has scheduled work outside of `act` too.
  await nextTask();
});

/** Called when the code of the comments is loaded: the router has started, and the page is not hydrated yet. */
function beforeHydration(change: () => unknown) {
  const queries = '@/features/comments/model/commentQueries';
  vi.doMock(queries, async (importOriginal) => {
    await change();
    return importOriginal();
  });
  onTestFinished(() => vi.doUnmock(queries));
}

test('a page whose address was entered again before its hydration is hydrated with all its parts', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  beforeHydration(() => {
    goBack(postPath);
    return nextTask();
  });
  await startRenderedPage(html, postPath);
  expect(screen.getByRole('link', { name: /^\d+ comments?$/ })).toBeVisible();
});

test('going back before the hydration shows the page whose code has to be loaded', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  beforeHydration(() => goBack('/books'));
  await startRenderedPage(html, postPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
});

/** Goes back when React has the page, but has rendered nothing yet. */
function goBackWhileRendering(path: string) {
  const timer = setInterval(() => {
    const root = document.getElementById('root');
    if (!Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'))) return;
    clearInterval(timer);
    goBack(path);
  });
}

test('going back while the page is hydrated shows the page of the address', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage('/posts?q=bread');
  await startRenderedPage(html, '/posts?q=bread', () => goBackWhileRendering('/posts?tag=science'));
  await screen.findByRole('heading', { level: 1, name: 'Posts about science' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('a page that is scrolled before it is hydrated stays where it is', async () => {
  const site = createRenderedSite();
  const { html } = await site.renderPage(postPath);
  let position = 300;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position);
  vi.spyOn(window, 'scrollTo').mockImplementation((_, top) => {
    position = typeof top === 'number' ? top : 0;
  });
  await startRenderedPage(html, postPath);
  expect(position).toBe(300);
});

test('a page with settings of the site shows them in its HTML, and hydrates with them', async () => {
  const look = { name: 'The Cove', accent: '#00604a' };
  const site = { ...defaultSite, ...look, homeTitle: 'Words by the sea', tagline: 'By the sea' };
  const { html } = await createRenderedSite().renderPage('/', { site });
  expect(html).toContain('<title>By the sea · The Cove</title>');
  expect(html).toContain('Words by the sea</h1>');
  expect(html).toContain(
    '<style id="site-style">@media (forced-colors:none){html:root{--accent:#00604a',
  );
  await startRenderedPage(html, '/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Words by the sea');
  expect(screen.getByRole('link', { name: 'The Cove, home page' })).toBeVisible();
  expect(screen.getByText(`© ${new Date().getFullYear()} The Cove`)).toBeVisible();
});

test('a page with own links of the site has them in its HTML, in header and footer, and hydrates with them', async () => {
  const navigation = [{ title: 'Shop', path: '/pages/shop' }];
  const footerLinks = [{ title: 'Forum', path: 'https://forum.example/' }];
  const site = { ...defaultSite, navigation, footerLinks };
  const { html } = await createRenderedSite().renderPage('/', { site });
  expect(html).toMatch(/<a[^>]+href="\/pages\/shop"[^>]*>Shop<\/a>/);
  expect(html).toMatch(/<a[^>]+href="https:\/\/forum\.example\/"[^>]*>Forum<\/a>/);
  await startRenderedPage(html, '/');
  expect(screen.getByRole('link', { name: 'Forum' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Shop', hidden: true })).toBeInTheDocument();
});

test('a page with a logo of the site shows it beside the name, and names it to search engines', async () => {
  const logo = '/api/v1/resource/file/logo-320x320.webp';
  const { html } = await createRenderedSite().renderPage(postPath, {
    site: { ...defaultSite, logo },
  });
  expect(html).toContain(`"logo":"${window.location.origin}${logo}"`);
  await startRenderedPage(html, postPath);
  const home = screen.getByRole('link', { name: 'Commonplace, home page' });
  expect(home.querySelector('img')).toHaveAttribute('src', logo);
});

test('a page without data has the settings, too, and they stay on the next page', async () => {
  const registrationNote = 'Ask at the front desk.';
  const closed = { registration: 'closed', registrationNote } as const;
  const site = { ...defaultSite, name: 'The Cove', ...closed };
  const rendered = createRenderedSite();
  const { html } = await rendered.renderPage('/sign-up', { site });
  expect(html).toContain(registrationNote);
  await startRenderedPage(html, '/sign-up');
  expect(screen.getByText(registrationNote)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Sign Up' })).toBeNull();
  act(() => screen.getByRole('link', { name: 'Read the posts' }).click());
  expect(await screen.findByRole('heading', { level: 1, name: 'All Posts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The Cove, home page' })).toBeVisible();
});

test('the page of an author that visitors see is complete in the HTML, and hydrates without a request', async () => {
  const rendered = createRenderedSite();
  const { site: settings } = rendered.mockApi.data.tables;
  const site = { ...defaultSite, authorPages: 'everybody' } as const;
  const links = { navigation: '[]', footerLinks: '[]' };
  const own = { holding: 'off', emailDomains: [], adminsNeedPasskey: false, timeZone: '' } as const;
  const stored = { ...site, ...links, ...own, version: 1 };
  settings.replace([{ ...stored, id: 'site' }]);
  const { html } = await rendered.renderPage('/username/author', { site });
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).not.toContain('@mail.example');
  const calls = listCalls(rendered);
  await startRenderedPage(html, '/username/author');
  expect(screen.getByRole('heading', { level: 2, name: /^Posts by/ })).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
  expect(calls).toEqual([]);
});
