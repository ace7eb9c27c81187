import type { CallInput } from '@contract/endpoint';
import type { endpoints } from '@contract/endpoints';
import type { UserRow } from '@server/data/rows/rows';
import type { Client } from './createClient';
import { createTestApi, type TestApi } from './createTestApi';
import type { TestPortsOptions } from './createTestPorts';
import { testPicture } from './testPicture';

type PostBody = NonNullable<CallInput<typeof endpoints.createPost>['body']>;
type ChangedBody = NonNullable<CallInput<typeof endpoints.updatePost>['body']>;

/** The content of a post with one paragraph. */
export function contentOf(text: string) {
  return JSON.stringify({ blocks: [{ id: 'block-1', type: 'paragraph', data: { text } }] });
}

/** A valid form of a new post; `overrides` replaces fields. */
export function postBody(overrides: PostBody = {}): PostBody {
  return {
    title: 'A walk in the hills',
    content: contentOf('We walked all day in the hills above the lake, and we met no one.'),
    tags: '["travel","walking"]',
    seoKeywords: 'travel, walking',
    metaDescription: 'Two days on foot.',
    url: 'a-walk-in-the-hills',
    postImage: testPicture(),
    ...overrides,
  };
}

/** The same for an update, without an image. */
export function changedBody(overrides: ChangedBody = {}): ChangedBody {
  const { postImage: _, ...fields } = postBody();
  return { ...fields, ...overrides };
}

export type Person = { user: UserRow; client: Client };

/** A signed-in user for each kind of permissions, and a post by `author`. */
export type Scenario = {
  api: TestApi;
  visitor: Client;
  admin: Person;
  author: Person;
  reader: Person;
  newbie: Person;
  postId: string;
  postUrl: string;
};

type ScenarioOptions = Pick<TestPortsOptions, 'seed' | 'holding'>;

export async function createScenario(options: ScenarioOptions = {}): Promise<Scenario> {
  const api = createTestApi({
    ...options,
    profiles: {
      code: {
        id: 'google-grace',
        email: 'grace@example.com',
        emailVerified: true,
        firstName: 'Grace',
        lastName: 'Hopper',
        picture: '',
      },
    },
  });
  const author = await api.addSignedInUser('author');
  const { newBlog } = await author.client.ok('createPost', { body: postBody() });
  const { _id: postId, url: postUrl } = newBlog;
  return {
    api,
    visitor: api.visitor(),
    admin: await api.addSignedInUser('admin', { role: 'admin' }),
    author,
    reader: await api.addSignedInUser('reader'),
    newbie: await api.addSignedInUser('newbie', { isVerified: false }),
    postId,
    postUrl,
  };
}

/** The id of the newest comment of a post. */
export async function newestComment({ visitor, postId }: Pick<Scenario, 'visitor' | 'postId'>) {
  const { comments } = await visitor.ok('listComments', { params: { blogId: postId }, query: {} });
  return comments.map(({ _id: id }) => id)[0] ?? '';
}
