import { parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { createClient } from '@server/core/testing/createClient';
import { personaPassword } from '@server/seed/personas';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
// Loaded here, so that loading it takes no time of the test.
import '@/features/move/archives/readers/readArchive';
import '@/pages/MovePage';

/** What a block is, without its id and the address of a picture, which are new. */
function shown(content: string) {
  return (parseDocument(content)?.blocks ?? []).map(({ type, data }) => {
    const known = readBlock({ type, data });
    return known?.type === 'image' ? { ...known.data, url: '' } : known;
  });
}

const blocksWith = (url: string) => [
  { id: 'a', type: 'header', data: { text: 'The <b>lake</b>', level: 2 } },
  { id: 'b', type: 'image', data: { file: { url }, caption: 'At noon' } },
  { id: 'c', type: 'code', data: { code: 'const deep = 3;', lang: 'javascript' } },
];

const written = JSON.stringify({ blocks: blocksWith('https://pictures.example/noon.png') });

/** Posts of an administrator, whose export another account moves in. */
async function writePosts(client: ReturnType<typeof createClient>) {
  const { data } = await client.ok('uploadResource', { body: { resource: pngFile() } });
  const fields = {
    content: JSON.stringify({ blocks: blocksWith(data.resource_url) }),
    tags: '["water", "Slow walks"]',
    seoKeywords: 'lake, noon',
    metaDescription: 'A lake at noon.',
    canonicalUrl: 'https://lakes.example/noon',
    postImage: pngFile(),
  };
  const moveId = 'a-move';
  const old = { moveId, publishedAt: '2019-05-04T10:30:00.000Z', formerUrls: '["/2019/05/lake"]' };
  await client.ok('createPost', { body: { ...fields, ...old, title: 'The lake', url: 'lake' } });
  const draft = { title: 'A draft', url: 'a-draft', isPublished: false };
  await client.ok('createPost', { body: { ...fields, ...draft } });
}

/** Stored pictures are WebP, and those above posts may not be. */
function stubConversion() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = async () => pngFile();
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the export of an account, moved in by another one, gives the same posts', async () => {
  const { user, mockApi } = await renderApp({ path: '/move', as: 'author' });
  const { tables, posts, postUrls } = mockApi.data;
  const admin = createClient(mockApi.api);
  await admin.ok('login', { body: { username: 'admin', password: personaPassword } });
  await writePosts(admin);
  const archive = await (await admin.call('exportAccount', {})).blob();
  const exported = tables.posts.rows().filter(({ authorId }) => authorId === 'user-admin');
  const former = await Promise.all(exported.map(async ({ id }) => postUrls.formerPaths(id)));
  for (const { id } of exported) await posts.remove(id, 'user-admin');
  const known = new Set(tables.posts.rows().map(({ id }) => id));
  await user.upload(
    await screen.findByLabelText('File of the export'),
    new File([archive], 'export.zip'),
  );
  stubConversion();
  await user.click(await screen.findByRole('button', { name: 'Move in 2 posts' }));
  expect(await screen.findByText('2 of 2 posts moved.')).toBeVisible();
  const moved = tables.posts.rows().filter(({ id }) => !known.has(id));
  expect(moved).toHaveLength(exported.length);
  for (const [at, post] of exported.entries()) {
    const copy = moved.find(({ title }) => title === post.title);
    const { url, tags, metaDescription, seoKeywords, isPublished, publishedAt } = post;
    const { canonicalUrl } = post;
    const same = {
      url,
      tags,
      metaDescription,
      seoKeywords,
      isPublished,
      publishedAt,
      canonicalUrl,
    };
    expect(copy).toMatchObject(same);
    expect(await postUrls.formerPaths(copy?.id ?? '')).toEqual(former[at]);
    const content = await posts.byId(copy?.id ?? '');
    expect(shown(content?.content ?? '')).toHaveLength(3);
    expect(shown(content?.content ?? '')).toEqual(shown(written));
  }
});
