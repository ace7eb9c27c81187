import { testPicture } from '@server/core/testing/testPicture';
import { contentOf, postBody } from '../../server/core/testing/createScenario';
import type { Action, WriterParts } from './places';

/** How long before its time a post is planned, in milliseconds. */
const ahead = 1500;

/** Writes posts, publishes them at planned times, uploads pictures. */
export function createPostActions({ client, journal, places, nextName }: WriterParts): Action[] {
  async function createPost() {
    const url = `kill-${nextName()}`;
    const content = contentOf(`Words of ${url}.`);
    const { newBlog } = await client.ok('createPost', { body: postBody({ url, content }) });
    journal.stored.posts.push(url);
    places.posts.push({ id: newBlog._id, blockId: 'block-1' });
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

  return [createPost, planPost, upload];
}
