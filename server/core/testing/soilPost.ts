import { changedBody, createScenario, postBody, type Scenario } from './createScenario';

export const block = (id: string, text: string, type = 'paragraph') => ({
  id,
  type,
  data: { text },
});
export const contentWith = (...blocks: object[]) => JSON.stringify({ blocks });

const first = contentWith(
  block('a', 'Soil is alive, and it breathes.'),
  block('b', 'Worms turn it. Worms live long.'),
);

/** A post about soil, and what saves another content of it. */
export async function withPost(content = first) {
  const scenario = await createScenario();
  const { author } = scenario;
  const body = postBody({ url: 'soil', title: 'On soil', content });
  const { newBlog } = await author.client.ok('createPost', { body });
  const postId = newBlog._id;
  const save = async (next: string, others = {}) =>
    author.client.ok('updatePost', {
      params: { id: postId },
      body: changedBody({ url: 'soil', title: 'On soil', content: next, ...others }),
    });
  return { ...scenario, postId, save };
}

export async function keep({ reader, postId }: Scenario, blockId: string, quote: string) {
  const { passage } = await reader.client.ok('addPassage', { body: { postId, blockId, quote } });
  return passage;
}

export async function list({ reader }: Pick<Scenario, 'reader'>, query = {}) {
  return (await reader.client.ok('listPassages', { query })).passages;
}
