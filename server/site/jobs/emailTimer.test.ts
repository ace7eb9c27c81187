import { eventually } from '@contract/testing/eventually';
import { serveSmtp } from '@server/adapters/testing/serveSmtp';
import { createClient } from '@server/core/testing/createClient';
import { contactRow, emailRow } from '@server/data/testing/rows';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryDatabase } from '../testing/memoryDatabase';
import { startTestSite } from '../testing/startTestSite';

const message = { name: 'Eva', email: 'eva@example.com', subject: 'Hello', message: 'Hello.' };

async function startSending(database = createMemoryDatabase()) {
  const { host, received } = await serveSmtp();
  const site = await startTestSite({
    database,
    environment: { SMTP_URL: `smtp://${host}`, MAIL_FROM: 'hello@commonplace.test' },
  });
  return { site, received };
}

test('a letter is sent at once, and a shutdown waits for it', async () => {
  const { site, received } = await startSending();
  const app = { request: (path: string, init?: RequestInit) => fetch(site.origin + path, init) };
  await createClient(app).ok('sendContact', { body: message });
  await site.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.source).toContain('Reply-To: eva@example.com');
});

test('a site sends the letters that an earlier process has left', async () => {
  const database = createMemoryDatabase();
  const data = JSON.stringify({ messageId: 'message' });
  const letter = emailRow('left', { kind: 'contact', userId: null, data });
  await database.data.contact.insert(contactRow('message'), letter);
  const { site, received } = await startSending(database);
  onTestFinished(site.close);
  await eventually(() => expect(received).toHaveLength(1));
});
