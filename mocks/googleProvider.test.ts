import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mockProvider, providerScript } from './googleProvider';

type Answers = { callback: (answer: object) => void; error_callback: (error: object) => void };
type Client = { requestCode: () => void };
type Options = Answers & { state: string };
type Window = { google?: { accounts: { oauth2: { initCodeClient: (o: Options) => Client } } } };

/** Loads the script like the page does and signs in once. */
function signInOnce(mockSettings: string | null) {
  const window: Window = {};
  const answers: object[] = [];
  runInNewContext(providerScript, {
    window,
    localStorage: { getItem: () => mockSettings },
    setTimeout: (work: () => void) => work(),
    crypto: { randomUUID: () => 'a-b-c' },
    JSON,
  });
  const record = (answer: object) => {
    answers.push({ ...answer });
  };
  window.google?.accounts.oauth2
    .initCodeClient({ callback: record, error_callback: record, state: 'the-state' })
    .requestCode();
  return answers;
}

test.each([
  [null, { code: 'mock-google-a-b-c', state: 'the-state' }],
  ['{"delay":5}', { code: 'mock-google-a-b-c', state: 'the-state' }],
  ['{"google":"no code"}', {}],
  ['{"google":"closed"}', { type: 'popup_closed' }],
  ['{"google":"error"}', { error: 'access_denied' }],
])('with the settings %s a sign-in ends with %o', (mockSettings, answer) => {
  expect(signInOnce(mockSettings)).toEqual([answer]);
});

test('only codes of the script are valid', async () => {
  expect(await mockProvider.exchange('mock-google-a-b-c')).toMatchObject({ emailVerified: true });
  expect(await mockProvider.exchange('made-up')).toBeNull();
});
