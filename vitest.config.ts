import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'threads',
  isolate: false,
  restoreMocks: true,
  testTimeout: 30_000,
} as const;

/** Tests that replace modules, which the files of a worker share otherwise. */
const isolated = 'src/**/*.isolated.test.tsx';

/** Tests that need a Postgres server. */
const postgres = 'server/**/*.postgres.test.ts';

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
          include: ['{contract,server,mocks,bench}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [postgres],
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
          name: 'page',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [isolated],
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
