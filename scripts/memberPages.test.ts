import { publicBookPath } from '@contract/furtherPaths';
import { changedBody, contentOf, postBody } from '@server/core/testing/createScenario';
import { createTestApi } from '@server/core/testing/createTestApi';
import { savePublicly } from '@server/core/testing/savePublicly';
import { createApi } from '@server/createApi';
import { createChanges } from '@server/site/cache/changes';
import { watchChanges } from '@server/site/cache/watchChanges';
import { createCards } from '@server/site/cards/cards';
import { createPages } from '@server/site/render/createPages';
import { expect, test } from 'vitest';
import { createRenderer } from '../src/app/render';
import { pageManifest } from '../src/testing/pageManifest';

const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';
const quote = 'We walked all day';

type Ports = ReturnType<typeof createTestApi>['ports'];

/** Pages without anything in memory, and the API that they are rendered with. */
async function openPages(ports: Ports) {
  const { siteUrl } = ports.settings;
  const report = (failure: unknown) => {
    throw failure;
  };
  const changes = await createChanges({ report });
  const data = watchChanges(ports.data, changes.emit);
  const api = createApi({ ...ports, data });
  const pages = createPages({
    renderer: {
      load: createRenderer({ template, siteUrl, manifest: pageManifest }).load,
      inlineScripts: [],
    },
    api: async (request) => api.fetch(request),
    data,
    hashToken: ports.secrets.hash,
    siteUrl,
    changes,
    cards: createCards({ data, fontFile: '' }),
    clock: ports.clock,
    report,
  });
  return {
    data,
    async get(path: string, cookies = '') {
      const headers = new Headers(cookies === '' ? {} : { Cookie: cookies });
      const answer = await pages.answer(new Request(siteUrl + path, { headers }));
      return { status: answer.status, html: await answer.text() };
    },
  };
}

/** The reader has kept words publicly and privately, with a note, has read and liked the post, and mutes its commenter. */
async function createSite() {
  const api = createTestApi();
  const author = await api.addSignedInUser('author');
  const reader = await api.addSignedInUser('reader');
  const muted = await api.addSignedInUser('muted');
  const { newBlog } = await author.client.ok('createPost', { body: postBody() });
  const { _id: postId, url } = newBlog;
  const { slug, passageId } = await savePublicly({ reader, postId });
  const { client } = reader;
  const note = 'A note that is private';
  const words = { postId, blockId: 'block-1', quote: 'the hills above', note };
  await client.ok('addPassage', { body: words });
  await client.ok('muteUser', { params: { id: muted.user.id } });
  await muted.client.ok('addComment', { body: { blogId: postId, comment: 'By a muted member' } });
  await client.ok('likePost', { params: { postId } });
  const readAt = new Date(api.clock.now()).toISOString();
  const read = { postId, revision: 1, readAt, lastBlock: 'block-1' };
  await client.ok('saveReads', { body: { reads: [read] } });
  await author.client.ok('updatePost', {
    params: { id: postId },
    body: changedBody({ content: contentOf(`${quote}, and the hills above were white.`) }),
  });
  await author.client.ok('createPost', { body: postBody({ url: 'second' }) });
  return { api, cookies: client.cookies.header(), postId, passageId, post: `/posts/${url}`, slug };
}

test('a member with passages, reads and mutes gets the HTML that visitors get', async () => {
  const { api, cookies, post, slug } = await createSite();
  const book = publicBookPath('reader', slug);
  const paths = ['/', '/posts', post, `${post}/history`, book, '/username/author', '/book'];
  expect(cookies).not.toBe('');
  for (const path of paths) {
    // What was rendered for one of them is not in memory for the other one.
    const [member, visitor] = [await openPages(api.ports), await openPages(api.ports)];
    const forMember = await member.get(path, cookies);
    expect([path, forMember.status]).toEqual([path, 200]);
    expect(forMember).toEqual(await visitor.get(path));
    expect(forMember.html).not.toContain('A note that is private');
  }
  const { html } = await (await openPages(api.ports)).get(post, cookies);
  expect(html).toContain('By a muted member');
});

test('a passage that the author detaches is gone from the next HTML of the heading', async () => {
  const { api, postId, passageId, slug } = await createSite();
  const { get, data } = await openPages(api.ports);
  const path = publicBookPath('reader', slug);
  expect((await get(path)).html).toContain(quote);
  await data.book.detach({ postId, passageId, by: 'user-author' });
  expect((await get(path)).html).not.toContain(quote);
});

test('a public heading names its picture in the HTML', async () => {
  const { api, slug } = await createSite();
  const { html } = await (await openPages(api.ports)).get(publicBookPath('reader', slug));
  const picture =
    /property="og:image" content="https:\/\/commonplace\.test(\/cards\/headings\/[^"]+)"/;
  expect(html).toMatch(picture);
});
