import type { ServerResponse } from 'node:http';
import { requestMessages } from '@contract/texts/apiMessages';
import { createTestApi } from '@server/core/testing/createTestApi';
import { expect, test } from 'vitest';
import { createGoogleProvider } from './googleProvider';
import { readBytes } from './testing/readBytes';
import { serve } from './testing/serve';

const claims = {
  sub: '1234567890',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Lovelace',
  given_name: 'Ada',
  family_name: 'Lovelace',
  picture: 'https://pictures.example/ada.jpg',
};

function answerJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

type Faults = {
  timeout?: number;
  token?: (response: ServerResponse) => void;
  profile?: (response: ServerResponse) => void;
};

/** Google's two endpoints; the code `right` works once. */
async function serveGoogle(userInfo: object = claims, faults: Faults = {}) {
  const forms: URLSearchParams[] = [];
  const unused = new Set(['right']);
  const url = await serve((request, response) => {
    const answer = async () => {
      const form = new URLSearchParams((await readBytes(request)).toString());
      if (request.url === '/token') {
        forms.push(form);
        if (faults.token) faults.token(response);
        else if (unused.delete(form.get('code') ?? '')) {
          answerJson(response, 200, { access_token: 'access', token_type: 'Bearer' });
        } else
          answerJson(response, 400, { error: 'invalid_grant', error_description: 'Bad Request' });
        return;
      }
      if (faults.profile) faults.profile(response);
      else if (request.headers.authorization === 'Bearer access')
        answerJson(response, 200, userInfo);
      else answerJson(response, 401, { error: 'invalid_token' });
    };
    void answer();
  });
  const provider = createGoogleProvider({
    clientId: 'client id',
    clientSecret: 'client secret',
    tokenUrl: `${url}/token`,
    userInfoUrl: `${url}/userinfo`,
    timeout: faults.timeout ?? 10_000,
  });
  return { provider, forms };
}

test('exchanges the code of the popup for a profile', async () => {
  const { provider, forms } = await serveGoogle();
  expect(await provider.exchange('right')).toEqual({
    id: '1234567890',
    email: 'ada@example.com',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    picture: 'https://pictures.example/ada.jpg',
  });
  expect(Object.fromEntries(forms[0] ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: 'right',
    client_id: 'client id',
    client_secret: 'client secret',
    redirect_uri: 'postmessage',
  });
});

test('an unknown or used code is null', async () => {
  const { provider } = await serveGoogle();
  expect(await provider.exchange('wrong&client_id=other')).toBeNull();
  expect(await provider.exchange('right')).not.toBeNull();
  expect(await provider.exchange('right')).toBeNull();
});

test('a profile can lack the last name and the picture', async () => {
  const { sub, email, email_verified, name } = claims;
  const { provider } = await serveGoogle({ sub, email, email_verified, name });
  expect(await provider.exchange('right')).toMatchObject({
    firstName: 'Ada Lovelace',
    lastName: '',
    picture: '',
  });
});

test('an address can have an apostrophe', async () => {
  const email = "o'brien@example.com";
  const { provider } = await serveGoogle({ ...claims, email });
  expect(await provider.exchange('right')).toMatchObject({ email });
});

test('a picture that isn’t on the web is ignored', async () => {
  const { provider } = await serveGoogle({ ...claims, picture: 'javascript:alert(1)' });
  expect(await provider.exchange('right')).toMatchObject({ picture: '' });
});

test.each([
  ['without an id', { ...claims, sub: '' }],
  ['without an address', { ...claims, email: undefined }],
  ['with an invalid address', { ...claims, email: 'ada' }],
  ['that doesn’t say whether the address is verified', { ...claims, email_verified: undefined }],
])('a profile %s is an error', async (_, userInfo) => {
  const { provider } = await serveGoogle(userInfo);
  await expect(provider.exchange('right')).rejects.toThrow('Invalid');
});

const unavailable = (response: ServerResponse) => answerJson(response, 503, {});
const nonsense = (response: ServerResponse) => response.end('<html>');
const disconnect = (response: ServerResponse) => void response.destroy();
const silence = () => undefined;
const redirect = (response: ServerResponse) => response.writeHead(302, { location: '/' }).end();

test.each([
  ['unavailable', unavailable, '503'],
  ['without JSON', nonsense, 'JSON'],
  ['without a token', (response: ServerResponse) => answerJson(response, 200, {}), 'access_token'],
  ['disconnecting', disconnect, 'fetch failed'],
  ['redirecting', redirect, 'fetch failed'],
])('Google %s is an error', async (_, token, message) => {
  const { provider } = await serveGoogle(claims, { token });
  await expect(provider.exchange('right')).rejects.toThrow(message);
});

test.each([
  ['unavailable', unavailable, '503'],
  ['without JSON', nonsense, 'JSON'],
])('Google’s profiles %s are an error', async (_, profile, message) => {
  const { provider } = await serveGoogle(claims, { profile });
  await expect(provider.exchange('right')).rejects.toThrow(message);
});

test.each(['token', 'profile'])('Google’s %s never arriving is an error', async (missing) => {
  const { provider } = await serveGoogle(claims, { [missing]: silence, timeout: 300 });
  await expect(provider.exchange('right')).rejects.toThrow('timeout');
});

test('wrong settings are an error that names them without the secret', async () => {
  const refuse = (response: ServerResponse) =>
    answerJson(response, 401, { error: 'invalid_client' });
  const { provider } = await serveGoogle(claims, { token: refuse });
  await expect(provider.exchange('right')).rejects.toThrow(
    /^Google answered the code with 401 \(invalid_client\)\.$/,
  );
});

test.each([
  ['unavailable', unavailable],
  ['out of quota', (response: ServerResponse) => answerJson(response, 429, {})],
  ['disconnecting', disconnect],
  ['silent', silence],
])('a sign-in while Google is %s is answered 503', async (_, fault) => {
  for (const part of ['token', 'profile']) {
    const { provider } = await serveGoogle(claims, { [part]: fault, timeout: 300 });
    const { ports, visitor } = createTestApi({});
    ports.provider = provider;
    const refused = await visitor().refused('googleAuth', { query: { code: 'right' } });
    expect(refused).toMatchObject({ status: 503, message: requestMessages.unavailable });
  }
});

test('a sign-in with wrong settings is answered 500', async () => {
  const refuse = (response: ServerResponse) =>
    answerJson(response, 401, { error: 'invalid_client' });
  const { provider } = await serveGoogle(claims, { token: refuse });
  const { ports, visitor } = createTestApi({});
  ports.provider = provider;
  const refused = await visitor().refused('googleAuth', { query: { code: 'right' } });
  expect(refused.status).toBe(500);
});
