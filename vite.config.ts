import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** What every page needs and what seldom changes: one chunk, kept by the browser over deployments. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|use-sync-external-store|axios|valibot|react-helmet-async|react-fast-compare|shallowequal|invariant)[\\/]/;

const workerFile = 'mockServiceWorker.js';

/** Gives the mock build its service worker straight from the package, so that `public/` (and with it a production build) never holds it. */
function mockServiceWorker(): Plugin {
  const source = createRequire(import.meta.url).resolve(`msw/${workerFile}`);
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await readFile(source));
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: await readFile(source) });
    },
  };
}

/** The client uses the fetch adapter alone; this leaves the other out as axios itself leaves out Node's. */
function withoutXhr(): Plugin {
  return {
    name: 'axios-without-xhr',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './xhr.js' && importer?.includes('axios/lib/adapters')
        ? importer.replace(/adapters[\\/].*$/, 'helpers/null.js')
        : null,
  };
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocks = env.VITE_MOCKS === '1';
  return {
    plugins: [react(), tailwindcss(), withoutXhr(), mocks && mockServiceWorker()],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? '1' : '') },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
