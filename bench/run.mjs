import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { browserEnvironment } from '../scripts/browser.mjs';

const benches = {
  lists: import.meta.resolve('./lists.ts'),
  editor: import.meta.resolve('./editor.ts'),
  revisions: import.meta.resolve('./revisions.ts'),
  pages: import.meta.resolve('./pages/run.ts'),
  kills: import.meta.resolve('./kills/run.ts'),
  server: import.meta.resolve('./server/run.ts'),
  streams: import.meta.resolve('./streams/run.ts'),
  reads: import.meta.resolve('./reads/run.ts'),
  hostile: import.meta.resolve('./hostile/run.ts'),
  'server-kills': import.meta.resolve('./serverKills/run.ts'),
  failover: import.meta.resolve('./failover/run.ts'),
  rolling: import.meta.resolve('./rolling/run.ts'),
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals: names } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    community: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = names.filter((name) => !(name in benches));

if (unknown.length > 0) {
  const known = Object.keys(benches).join(', ');
  console.error(`There is no bench named ${unknown.join(', ')}; there are: ${known}`);
  process.exit(1);
}

for (const name of names.length > 0 ? names : Object.keys(benches)) {
  const { module } = await runnerImport(fileURLToPath(benches[name]), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  // Vite can't import files while a bench runs.
  const loadModule = (address) => import(address);
  await module.run(browserEnvironment, { ...values, loadModule });
}
