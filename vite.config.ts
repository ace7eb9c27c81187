import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { pageFor } from './scripts/staticRoutes.mjs';

/** Libraries that every page needs. They change rarely, so browsers keep this chunk across deployments. */
const vendor =
  /node_modules[\\/](react|react-dom|react-router|react-redux|@reduxjs|valibot|react-helmet-async)[\\/]/;

const workerFile = 'mockServiceWorker.js';

/** Serves MSW's worker from its package. In `public/` it would end up in production builds. */
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

/** Serves the rendered pages at their addresses, as a static host does. */
function renderedPages(): Plugin {
  return {
    name: 'rendered-pages',
    configurePreviewServer(server) {
      const outDir = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/');
        const { file } = pageFor(pathname);
        if (isPage && existsSync(join(outDir, file))) request.url = file;
        next();
      });
    },
  };
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocks = env.VITE_MOCKS === '1';
  return {
    plugins: [react(), tailwindcss(), renderedPages(), mocks && mockServiceWorker()],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? '1' : '') },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: vendor },
              // One request for the small modules that most pages use.
              { name: 'shared', minShareCount: 24 },
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
