import { build } from 'vite';
import { root } from './install.mjs';

/** How the server is built into a folder; packages of node_modules are loaded from there. */
export function serverBuild(outDir) {
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
        input: {
          main: 'server/node/main.ts',
          backup: 'server/node/backup/backup.ts',
          restore: 'server/node/backup/restore.ts',
        },
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

export const buildServer = (outDir) => build(serverBuild(outDir));
