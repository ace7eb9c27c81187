import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the Postgres server of this test run. */
    postgresUrl: string;
  }
}

function announce(source: string) {
  process.stdout.write(`Postgres tests use ${source}.\n`);
}

/** One Postgres server for all test files. */
export async function setup(project: TestProject) {
  const { TEST_DATABASE_URL: testUrl, DATABASE_URL: url } = process.env;
  const given = testUrl ?? url;
  if (given !== undefined) {
    announce(`the server of ${testUrl === undefined ? 'DATABASE_URL' : 'TEST_DATABASE_URL'}`);
    project.provide('postgresUrl', given);
    return () => {};
  }
  const { url: ownUrl, source, stop } = await startPostgres();
  announce(source);
  project.provide('postgresUrl', ownUrl);
  return stop;
}
