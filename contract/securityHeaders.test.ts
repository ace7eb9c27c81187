import { expect, test } from 'vitest';
import { inlineScriptsOf, rehearsalHeaders, securityHeaders } from './securityHeaders';

function readPolicy({ 'Content-Security-Policy': policy }: { 'Content-Security-Policy': string }) {
  const entries = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  });
  return new Map(entries);
}

const policyFor = async (inlineScripts: readonly string[], apiOrigins: readonly string[] = []) =>
  readPolicy(await securityHeaders({ inlineScripts, apiOrigins }));

test("scripts run only from the site's own origin, from Google, or by their hash", async () => {
  const policy = await policyFor(['start()']);
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'trusted-types-eval'",
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    'https://accounts.google.com/gsi/client',
  ]);
});

test('no other page can frame the site, and plugins and base URLs are refused', async () => {
  const policy = await policyFor([]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

test('frames show only the services of embeds and the sign-in', async () => {
  const policy = await policyFor([]);
  expect(policy.get('frame-src')).toContain('https://www.youtube.com');
  expect(policy.get('frame-src')).not.toContain('https:');
});

test('the page of a rehearsal is framed by the site only, runs its scripts only, and sends nothing', () => {
  const policy = readPolicy(rehearsalHeaders);
  expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(rehearsalHeaders['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(rehearsalHeaders['X-Robots-Tag']).toBe('noindex');
});

test("the manifest loads from the site's own origin only", async () => {
  expect((await policyFor([])).get('manifest-src')).toEqual(["'self'"]);
});

test('an API of another origin can be called', async () => {
  const policy = await policyFor([], ['https://api.example']);
  expect(policy.get('connect-src')).toContain('https://api.example');
});

test('finds the inline scripts of a page, and no others', () => {
  const html = '<script src="/a.js"></script><script>one()</script><p></p><script>two()</script>';
  expect(inlineScriptsOf(html)).toEqual(['one()', 'two()']);
});
