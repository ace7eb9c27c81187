import { expect, test } from 'vitest';
import { removeSecrets } from './removeSecrets';

const token = 'Ab_-'.repeat(10).concat('xyz');

test.each([
  ['/api/v1/resource/file/a-1280x720.webp', '/api/v1/resource/file/a-1280x720.webp'],
  ['0b5f1a52-6f0e-4b8e-9f3c-2f6f1d7f9a10', '0b5f1a52-6f0e-4b8e-9f3c-2f6f1d7f9a10'],
  ['node_modules/@hono/node-server', 'node_modules/@hono/node-server'],
  [`/reset-password/${token}`, '/reset-password/[removed]'],
  [`cp_access=id.${token}; XSRF-TOKEN=${token}`, 'cp_access=id.[removed]; XSRF-TOKEN=[removed]'],
  ['/google?code=4/0Ab&state=x&page=2', '/google?code=[removed]&state=[removed]&page=2'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
  ['$argon2id$v=19$m=19456,t=2,p=1$AA$AA is wrong', '[removed] is wrong'],
  ['pbkdf2-sha256$1$AA$AA', '[removed]'],
  ["Sent to ada.o'b+x@mail.example.com.", 'Sent to [address].'],
  ['postgres://site:pa:ss@db.example/site', 'postgres://site:[removed]@db.example/site'],
  ['Failed\nparams: a,\nb\n    at run', 'Failed\nparams: [removed]\n    at run'],
])('cleans the text %j', (text, expected) => {
  expect(removeSecrets(text)).toBe(expected);
});

test('cleans fields at any depth', () => {
  const value = {
    status: 500,
    headers: { cookie: 'a=b', 'x-xsrf-token': 'c', accept: '*/*' },
    users: [{ id: 'ada', passwordHash: 'quick', email: 'ada@example.com' }],
    newPassword: 'Password1!',
    body: { bio: 'Private' },
    bytes: new Uint8Array(2),
    url: new URL('https://commonplace.test/?token=abc'),
    nothing: null,
  };
  expect(removeSecrets(value)).toEqual({
    status: 500,
    headers: { cookie: '[removed]', 'x-xsrf-token': '[removed]', accept: '*/*' },
    users: [{ id: 'ada', passwordHash: '[removed]', email: '[removed]' }],
    newPassword: '[removed]',
    body: '[removed]',
    bytes: '[bytes]',
    url: 'https://commonplace.test/?token=[removed]',
    nothing: null,
  });
});

test('describes errors of several errors', () => {
  const failure = new AggregateError([new Error('To ada@example.com')], 'All failed');
  expect(removeSecrets({ failure })).toMatchObject({
    failure: {
      type: 'AggregateError',
      message: 'All failed',
      errors: [{ message: 'To [address]' }],
    },
  });
});

test('a value that contains itself ends', () => {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  expect(JSON.stringify(removeSecrets(value))).toContain('[too deep]');
});
