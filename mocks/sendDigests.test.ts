import { expect, test } from 'vitest';
import { sendDigests } from './sendDigests';
import { createTestServer } from './testing/createTestServer';

const cookies = { read: () => undefined, write: () => undefined };

test('verified personas with news get letters about them, as the panel shows them', async () => {
  const { mockApi, failures } = createTestServer(Date.now(), {
    url: 'https://mock.test',
    cookies,
  });
  await sendDigests(mockApi);
  expect(failures).toEqual([]);
  const letters = mockApi.mail.all();
  const recipients = letters.map(({ to }) => to.split('@')[0]);
  expect(recipients).toEqual(expect.arrayContaining(['reader']));
  expect(recipients).not.toContain('newbie');
  for (const { text, html, listId } of letters) {
    expect(listId).toMatch(/^<(?:daily|weekly)\.notifications\.mock\.test>$/);
    expect(text).toContain('Stop all these letters: https://mock.test/letters/stop/');
    expect(html).toMatch(/<ul[^>]*><li/);
  }
});
