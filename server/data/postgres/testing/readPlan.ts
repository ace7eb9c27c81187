import * as v from 'valibot';
import type { Connection, Driver, Parameter } from '../connection/driver';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Plan[] | undefined;
};

const plan: v.GenericSchema<unknown, Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => plan))),
});
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: plan })]) })]);

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

async function explain({ query }: Connection, execute: string) {
  const rows = await query(`EXPLAIN (FORMAT JSON) ${execute}`, [], 'objects');
  const [{ 'QUERY PLAN': parsed }] = v.parse(explained, rows);
  return parsed[0].Plan;
}

/** After five executions Postgres decides whether to keep one plan for all parameters. */
const executions = 6;

export type Statement = { text: string; parameters: readonly Parameter[] };

/** The tables that a prepared statement reads completely. */
export async function tablesFullyRead(driver: Driver, { text, parameters }: Statement) {
  return driver.transaction(async (connection) => {
    await connection.script(`PREPARE planned AS ${text}`);
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
    const tables = new Set<string>();
    for (let execution = 1; execution <= executions; execution += 1) {
      const plan = await explain(connection, `EXECUTE planned ${values}`);
      for (const table of fullyRead(plan)) tables.add(table);
    }
    await connection.script('DEALLOCATE planned');
    return tables;
  });
}
