import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { databaseTemplate } from './databaseTemplate.mjs';
import { root } from './install.mjs';

const siteEntries = {
  main: 'server/site/start/main.ts',
  worker: 'server/site/work/worker.ts',
  engineThread: 'server/data/postgres/connection/engineThread.ts',
  backup: 'server/site/backup/backup.ts',
  restore: 'server/site/backup/restore.ts',
  admin: 'server/site/admin/admin.ts',
};

/** How programs of the server are built into a folder; packages of node_modules are loaded from there. */
export function serverBuild(outDir, entries = siteEntries) {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      ssr: true,
      rolldownOptions: {
        input: entries,
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

/** Adds what a new PGlite database starts with. */
export function addDatabase(outDir) {
  copyFileSync(databaseTemplate(), join(outDir, 'database.tar.gz'));
}

export async function buildServer(outDir) {
  await build(serverBuild(outDir));
  addDatabase(outDir);
}
