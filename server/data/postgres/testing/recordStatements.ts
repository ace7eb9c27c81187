import type { Driver, RunQuery } from '../connection/driver';
import type { Statement } from './readPlan';

/** The same driver, which also adds the statements to a list. */
export function recordStatements(driver: Driver, statements: Statement[]): Driver {
  const record =
    (query: RunQuery): RunQuery =>
    async (text, parameters, rows) => {
      statements.push({ text, parameters });
      return query(text, parameters, rows);
    };
  return {
    ...driver,
    query: record(driver.query),
    transaction: async (run) =>
      driver.transaction(async (connection) =>
        run({ ...connection, query: record(connection.query) }),
      ),
  };
}
