import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import type * as files from './contract/pageFiles';
import type * as headers from './contract/securityHeaders';
import type * as articles from './server/seed/parseArticles';

/**
 * Loads a file of the site's own code with its aliases. Imported above, it would be bundled with
 * this configuration, also for the commands that don't need it.
 */
async function loadOwn<T>(file: string) {
  const path = join(import.meta.dirname, file);
  const { module } = await runnerImport<T>(path, { resolve: { tsconfigPaths: true } });
  return module;
}

/** Libraries that every page needs. They change rarely, so browsers keep this chunk across deployments. */
const vendor =
  /node_modules[\\/](react|react-dom|react-router|react-redux|@reduxjs|valibot|react-helmet-async)[\\/]|rolldown[\\/]runtime/;
/** Documents, and what post pages share with their late parts and with cards, which load it in advance. */
const documents = [
  /[\\/]contract[\\/](canonicalUrl|cardPath|texts[\\/]missing|document[\\/](?!markdown|compare|matchBlocks|findWords|suggestWords|passage))|[\\/]ui[\\/]CopyButton|[\\/]blog[\\/]post[\\/]document[\\/]/,
  /[\\/]blog[\\/](commentData|postSlice|postQueries|postThunks|readSummary|post[\\/](usePost|unreachable|share[\\/]))/,
];
/** What the post page shares with its late parts, and with profiles, but not with lists. */
const post =
  /[\\/](countLabels|postAnchors|Count|compactCount|Reporting|reporting|useAfter)\.tsx?$/;
/** The section of the comments, and the state, calls and texts that it shares with other late parts of a post. */
const comments = /[\\/]comment(s\.|[A-Z])|[\\/]comments[\\/]Comments\./;
/** With the parsers of Markdown and YAML, which only imports and exports need. */
const markdown = /[\\/]contract[\\/]document[\\/]markdown[\\/]/;
const forms = [
  /[\\/]contract[\\/](rule|uploads|texts[\\/](validation|picture)Texts)/,
  /[\\/]use(RuledForm|FieldErrors|FormValues)/,
  /[\\/]ui[\\/](TextArea|ConfirmDialog|WhenLoaded)/,
];
/** The follow button of each post and profile. */
const following = /[\\/](follow(?!ed|ing|topic)|profileActions)[^\\/]*$/i;
/** The versions of posts, for their page and the editor. */
const history = [
  /[\\/](features[\\/]history|blog[\\/]preview)[\\/]|[\\/]ui[\\/]DifferenceList/,
  /[\\/]lib[\\/]differences|[\\/]document[\\/](compare|matchBlocks)/,
  /[\\/](api|endpoints)[\\/](revisions|previews)|[\\/]texts[\\/]historyTexts|[\\/](revisionEntities|historyView)/,
];
const uploads =
  /[\\/]use(ObjectUrl|Upload|FileDrop)|[\\/]uploadTexts|[\\/]AvatarField|[\\/]ui[\\/](PicturePicker|UploadProgress)/;
/** Reports and decisions: of moderators, and of members with their first report. */
const moderation = [
  /[\\/]features[\\/]moderation[\\/]|[\\/](api|endpoints)[\\/](moderation|reports)/,
  /[\\/]texts[\\/](decision|report|restriction|withheld)|[\\/]ui[\\/](ReasonDialog|RestrictionFields)/,
  /[\\/](moderation|site)Entities|[\\/]reportRules|[\\/]blog[\\/]decisionThunks/,
];
/** The forms to sign in. */
const signIn =
  /[\\/]features[\\/]auth[\\/](Google|SignIn)|[\\/]ui[\\/]PasswordField|[\\/]@react-oauth[\\/]/;
const accounts = [
  /[\\/]features[\\/](auth[\\/](?!Google|SignIn)|dashboard[\\/]|profile[\\/])|[\\/]pages[\\/](dashboard[\\/]|useSignedIn)/,
  /[\\/](api|endpoints)[\\/](account|profiles|letters|subscribers|writing|mutes)/,
  /[\\/]texts[\\/](account|letter|mute|schedule|subscriber|writing)|[\\/]posts[\\/](writing|mute)Thunks/,
  /[\\/]ui[\\/](FormError|Checkbox|DeletePostDialog)/,
  /[\\/](letter|profile|statistic)Entities|[\\/]lib[\\/]plannedTime/,
];
/** The book, what was read, followed posts and notifications: members need them, visitors with their first use. */
const ofMembers = [
  /[\\/]features[\\/](book|reading|notifications)[\\/]|[\\/]blog[\\/]followed[\\/]/,
  /[\\/](api|endpoints)[\\/](books?|own|reads|notifications|following)\.|[\\/]store[\\/]reads[\\/]|[\\/]posts[\\/]ownSlice|[\\/]lib[\\/](pastDays|browser[\\/]goTo)/,
  /[\\/]texts[\\/](book|following|read|notification)|[\\/](book|reader|notification)Entities|[\\/]bookRules/,
  /[\\/]document[\\/](findWords|suggestWords|passage)/,
];
const editor = /[\\/]features[\\/]editor[\\/]/;
const stylesheets = /\.css$/;
/** What pages share that are neither the home page, nor a list, nor a post; and menus, which a post loads late. */
const ofOthers =
  /[\\/]ui[\\/](ActionMenu|EmptyList|MessagePage|Prose)|[\\/]browser[\\/]saveFile|[\\/]pages[\\/]guards[\\/]|[\\/](connectionTexts|showRemarks|quoteOf)\.|[\\/]suggestions[\\/]/;
const ownCode = /[\\/](src|contract)[\\/]/;

/**
 * What several pages share, in a few chunks by subject: with one chunk a module, a page would need
 * many small requests. What one page alone needs stays in the chunk of this page.
 */
const sharedChunks = [
  { name: 'vendor', test: vendor },
  // Without main.tsx: a chunk that imports from its chunk would load the stylesheet again.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /[\\/](src[\\/](?!main|styles)|contract[\\/])/,
  },
  {
    name: 'reading',
    test: (id: string) =>
      ownCode.test(id) &&
      ![
        stylesheets,
        ...documents,
        post,
        comments,
        markdown,
        ...forms,
        following,
        ...history,
        uploads,
        ...moderation,
        signIn,
        ...accounts,
        ...ofMembers,
        editor,
        ofOthers,
      ].some((other) => other.test(id)),
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: (id: string) => forms.some((part) => part.test(id)),
    minShareCount: 2,
  },
  { name: 'following', test: following, minShareCount: 2 },
  { name: 'uploads', test: uploads, minShareCount: 2 },
  {
    name: 'document',
    test: (id: string) => documents.some((part) => part.test(id)),
    minShareCount: 2,
  },
  { name: 'post', test: post },
  { name: 'comments', test: (id: string) => ownCode.test(id) && comments.test(id) },
  {
    name: 'history',
    test: (id: string) => history.some((part) => part.test(id)),
    minShareCount: 2,
  },
  {
    name: 'members',
    test: (id: string) => ofMembers.some((part) => part.test(id)),
    minShareCount: 2,
  },
  {
    name: 'moderation',
    test: (id: string) => moderation.some((part) => part.test(id)),
    minShareCount: 2,
  },
  {
    name: 'accounts',
    test: (id: string) => accounts.some((part) => part.test(id)),
    minShareCount: 2,
  },
  { name: 'signIn', test: signIn, minShareCount: 2 },
];

const workerFile = 'mockServiceWorker.js';

/** MSW's worker and, before it, the filter of its requests. In `public/` they would end up in production builds. */
function mockServiceWorker(): Plugin {
  const ownFile = join(import.meta.dirname, 'mocks/workerFilter.js');
  const packageFile = createRequire(import.meta.url).resolve(`msw/${workerFile}`);
  const readSource = () =>
    [ownFile, packageFile].map((file) => readFileSync(file, 'utf8')).join('\n');
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readSource());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: readSource() });
    },
  };
}

const articlesFolder = join(import.meta.dirname, 'server/seed/articles');

/** Parses the articles of the demo community, so that the mocks don't have to when the page loads. */
function demoArticles(): Plugin {
  let parser: Promise<typeof articles> | undefined;
  return {
    name: 'demo-articles',
    transform: {
      filter: { id: /[\\/]server[\\/]seed[\\/]articles[\\/].+\.md$/ },
      async handler(text, id) {
        parser ??= loadOwn('server/seed/parseArticles.ts');
        const { parseArticles } = await parser;
        const name = relative(articlesFolder, id).replaceAll('\\', '/');
        const json = JSON.stringify(parseArticles({ name, text }));
        return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: 'js' };
      },
    },
  };
}

/** The file for a page, also from a build without rendered pages. */
function findPage(outDir: string, known: string | null, missing: string) {
  const page = known === null ? { file: missing, status: 404 } : { file: known, status: 200 };
  return existsSync(join(outDir, page.file)) ? page : { file: 'index.html', status: 200 };
}

/** Serves the rendered pages at their addresses and with their headers, as a static host does. */
function renderedPages(): Plugin {
  return {
    name: 'rendered-pages',
    async configurePreviewServer(server) {
      const { inlineScriptsOf, securityHeaders } = await loadOwn<typeof headers>(
        'contract/securityHeaders.ts',
      );
      const { fileFor, notFoundFile } = await loadOwn<typeof files>('contract/pageFiles.ts');
      const outDir = resolve(server.config.root, server.config.build.outDir);
      async function sendPage(pathname: string, response: ServerResponse) {
        const { file, status } = findPage(outDir, fileFor(pathname), notFoundFile);
        const html = readFileSync(join(outDir, file), 'utf8');
        const headers = await securityHeaders({ inlineScripts: inlineScriptsOf(html) });
        // Vite's own file server answers with 200 only.
        response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(html);
      }
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (/\.\w+$/.test(pathname) || pathname.startsWith('/api/')) next();
        else void sendPage(pathname, response);
      });
    },
  };
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocks = env.VITE_MOCKS === '1';
  return {
    plugins: [
      react(),
      tailwindcss(),
      renderedPages(),
      mocks && mockServiceWorker(),
      demoArticles(),
    ],
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
          codeSplitting: { groups: sharedChunks },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
