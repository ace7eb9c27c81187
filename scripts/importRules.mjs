import { readdirSync } from 'node:fs';

/**
 * The allowed imports between folders. Each row lists what its files may not import. The linter's
 * configuration and scripts/plantViolations.mjs both read this table: for each row the script
 * writes a file `plantIn` that imports `plant` (and one that imports the types of `plantType`), and
 * fails if the linter accepts it.
 */
const features = readdirSync(new URL('../src/features', import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const folder = (path) => `^(@/|(\\.\\./)+)(${path})(/|$)`;
const server = '^(@server|(\\.\\./)+server)/';
const serverFolder = (path) => `^(@server|(\\.\\./)+(server)?)/?(${path})(/|$)`;
const mocks = '^(@mocks|(\\.\\./)+mocks)/';
const source = '^(@/|(\\.\\./)+src/)';
const node = '^node:';
const nodeParts = '^(@server|(\\.\\./)+server)/(site|adapters|data/postgres|data/[A-Za-z]+/sql)/';
const redux = '^(react-redux|@reduxjs/toolkit)$';
const drivers =
  '^(react|react-dom|axios|msw|idb-keyval|dompurify|@electric-sql/pglite|postgres|@hono/node-server|pino|nodemailer)(/|$)';
const rehearsalIsAnEntry = {
  regex: '^(\\.\\./)+rehearsal/',
  why: 'Only rehearsal.html loads the rehearsal.',
  plant: '../../rehearsal/connect',
};
const backend = [
  {
    regex: server,
    why: 'The page calls the server; it does not import it.',
    plant: '@server/createApi',
  },
  {
    regex: mocks,
    why: 'Only main.tsx imports the mocks, with a dynamic import.',
    plant: '@mocks/browser',
  },
  rehearsalIsAnEntry,
];
const standards = [
  {
    regex: node,
    why: 'This code also runs in a browser tab: use web standards.',
    plant: 'node:fs',
  },
  {
    regex: drivers,
    why: 'Import no library of the page, the mocks or a database driver.',
    plant: 'react',
  },
];

const runsInTab = {
  regex: nodeParts,
  why: 'This code runs in a browser tab.',
  plant: '@server/site/settings',
};

const inProduction = [
  { regex: mocks, why: 'The rehearsal is in production builds.', plant: '@mocks/browser' },
  runsInTab,
];

const serverImports = [
  { regex: source, why: 'The server does not import the page.', plant: '@/lib/dates' },
  { regex: mocks, why: 'The server does not import the mocks.', plant: '@mocks/browser' },
  rehearsalIsAnEntry,
];

const nodePartsArePorts = {
  regex: nodeParts,
  why: 'Node parts are passed in as ports.',
  plant: '@server/site/settings',
};
const sqlIsAnAdapter = {
  regex: '^(\\.\\./)+([A-Za-z]+/)?(sql|postgres)/',
  why: 'Ports and the adapter in memory import nothing of SQL.',
  plant: '../sql/sqlComments',
};
const dataBelowCore = {
  regex: serverFolder('core'),
  why: 'server/data is below server/core.',
  plant: '@server/core/failure',
  plantType: '@server/core/ports',
};

const aboveRules = {
  regex: serverFolder('adapters|core|createApi|data|seed|site'),
  why: 'server/rules imports only the contract: adapters read the facts and ask the rules.',
  plant: '@server/data/memory/tables/store',
  plantType: '@server/data/rows/rows',
};

export const importRules = [
  {
    files: ['src/lib/**'],
    plantIn: 'src/lib/planted.ts',
    forbidden: [
      ...backend,
      {
        regex: folder('api|store|ui|features|pages|app'),
        why: 'lib imports no other layer of src.',
        plant: '@/api/http',
        plantType: '@/store/appTypes',
      },
      { regex: redux, why: 'lib does not import Redux.', plant: 'react-redux' },
    ],
  },
  {
    files: ['src/store/**'],
    plantIn: 'src/store/planted.ts',
    forbidden: [
      ...backend,
      {
        regex: folder('ui|features|pages|app'),
        why: 'The store imports only api, lib and contract.',
        plant: '@/features/posts/model/homeQuery',
        plantType: '@/app/store',
      },
    ],
  },
  {
    files: ['src/api/**'],
    plantIn: 'src/api/planted.ts',
    forbidden: [
      ...backend,
      {
        regex: folder('store|ui|features|pages|app'),
        why: 'api imports only lib and contract.',
        plant: '@/store/hooks',
        plantType: '@/app/store',
      },
      { regex: redux, why: 'api does not import Redux.', plant: 'react-redux' },
    ],
  },
  {
    files: ['src/ui/**'],
    plantIn: 'src/ui/planted.tsx',
    forbidden: [
      ...backend,
      {
        regex: folder('api|store|features|pages|app'),
        why: 'ui imports only lib and contract.',
        plant: '@/api/http',
        plantType: '@/app/store',
      },
      { regex: redux, why: 'ui does not import Redux.', plant: '@reduxjs/toolkit' },
    ],
  },
  ...features.map((own) => ({
    files: [`src/features/${own}/**`],
    plantIn: `src/features/${own}/planted.tsx`,
    forbidden: [
      ...backend,
      {
        regex: folder('pages|app'),
        why: 'Features import no page and nothing of the app.',
        plant: '@/pages/HomePage',
        plantType: '@/app/store',
      },
      {
        regex: `^(@/features/|(\\.\\./)+features/|(\\.\\./)+(${features.filter((other) => other !== own).join('|')})/)`,
        why: 'Features do not import each other; pages compose them.',
        plant: `@/features/${features.find((other) => other !== own)}/anything`,
      },
    ],
  })),
  {
    files: ['src/pages/**'],
    plantIn: 'src/pages/planted.tsx',
    forbidden: [
      ...backend,
      {
        regex: folder('app'),
        why: 'Pages import nothing of the app.',
        plant: '@/app/store',
        plantType: '@/app/store',
      },
      { regex: folder('api'), why: 'Pages do not call the API; features do.', plant: '@/api/http' },
    ],
  },
  {
    files: ['src/offline/**'],
    plantIn: 'src/offline/planted.ts',
    forbidden: [
      ...backend,
      {
        regex: folder('api|store|ui|features|pages|app'),
        why: 'offline imports only lib and contract.',
        plant: '@/api/http',
        plantType: '@/app/store',
      },
      { regex: redux, why: 'offline does not import Redux.', plant: '@reduxjs/toolkit' },
    ],
  },
  { files: ['src/app/**'], plantIn: 'src/app/planted.tsx', forbidden: backend },
  // main.tsx is the only file that may import the mocks.
  { files: ['src/main.tsx'], plantIn: 'src/main.tsx', forbidden: [backend[0]] },
  {
    files: ['contract/**'],
    plantIn: 'contract/planted.ts',
    forbidden: [
      ...standards,
      {
        regex: source,
        why: 'contract imports neither the page, the server nor the mocks.',
        plant: '@/lib/dates',
      },
      ...backend.map((rule) => ({
        ...rule,
        why: 'contract imports neither the page, the server nor the mocks.',
      })),
    ],
  },
  {
    files: ['server/**/*.ts'],
    plantIn: 'server/site/planted.ts',
    forbidden: serverImports,
  },
  {
    files: ['server/createApi.ts', 'server/{core,seed}/**/*.ts'],
    plantIn: 'server/core/planted.ts',
    forbidden: [...standards, ...serverImports, nodePartsArePorts],
  },
  {
    files: ['server/data/*.ts', 'server/data/*/*.ts', 'server/data/*/memory/**/*.ts'],
    plantIn: 'server/data/comments/memory/planted.ts',
    forbidden: [...standards, ...serverImports, nodePartsArePorts, sqlIsAnAdapter, dataBelowCore],
  },
  {
    // The rows for tests are made by the code that makes those of new accounts.
    files: ['server/data/{testing,*/testing}/**/*.ts'],
    plantIn: 'server/data/testing/planted.ts',
    forbidden: [...standards, ...serverImports, nodePartsArePorts],
  },
  {
    files: ['server/data/postgres/**/*.ts', 'server/data/*/sql/**/*.ts'],
    plantIn: 'server/data/comments/sql/planted.ts',
    forbidden: [...serverImports, dataBelowCore],
  },
  {
    files: ['server/rules/**/*.ts'],
    plantIn: 'server/rules/planted.ts',
    forbidden: [...standards, ...serverImports, aboveRules],
  },
  {
    files: ['server/lib/**/*.ts'],
    plantIn: 'server/lib/planted.ts',
    forbidden: [
      ...standards,
      ...serverImports,
      {
        regex: serverFolder('adapters|core|createApi|data|seed|site'),
        why: 'server/lib imports no other folder of the server.',
        plant: '@server/core/failure',
        plantType: '@server/core/ports',
      },
    ],
  },
  {
    files: ['mocks/**'],
    plantIn: 'mocks/planted.ts',
    forbidden: [
      {
        regex: source,
        why: 'The mocks import only the server and the contract.',
        plant: '@/lib/dates',
      },
      runsInTab,
    ],
  },
  {
    // After the row above, because tests of the mocks run in Node.
    files: ['mocks/testing/**'],
    plantIn: 'mocks/testing/planted.ts',
    forbidden: [
      {
        regex: source,
        why: 'The mocks import only the server and the contract.',
        plant: '@/lib/dates',
      },
    ],
  },
  { files: ['rehearsal/**'], plantIn: 'rehearsal/planted.ts', forbidden: inProduction },
  {
    files: ['rehearsal/core/**'],
    plantIn: 'rehearsal/core/planted.ts',
    forbidden: [...standards, ...inProduction],
  },
  {
    files: ['e2e/**'],
    plantIn: 'e2e/planted.ts',
    forbidden: [
      {
        regex: source,
        why: 'Journeys use the page only through the browser.',
        plant: '@/lib/dates',
      },
      {
        regex: '^(@mocks|(\\.\\./)+mocks)/([^/]+$|panel/|state/)',
        why: 'Journeys use the page only through the browser.',
        plant: '@mocks/browser',
      },
      {
        regex: '^(@server|(\\.\\./)+server)/(core/|data/|createApi$)',
        why: 'Journeys import only the seed of the server.',
        plant: '@server/createApi',
      },
    ],
  },
];
