import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { changedBody, createScenario, postBody } from '../../testing/createScenario';

const canonicalUrl = 'https://example.org/soil';

async function withPost() {
  const scenario = await createScenario();
  const { author, visitor } = scenario;
  const body = postBody({ url: 'soil', canonicalUrl });
  const { newBlog } = await author.client.ok('createPost', { body });
  const params = { id: newBlog._id };
  const form = (changes: Parameters<typeof changedBody>[0]) => ({
    params,
    body: changedBody({ url: 'soil', ...changes }),
  });
  return {
    ...scenario,
    newBlog,
    save: async (changes: Parameters<typeof changedBody>[0]) =>
      (await author.client.ok('updatePost', form(changes))).blog.canonicalUrl,
    refuse: async (changes: Parameters<typeof changedBody>[0]) =>
      author.client.refused('updatePost', form(changes)),
    read: async () =>
      (await visitor.ok('readPost', { params: { url: 'soil' }, body: {} })).postDetails,
  };
}

test('a post names where it was published first, until that is changed or removed', async () => {
  const { newBlog, save, read } = await withPost();
  expect(newBlog.canonicalUrl).toBe(canonicalUrl);
  expect(await save({ title: 'Another title' })).toBe(canonicalUrl);
  expect(await save({ canonicalUrl: ' HTTPS://Other.example/a b ' })).toBe(
    'https://other.example/a%20b',
  );
  expect((await read()).canonicalUrl).toBe('https://other.example/a%20b');
  expect(await save({ canonicalUrl: '' })).toBe('');
  expect((await read()).canonicalUrl).toBe('');
});

test('a post without the field was published first here', async () => {
  const { visitor, postUrl } = await createScenario();
  const { postDetails } = await visitor.ok('readPost', { params: { url: postUrl }, body: {} });
  expect(postDetails.canonicalUrl).toBe('');
});

test.each([
  ['http', 'http://example.org/soil'],
  ['a script', 'javascript:alert(1)'],
  ['credentials', 'https://user:secret@example.org/'],
  ['no address', 'soil'],
  ['markup', '"><script>alert(1)</script>'],
  ['more than 2,000 characters', `https://example.org/${'a'.repeat(1981)}`],
])('%s is refused', async (_, refused) => {
  const { author, refuse, read } = await withPost();
  const answer = { status: 422, message: validationTexts.canonicalUrl, field: 'canonicalUrl' };
  expect(await refuse({ canonicalUrl: refused })).toMatchObject(answer);
  expect((await read()).canonicalUrl).toBe(canonicalUrl);
  const body = postBody({ url: 'another', canonicalUrl: refused });
  expect(await author.client.refused('createPost', { body })).toMatchObject(answer);
});

test('an address on this site is refused, also with another port or a dot at the end', async () => {
  const { api, refuse } = await withPost();
  const { hostname } = new URL(api.ports.settings.siteUrl);
  for (const host of [hostname, `${hostname}:444`, `${hostname}.`, hostname.toUpperCase()]) {
    expect((await refuse({ canonicalUrl: `https://${host}/posts/soil` })).status).toBe(422);
  }
});
