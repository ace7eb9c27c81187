import { readFileSync } from 'node:fs';
import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import { expect, test } from 'vitest';
import { hasSettings, withSettings } from './siteFiles';

const site: PublicSite = {
  ...defaultSite,
  name: 'The Cove',
  description: 'By the sea.',
  accent: '#00604a',
};

function readBuilt(path: string) {
  const bytes = new Uint8Array(readFileSync(new URL(`../../../public${path}`, import.meta.url)));
  return { type: 'application/manifest+json', etag: 'hash', bytes, brotli: bytes };
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

test('the manifest of a site with a name of its own has it, and another entity tag', () => {
  const path = '/manifest.webmanifest';
  const file = readBuilt(path);
  const manifest = withSettings(path, file, site);
  const json: unknown = JSON.parse(textOf(manifest));
  expect(json).toMatchObject({
    name: 'The Cove',
    short_name: 'The Cove',
    description: 'By the sea.',
    start_url: '/',
  });
  expect(manifest).toMatchObject({ type: file.type, brotli: null });
  expect(manifest.etag).not.toBe(file.etag);
  expect(withSettings(path, file, defaultSite)).toBe(file);
});

test('the icon has the accent of the site', () => {
  const path = '/favicon.svg';
  const file = readBuilt(path);
  expect(textOf(withSettings(path, file, site))).toContain('rx="7" fill="#00604a"/>');
  expect(withSettings(path, file, defaultSite)).toBe(file);
  expect(['/favicon.svg', '/icon-192.png'].map(hasSettings)).toEqual([true, false]);
});

test('a square logo is the icon of the manifest', () => {
  const path = '/manifest.webmanifest';
  const file = readBuilt(path);
  const withLogo = (size: string) => ({ ...defaultSite, logo: `/file/logo-${size}.webp` });
  expect(JSON.parse(textOf(withSettings(path, file, withLogo('320x320'))))).toMatchObject({
    icons: [{ src: '/file/logo-320x320.webp', sizes: '320x320' }],
  });
  expect(withSettings(path, file, withLogo('320x200'))).toBe(file);
});
