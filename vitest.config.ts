import { defineConfig } from 'vitest/config';

/** Measured by `npm test`. */
const machineFactor = Number(process.env.MACHINE_FACTOR ?? 1);

const shared = {
  pool: 'threads',
  isolate: false,
  restoreMocks: true,
  // Only tests that hang reach these limits.
  testTimeout: 120_000 * machineFactor,
  hookTimeout: 120_000 * machineFactor,
  provide: { machineFactor },
} as const;

/** Tests that replace modules, which the files of a worker share otherwise. */
const isolated = 'src/**/*.isolated.test.tsx';

/** Tests that need a Postgres server. */
const postgres = 'server/**/*.postgres.test.ts';

/**
 * Tests of the API that run a second time on the real server: a working case of each call, and what depends on HTTP or on
 * the database: sessions, files, races, rates, sizes. Refusals and texts run once.
 */
const apiSuites = [
  'server/createApi.test.ts',
  'server/core/{endpointCases,races,scheduleRaces,pendingRaces,pendingHistory}.test.ts',
  'server/core/accounts/{changeEmail,mergeProvider}.test.ts',
  'server/core/accounts/routes/{changeCover,deleteAccount,updateProfile}.test.ts',
  'server/core/files/routes/resources.test.ts',
  'server/core/http/rateLimits.test.ts',
  'server/core/routes/repeatedRequests.test.ts',
  'server/core/sessions/**/*.test.ts',
];

/** Tests of the environment in which they do. */
const overHttp = 'server/**/*.http.test.ts';

const page = {
  environment: './src/testing/jsdomEnvironment.ts',
  setupFiles: ['./src/testing/setup.ts'],
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // The default keeps one core free for watch mode.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'core',
          include: [
            '{contract,server,mocks,bench,rehearsal/core}/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [postgres, overHttp],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'postgres',
          include: [postgres],
          environment: 'node',
          globalSetup: './server/data/postgres/testing/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'core over HTTP',
          include: [...apiSuites, overHttp],
          environment: 'node',
          setupFiles: ['./server/site/testing/overHttp.ts'],
          globalSetup: './server/data/postgres/testing/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'page',
          include: ['{src,rehearsal}/**/*.test.{ts,tsx}'],
          exclude: [isolated, 'rehearsal/core/**'],
          ...page,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'page, isolated',
          include: [isolated],
          isolate: true,
          ...page,
        },
      },
    ],
  },
});
