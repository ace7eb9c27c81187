import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { createMemoryInstallation } from '@server/core/adapters/memoryInstallation';
import { createMemoryLimits } from '@server/core/adapters/memoryLimits';
import { documentTasks } from '@server/core/documents/documentTasks';
import { runInThread } from '@server/core/documents/tasks';
import { noAnswers } from '@server/core/finishedAnswer';
import { createMemoryData } from '@server/data/memory/memoryData';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPorts } from './createPorts';
import { readSettings } from './settings/readSettings';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-ports-'));
});

afterEach(() => rm(folder, { recursive: true }));

const create = (environment: Record<string, string>) =>
  createPorts({
    answers: noAnswers,
    settings: readSettings({ DATA_FOLDER: folder, ...environment }),
    files: createMemoryFiles(),
    data: createMemoryData(),
    documents: runInThread(documentTasks),
    limits: createMemoryLimits({ now: () => 0 }),
    installation: createMemoryInstallation({ now: () => 0 }),
    background: () => undefined,
    report: expect.unreachable,
    secretKey: new Uint8Array(32),
  });

/** Sends an e-mail with a link, and returns what was printed and the files of e-mails. */
async function send(environment: Record<string, string>) {
  const printing = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { ports } = create(environment);
  await ports.mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'The link', html: '' });
  const printed = printing.mock.calls.map(([text]) => String(text)).join('');
  printing.mockRestore();
  const letters = join(folder, 'letters');
  const names = await readdir(letters).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(join(letters, name), 'utf8')));
  return { printed, files };
}

test('without SMTP a public site prints no letters: links in them open accounts', async () => {
  const { printed, files } = await send({ SITE_URL: 'https://blog.example' });
  expect(printed).toBe('');
  expect(files).toEqual([expect.stringContaining('The link')]);
});

test('without SMTP a site on this machine prints its letters', async () => {
  const { printed, files } = await send({});
  expect(printed).toContain('The link');
  expect(files).toEqual([]);
});

test('secrets are derived without WebCrypto, whose threads are busy with passwords', async () => {
  const signing = vi.spyOn(crypto.subtle, 'sign');
  const { secrets } = create({}).ports;
  await secrets.derive('refresh');
  await secrets.hash('token');
  expect(signing).not.toHaveBeenCalled();
  signing.mockRestore();
});
