import type { Driver, Parameter, RunQuery } from '../connection/driver';
import { repeatOnConflict } from '../connection/failures';
import type { SQL } from './sql';

export type Db = {
  /** The rows are objects by column name. */
  execute(statement: SQL): Promise<unknown[]>;
};

/** How the parts of the data port reach the database. */
export type SqlStore = {
  /** Each statement is a transaction. */
  db: Db;
  /** Rolls back if `run` fails; repeats it after a conflict with another transaction. */
  transaction<Result>(run: (db: Db) => Promise<Result>): Promise<Result>;
};

/** Postgres can't store null characters. The API accepts none, but secrets in cookies can have some. */
function storable(parameter: Parameter) {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}

const createDb = (query: RunQuery): Db => ({
  async execute({ text, parameters }) {
    try {
      return await query(text, parameters.map(storable), 'objects');
    } catch (error) {
      throw new Error(`Failed query: ${text}`, { cause: error });
    }
  },
});

export function createSqlStore(driver: Driver): SqlStore {
  return {
    db: createDb(async (...statement) => repeatOnConflict(async () => driver.query(...statement))),
    transaction: async (run) =>
      repeatOnConflict(async () => driver.transaction(async ({ query }) => run(createDb(query)))),
  };
}
