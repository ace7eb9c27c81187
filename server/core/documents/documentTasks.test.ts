import { expect, test, vi } from 'vitest';
import { createExtractiveSummariser } from '../posts/extractiveSummariser';
import { changedBody, createScenario, postBody } from '../testing/createScenario';
import { documentTasks } from './documentTasks';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

test('documents of posts are cleaned and read by the port, so that another thread can do it', async () => {
  const { api, author, postId } = await createScenario();
  const documents = vi.spyOn(api.ports, 'documents');
  const names = () => documents.mock.calls.splice(0).map(([name]) => name);
  const { newBlog } = await author.client.ok('createPost', {
    body: postBody({ url: 'second', isPublished: 'false' }),
  });
  expect(names()).toEqual(['read']);
  await author.client.ok('publishPost', { params: { id: newBlog._id }, body: {} });
  expect(names()).toEqual(['showsAnything']);
  await author.client.ok('updatePost', { params: { id: postId }, body: changedBody() });
  expect(names()).toEqual(['read']);
  api.ports.summariser = createExtractiveSummariser(api.ports.documents);
  await author.client.ok('summarisePost', { params: { id: postId } });
  expect(names()).toEqual(['prose', 'summary']);
});

test('the size of a stored document is only read if the new one is too large', async () => {
  const { api, author, postId } = await createScenario();
  const documents = vi.spyOn(api.ports, 'documents');
  const content = JSON.stringify({ blocks: Array.from({ length: 5001 }, () => paragraph('a')) });
  const body = changedBody({ content });
  const response = await author.client.call('updatePost', { params: { id: postId }, body });
  expect(response.status).toBe(422);
  expect(documents.mock.calls.map(([name]) => name)).toEqual(['read', 'size']);
});

test('a summary is made from the beginning of a very long post', () => {
  const blocks = ['first', 'second', 'third'].map((word) => paragraph(`${word} `.repeat(9000)));
  const prose = documentTasks.prose.run(JSON.stringify({ blocks }));
  expect(prose.map(({ text }) => text.slice(0, 6))).toEqual(['first ', 'second']);
  expect(prose.reduce((sum, { text }) => sum + text.length, 0)).toBe(100_000);
});

test('what is no document has no prose and shows nothing', () => {
  expect(documentTasks.prose.run('{')).toEqual([]);
  expect(documentTasks.showsAnything.run('{')).toBe(false);
  const sent = { sent: '{', stored: '', prefix: 'new' };
  expect(documentTasks.read.run(JSON.stringify(sent))).toBeNull();
});

test('a document with the blocks of the stored one is the stored one', () => {
  const block = { id: 'a', ...paragraph('text') };
  const stored = JSON.stringify({ time: 1, blocks: [block] });
  const read = (blocks: object[]) => {
    const sent = JSON.stringify({ time: 2, blocks });
    return documentTasks.read.run(JSON.stringify({ sent, stored, prefix: 'new' }))?.content;
  };
  expect(read([block])).toBe(stored);
  expect(read([paragraph('text')])).toBe(stored);
  expect(read([block, paragraph('more')])).toBe(
    JSON.stringify({ time: 2, blocks: [block, { id: 'new-1', ...paragraph('more') }] }),
  );
});

test('the words of a document are compared with those of the stored one', () => {
  const stored = JSON.stringify({ blocks: [{ id: 'a', ...paragraph('Salt the bread.') }] });
  const sent = JSON.stringify({ blocks: [{ id: 'a', ...paragraph('Salt the fresh dough.') }] });
  const read = documentTasks.read.run(JSON.stringify({ sent, stored, prefix: 'new' }));
  expect(read?.words).toEqual({ added: 2, removed: 1 });
});

test('a document with too many blocks is not compared with the stored one', () => {
  const stored = [{ id: 'a', ...paragraph('text') }];
  const read = (count: number) => {
    const blocks = Array.from({ length: count }, () => paragraph('text'));
    const documents = {
      sent: JSON.stringify({ blocks }),
      stored: JSON.stringify({ blocks: stored }),
    };
    return documentTasks.read.run(JSON.stringify({ ...documents, prefix: 'new' }));
  };
  expect(read(5000)?.content).toContain('"id":"a"');
  const refused = read(5001);
  expect(refused?.size.blocks).toBe(5001);
  expect(refused?.content).not.toContain('"id":"a"');
});

test('changes of large documents have about 200,000 characters, and the others are counted', () => {
  const documentOf = (word: string) =>
    JSON.stringify({
      blocks: [
        { id: 'long', ...paragraph(`${word} `.repeat(30_000)) },
        ...Array.from({ length: 100 }, (_, at) => ({
          id: `block-${at}`,
          ...paragraph(`${word} ${at} `.repeat(500)),
        })),
      ],
    });
  const texts = { before: documentOf('before'), after: documentOf('after') };
  const { changes, more, share } = documentTasks.changes.run(JSON.stringify(texts));
  expect(JSON.stringify(changes).length).toBeLessThan(201_000);
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.length + more).toBe(101);
  // The longest one would leave no place for others.
  expect(changes[0]?.blockId).toBe('block-0');
  expect(share).toBeGreaterThan(0.5);
});
