import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answersFile, changesData, type Endpoint, fillPath } from './endpoint';
import { endpoints } from './endpoints';

test('a parameter is encoded as one segment', () => {
  const path = fillPath('/user/profile/:username/verify/:token', {
    username: 'a/b?c',
    token: 'ü #',
  });
  expect(path).toBe('/user/profile/a%2Fb%3Fc/verify/%C3%BC%20%23');
});

test('no two calls have the same method and path', () => {
  const routes = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
  );
  expect(new Set(routes).size).toBe(routes.length);
});

/** Calls that change data without a rate of their own, with the reason. */
const withoutRate = {
  logout: 'always works',
  refreshToken: 'always works for a session',
  endSession: 'works once for each session',
  endOtherSessions: 'works once for each session',
  verifyAccount: 'needs a token that works once',
  resetPassword: 'needs a token that works once',
  restoreEmail: 'needs a token that works once',
  secureAccount: 'needs a token that works once',
  sendVerification: 'counts letters',
  forgotPassword: 'counts letters',
  sendContact: 'counts letters',
  subscribe: 'counts letters',
  confirmSubscription: 'needs a token; repeating it changes nothing',
  stopLetters: 'always works; repeating it changes nothing',
  resumeLetters: 'needs a token; repeating it changes nothing',
  cancelEmailChange: 'works once for each change, which counts letters',
  changePassword: 'counts wrong passwords',
  changeCover: 'counts files',
  uploadResource: 'counts files',
  claimResources: 'works once for each file',
  deleteAccount: 'works once',
  blockUser: 'admins only',
  unblockUser: 'admins only',
} as const;

test('every call that changes data has a rate or a reason not to have one', () => {
  const names = Object.entries<Endpoint>(endpoints)
    .filter(([, call]) => changesData(call) && !call.rate)
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(withoutRate).toSorted());
});

test('a client knows of each call whether its answer is JSON or a file', () => {
  const types = ['', 'application/zip', 'text/csv'];
  for (const [name, call] of Object.entries<Endpoint>(endpoints)) {
    const isFile = types.some((type) => v.is(call.answer, new Blob(['x'], { type })));
    expect({ name, isFile: answersFile(call) }).toEqual({ name, isFile });
    expect({ name, isText: v.is(call.answer, 'x') }).toEqual({ name, isText: false });
  }
});
