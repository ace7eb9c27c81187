import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** What every page needs and what seldom changes: one chunk, kept by the browser over deployments. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|immer|@reduxjs|axios|valibot)[\\/]/;

const forCharts = '?for-charts';
const workerFile = 'mockServiceWorker.js';

/** Gives the mock build its service worker straight from the package, so that `public/` (and with it a production build) never holds it. */
function mockServiceWorker(): Plugin {
  const source = createRequire(import.meta.url).resolve(`msw/${workerFile}`);
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(source).pipe(response);
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

/** The charts are built on Redux too. They get a copy of their own, so that what only they use of it isn't in everyone's first load. */
function chartsApart(): Plugin {
  const shared = /^(@reduxjs\/toolkit|immer|reselect|react-redux|use-sync-external-store\/.*)$/;
  return {
    name: 'charts-apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !shared.test(source)) return null;
      if (!importer.includes('node_modules/recharts/') && !importer.endsWith(forCharts))
        return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && `${resolved.id.replace(forCharts, '')}${forCharts}`;
    },
  };
}

/** The package offers its build without warnings only by path. */
const production = new URL('node_modules/react-router/dist/production/', import.meta.url).pathname;
const productionRouter = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
];

const isVendor = (id: string) =>
  vendor.test(id) && !id.endsWith(forCharts) && !id.endsWith('adapters/xhr.js');

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const isBuild = command === 'build';
  const mocks = env.VITE_MOCKS === '1';
  return {
    plugins: [react(), tailwindcss(), withoutXhr(), chartsApart(), mocks && mockServiceWorker()],
    resolve: {
      tsconfigPaths: true,
      alias: isBuild ? productionRouter : [],
    },
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? '1' : '') },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'vendor', test: isVendor }] } },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
