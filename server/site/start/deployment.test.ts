import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../settings/variables';

// Containers can't be started in these tests: they check what these files refer to.

const root = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const names = Object.keys(variables.entries);

const compose = v.parse(
  v.looseObject({
    services: v.record(
      v.string(),
      v.looseObject({
        image: v.optional(v.string()),
        volumes: v.optional(v.array(v.string()), []),
        environment: v.optional(v.record(v.string(), v.string()), {}),
        depends_on: v.optional(
          v.union([v.array(v.string()), v.record(v.string(), v.unknown())]),
          [],
        ),
      }),
    ),
    volumes: v.record(v.string(), v.unknown()),
  }),
  parse(read('compose.yaml')),
);
const services = Object.entries(compose.services);

/** The image sets them. */
const imageSettings = ['PORT', 'HOST', 'DATA_FOLDER'];

test('the site of compose.yaml gets all settings', () => {
  const passed = Object.keys(compose.services['site']?.environment ?? {});
  expect(new Set([...passed, ...imageSettings])).toEqual(new Set(names));
});

test('images are pinned to a version', () => {
  const images = services.flatMap(([, { image }]) => image ?? []);
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
  const versioned = /:(?:v?\d+\.\d+|RELEASE\.\d{4})/;
  expect([...images, ...bases].filter((image) => !versioned.test(image))).toEqual([]);
});

test('services, volumes and settings of compose.yaml refer to existing ones', () => {
  const needed = services.flatMap(([, { depends_on: needs }]) =>
    Array.isArray(needs) ? needs : Object.keys(needs),
  );
  expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  const mounted = services.flatMap(([, { volumes }]) =>
    volumes.map((line) => line.split(':', 1)[0]),
  );
  expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)));
});

test('the image contains what it runs, and does not run as root', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(lines.indexOf('USER node')).toBeGreaterThan(lines.lastIndexOf('WORKDIR /app'));
  // A restart doesn't bring a lost database back.
  expect(read('Dockerfile')).toMatch(/HEALTHCHECK[^]*\/healthz/);
  expect(read('Dockerfile')).not.toMatch(/HEALTHCHECK[^]*\/readyz/);
  expect(lines.filter((line) => line.startsWith('VOLUME'))).toEqual(['VOLUME /data']);
});

test('.env.example and the page on settings name all settings', () => {
  const example = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const own = example.filter((name) => !name?.startsWith('VITE_'));
  expect(new Set(own)).toEqual(new Set(names));
  const guide = read('docs/settings.md');
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
