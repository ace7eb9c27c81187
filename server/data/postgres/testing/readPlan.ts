import * as v from 'valibot';
import type { Connection, Driver, Parameter } from '../connection/driver';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Plan[] | undefined;
};

const plan: v.GenericSchema<unknown, Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Actual Rows': v.optional(v.number()),
  'Actual Loops': v.optional(v.number()),
  'Rows Removed by Filter': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => plan))),
});
const explanation = v.object({ Plan: plan, 'Execution Time': v.optional(v.number(), 0) });
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([explanation]) })]);

function literal(parameter: Parameter): string {
  if (parameter === null || typeof parameter === 'boolean') return String(parameter);
  if (typeof parameter === 'number') return String(parameter);
  const text =
    typeof parameter === 'string'
      ? parameter
      : `{${parameter.map((item) => JSON.stringify(item)).join(',')}}`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** The tables that are read from beginning to end. */
function fullyRead(node: Plan): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(fullyRead)];
}

/** How many rows all executions of the scans have read. */
function countRows(node: Plan): number {
  const { 'Actual Rows': rows = 0, 'Rows Removed by Filter': removed = 0 } = node;
  const own =
    node['Relation Name'] === undefined ? 0 : (rows + removed) * (node['Actual Loops'] ?? 0);
  return (node.Plans ?? []).reduce((total, part) => total + countRows(part), own);
}

async function explain({ query }: Connection, execute: string, options = '') {
  const rows = await query(`EXPLAIN (FORMAT JSON${options}) ${execute}`, [], 'objects');
  const [{ 'QUERY PLAN': parsed }] = v.parse(explained, rows);
  return parsed[0];
}

export type Statement = { text: string; parameters: readonly Parameter[] };

/** Passes the statement that executes the prepared statement. */
async function withPrepared<Result>(
  driver: Driver,
  { text, parameters }: Statement,
  run: (connection: Connection, execute: string) => Promise<Result>,
) {
  return driver.transaction(async (connection) => {
    await connection.script(`PREPARE planned AS ${text}`);
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
    const result = await run(connection, `EXECUTE planned ${values}`);
    await connection.script('DEALLOCATE planned');
    return result;
  });
}

/** After five executions Postgres decides whether to keep one plan for all parameters. */
const executions = 6;

/** The tables that a prepared statement reads completely. */
export async function tablesFullyRead(driver: Driver, statement: Statement) {
  return withPrepared(driver, statement, async (connection, execute) => {
    const tables = new Set<string>();
    for (let execution = 1; execution <= executions; execution += 1) {
      for (const table of fullyRead((await explain(connection, execute)).Plan)) tables.add(table);
    }
    return tables;
  });
}

/** How many rows a prepared statement reads from tables and indexes, at most. */
export async function rowsRead(driver: Driver, statement: Statement) {
  return withPrepared(driver, statement, async (connection, execute) => {
    let most = 0;
    for (let execution = 1; execution <= executions; execution += 1) {
      const { Plan: read } = await explain(connection, execute, ', ANALYZE');
      most = Math.max(most, countRows(read));
    }
    return most;
  });
}

/** How long a prepared statement takes in the database, in milliseconds: the median of its executions. */
export async function executionTime(driver: Driver, statement: Statement) {
  return withPrepared(driver, statement, async (connection, execute) => {
    const times: number[] = [];
    for (let execution = 1; execution <= executions; execution += 1) {
      times.push((await explain(connection, execute, ', ANALYZE, TIMING OFF'))['Execution Time']);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(executions / 2)] ?? 0;
  });
}
