import { beforeEach, expect, test, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

/** Loads the module with a stand-in for the browser's policies, and returns the default policy. */
async function loadPolicy() {
  const policies = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  });
  const module = await import('./trustedTypes');
  module.refuseUntrustedMarkup();
  const rules = policies.get('default');
  if (!rules) throw new Error('There is no default policy.');
  return { ...module, rules, policies };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('markup in a text is refused until the editor is open', async () => {
  const { rules, allowMarkup } = await loadPolicy();
  expect(() => rules.createHTML('<img src="x" onerror="run()">')).toThrow('sanitised');
  allowMarkup();
  expect(rules.createHTML('<b>bold</b>')).toBe('<b>bold</b>');
});

test('texts without elements are accepted', async () => {
  const { rules } = await loadPolicy();
  expect(rules.createHTML(' ')).toBe(' ');
  expect(rules.createHTML('{"@type":"BlogPosting"}')).toBe('{"@type":"BlogPosting"}');
});

test('code in a text is refused', async () => {
  const { rules } = await loadPolicy();
  expect(() => rules.createScript('run()')).toThrow('refused');
});

test('scripts load from this site and from Google only', async () => {
  const { rules } = await loadPolicy();
  expect(rules.createScriptURL('/assets/a.js')).toBe('/assets/a.js');
  const google = 'https://accounts.google.com/gsi/client';
  expect(rules.createScriptURL(google)).toBe(google);
  expect(() => rules.createScriptURL('https://evil.example/a.js')).toThrow('refused');
  expect(() => rules.createScriptURL('//evil.example/a.js')).toThrow('refused');
  expect(() => rules.createScriptURL('data:text/javascript,run()')).toThrow('refused');
});

test('a markup policy cleans what it creates', async () => {
  const { createMarkupPolicy, policies } = await loadPolicy();
  const clean = createMarkupPolicy('cleaned', (html) => html.toUpperCase());
  expect(clean('text')).toBe('TEXT');
  expect(policies.has('cleaned')).toBe(true);
});
