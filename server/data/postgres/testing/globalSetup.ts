import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../connection/migrate';
import { openPostgres } from '../connection/postgresDriver';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the Postgres server of this test run. */
    postgresUrl: string;
    /** The database on it that has all tables and no rows. */
    postgresTemplate: string;
  }
}

function announce(source: string) {
  process.stdout.write(`Postgres tests use ${source}.\n`);
}

async function runOnce(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Creates the database that test databases are copies of. Nothing may be connected to it later. */
async function createTemplate(server: string) {
  const name = `commonplace_template_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOnce(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const driver = openPostgres(url.href);
  await migrate(driver);
  await driver.close();
  return name;
}

/** One Postgres server for all test files. */
export async function setup(project: TestProject) {
  const { TEST_DATABASE_URL: testUrl, DATABASE_URL: url } = process.env;
  const given = testUrl ?? url;
  const {
    url: server,
    source,
    stop,
  } = given === undefined
    ? await startPostgres()
    : {
        url: given,
        source: `the server of ${testUrl === undefined ? 'DATABASE_URL' : 'TEST_DATABASE_URL'}`,
        stop: async () => {},
      };
  announce(source);
  const template = await createTemplate(server);
  project.provide('postgresUrl', server);
  project.provide('postgresTemplate', template);
  return async () => {
    await runOnce(server, `DROP DATABASE ${template} WITH (FORCE)`);
    await stop();
  };
}
