import { createHash } from 'node:crypto';
import { isRecord } from '@contract/isRecord';
import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import { logoIcons } from '@contract/site/siteLogo';
import type { StaticFile } from './loadStaticFiles';

/** The name, description and square logo that the site has now, in the manifest of the build. */
function nameManifest(text: string, { name, description, logo }: PublicSite) {
  const icons = logoIcons(logo).map(({ address, width, height }) => ({
    src: address,
    sizes: `${width}x${height}`,
  }));
  const hasDefaults = name === defaultSite.name && description === '';
  if (hasDefaults && icons.length === 0) return text;
  const manifest: unknown = JSON.parse(text);
  return JSON.stringify({
    ...(isRecord(manifest) ? manifest : {}),
    name,
    short_name: name,
    ...(description === '' ? {} : { description }),
    ...(icons.length === 0 ? {} : { icons }),
  });
}

/** The accent that the site has now, as the ground of its icon. */
const colourIcon = (text: string, { accent }: PublicSite) =>
  accent === '' ? text : text.replace(/(<rect [^>]*fill=")#\w{6}/, `$1${accent}`);

const writers: Readonly<Record<string, (text: string, site: PublicSite) => string>> = {
  '/manifest.webmanifest': nameManifest,
  '/favicon.svg': colourIcon,
};

/** Whether the settings of the site are in the file at this address. */
export const hasSettings = (path: string) => Object.hasOwn(writers, path);

/** A file of the build with the settings that the site has now. */
export function withSettings(path: string, file: StaticFile, site: PublicSite): StaticFile {
  const before = new TextDecoder().decode(file.bytes);
  const text = writers[path]?.(before, site) ?? before;
  if (text === before) return file;
  return {
    ...file,
    etag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    bytes: new TextEncoder().encode(text),
    brotli: null,
  };
}
