import { build } from 'vite';
import { root } from './install.mjs';

/**
 * Builds the service worker of the site into `/offline.js`. It contains the names of the build's files, so browsers
 * find a new one after each build that changes a file.
 */
export async function buildWorker(outDir, files) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { buildFiles: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'src/offline/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'offline.js' },
      },
    },
  });
}
