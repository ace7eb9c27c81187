import type { Data } from '@server/data/port';
import type { Limits } from '@server/data/rates/limitPort';
import type { TableName, TableRows } from '@server/data/rows/rowSchemas';
import type { UserRow } from '@server/data/rows/rows';
import type { Clock } from '@server/lib/clock';
import type { Ports } from '../ports';

/** Data and limits of one test, empty at first. */
export type TestDatabase = {
  /** While a method waits, other requests are handled. */
  data: Data;
  limits: Limits;
  /** All rows of a table. */
  rows: <Name extends TableName>(name: Name) => Promise<readonly TableRows[Name][]>;
  /** Changes fields of an account directly, without what a call would do besides. */
  changeUser(id: string, patch: Partial<UserRow>): Promise<void>;
};

export type DatabaseOptions = {
  clock: Clock;
  /** Decides how parallel requests interleave, where that is not up to a real database. */
  seed: number;
};

/** Answers requests, like a Hono app. */
export type TestApp = {
  /** `client` is the network address of the client. */
  request(
    path: string,
    init?: RequestInit,
    connection?: { client?: string },
  ): Response | Promise<Response>;
};

/** Where the suites of the API run. */
export type TestEnvironment = {
  openDatabase(options: DatabaseOptions): TestDatabase;
  serve(ports: Ports): TestApp;
  /** The origin of the URLs that requests have. */
  origin(): Promise<string>;
  /** How many of the interleavings a suite tries. */
  share: number;
  /** Whether refused calls and all rows of a table are tried: what they show doesn't depend on the environment. */
  triesRefusals: boolean;
};
