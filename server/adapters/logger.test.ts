import { createClient } from '@server/core/testing/createClient';
import { createTestApi, password } from '@server/core/testing/createTestApi';
import { findEmailToken } from '@server/core/testing/findEmailToken';
import type { TestApp } from '@server/core/testing/testEnvironment';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { createLogger } from './logger';

function collectLog(level = 'trace') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return {
    logger: createLogger({ level, destination }),
    text: () => lines.join(''),
    entries: () => lines.map((line): unknown => JSON.parse(line)),
  };
}

/** Logs everything about each call, more than a server should. */
function withLog(app: TestApp, logger: Logger): TestApp {
  let requests = 0;
  return {
    async request(path, init = {}, connection = {}) {
      requests += 1;
      const log = logger.child({ requestId: `request-${requests}` });
      const headers = Object.fromEntries(new Headers(init.headers));
      log.info({ method: init.method, path, headers, body: init.body }, `${init.method} ${path}`);
      const response = await app.request(path, init, connection);
      const { status } = response;
      log.info({ status, headers: Object.fromEntries(response.headers) }, 'Answered');
      return response;
    },
  };
}

/** Fails like a database library, whose errors contain the query with its parameters. */
function failedQuery(parameters: readonly string[]) {
  const cause = Object.assign(new Error(`Key (email)=(${parameters[0]}) already exists.`), {
    code: '23505',
    parameters,
    detail: parameters[0],
  });
  const message = `Failed query: update users\nparams: ${parameters.join(',')}\n,more`;
  return Object.assign(new Error(message, { cause }), { params: parameters });
}

test('no secret of a call is in the log', async () => {
  const api = createTestApi();
  const { logger, text, entries } = collectLog();
  api.ports.report = (failure) => logger.error(failure, 'Unexpected error');
  const { email } = await api.addUser('adalove');
  const client = createClient(withLog(api.app, logger));
  const cookies = ['__Host-cp_access', '__Host-cp_refresh', '__Host-cp_device', 'XSRF-TOKEN'];
  const secrets = new Set([password, 'Wrong1!!', 'Another1!', email, 'google-code']);
  const keepCookies = () => {
    for (const name of cookies)
      for (const part of (client.cookies.get(name) ?? '').split('.')) {
        if (part.length > 20) secrets.add(part);
      }
  };

  await client.refused('login', { body: { username: email, password: 'Wrong1!!' } });
  await client.ok('login', { body: { username: email, password } });
  keepCookies();
  await client.ok('refreshToken', {});
  keepCookies();
  await client.refused('googleAuth', { query: { code: 'google-code', state: 'x'.repeat(43) } });
  await client.ok('forgotPassword', { body: { email } });
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'Reset your password');
  secrets.add(token);
  const { resetPassword } = api.data.credentials;
  api.data.credentials.resetPassword = async ({ passwordHash, tokenHash }) => {
    secrets.add(tokenHash);
    throw failedQuery([email, passwordHash, tokenHash]);
  };
  const reset = {
    params: { token },
    body: { password: 'Another1!', confirmpassword: 'Another1!' },
  };
  expect((await client.call('resetPassword', reset)).status).toBe(500);
  api.data.credentials.resetPassword = resetPassword;
  await client.ok('resetPassword', reset);

  expect(secrets.size).toBeGreaterThan(10);
  for (const secret of secrets) expect(text()).not.toContain(secret);
  expect(entries()).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'Unexpected error',
      err: expect.objectContaining({ message: 'Failed query: update users\nparams: [removed]' }),
    }),
  );
  expect(text()).toContain('/user/reset/[removed]');
});

test('an error has its type, code, stack and causes, and no other field', () => {
  const { logger, entries } = collectLog();
  logger.error(failedQuery(['ada@example.com', 'quick:Password1!']));
  expect(entries()).toEqual([
    {
      level: 50,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      pid: expect.any(Number),
      hostname: expect.any(String),
      msg: 'Failed query: update users\nparams: [removed]',
      err: {
        type: 'Error',
        message: 'Failed query: update users\nparams: [removed]',
        stack: expect.stringContaining('logger.test.ts'),
        cause: {
          type: 'Error',
          message: 'Key (email)=([address]) already exists.',
          code: '23505',
          stack: expect.stringContaining('logger.test.ts'),
        },
      },
    },
  ]);
});

test('a child logger adds the request id to each line', () => {
  const { logger, entries } = collectLog();
  logger.child({ requestId: 'abc' }).warn('Slow');
  logger.child({ requestId: 'abc' }).error(new Error('Broken'), 'Failed');
  expect(entries()).toMatchObject([
    { level: 40, requestId: 'abc', msg: 'Slow' },
    { level: 50, requestId: 'abc', msg: 'Failed', err: { type: 'Error' } },
  ]);
});

test('lines below the level are not written', () => {
  const { logger, entries } = collectLog('warn');
  logger.info('Hidden');
  expect(entries()).toEqual([]);
});
