import { testPicture } from '@server/core/testing/testPicture';
import { changedBody, contentOf, postBody } from '../../server/core/testing/createScenario';
import type { Action, WriterParts } from './places';

/** How long before its time a post is planned, in milliseconds. */
const ahead = 1500;

/** Writes posts, publishes them at planned times, saves unpublished changes, uploads pictures. */
export function createPostActions({ client, journal, places, nextName }: WriterParts): Action[] {
  const unchanged: { id: string; url: string }[] = [];

  async function createPost() {
    const url = `kill-${nextName()}`;
    const content = contentOf(`Words of ${url}.`);
    const { newBlog } = await client.ok('createPost', { body: postBody({ url, content }) });
    journal.stored.posts.push(url);
    places.posts.push({ id: newBlog._id, blockId: 'block-1' });
    unchanged.push({ id: newBlog._id, url });
  }

  /** Each post once: a later save would have to know the number of the first one, whose answer may be lost. */
  async function changePost() {
    const post = unchanged.pop();
    if (!post) return createPost();
    const { id, url } = post;
    const title = `Changes of ${url}`;
    const changes = { url, title, content: contentOf(title), isPending: true, pendingRevision: 0 };
    await client.ok('updatePost', { params: { id }, body: changedBody(changes) });
    return journal.stored['unpublished changes'].push(title);
  }

  async function planPost() {
    const url = `kill-planned-${nextName()}`;
    const { newBlog } = await client.ok('createPost', {
      body: postBody({ url, isPublished: false }),
    });
    journal.stored.posts.push(url);
    const publishAt = new Date(Date.now() + ahead).toISOString();
    await client.ok('publishPost', { params: { id: newBlog._id }, body: { publishAt } });
    journal.stored['planned posts'].push(url);
  }

  async function upload() {
    const { data } = await client.ok('uploadResource', { body: { resource: testPicture() } });
    const name = data.resource_url.slice(data.resource_url.lastIndexOf('/') + 1);
    journal.stored.uploads.push(name);
  }

  return [createPost, planPost, changePost, upload];
}
