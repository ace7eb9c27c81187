import { rowSchemas, type TableName } from '../../rows/rowSchemas';
import type { Parameter } from '../connection/driver';
import { SQL, sql } from './sql';

/** The schemas of rows say how SQL names and types columns. */
type Columns = { readonly entries: Readonly<Record<string, object>> };

/** Names become text of a statement, so nothing else may. */
function snakeCase(name: string) {
  if (!/^[a-z]+$/i.test(name)) throw new Error(`No column or table stores ${name}.`);
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The column that stores a field. */
export const columnOf = snakeCase;

const otherNames: { readonly [Name in TableName]?: string } = {
  contents: 'post_contents',
  contact: 'contact_messages',
};

/** The table that stores the rows. */
export const storedName = (name: TableName) => otherNames[name] ?? snakeCase(name);

export const columnsOfRows: { readonly [Name in TableName]: Columns } = rowSchemas;

/** Whether the column can be null, and the schema of its other values. */
export function columnSchema(entry: object): { isNullable: boolean; schema: object } {
  const wrapped = 'wrapped' in entry ? entry.wrapped : null;
  const isNullable = typeof wrapped === 'object' && wrapped !== null;
  return { isNullable, schema: isNullable ? wrapped : entry };
}

const types = new Map<unknown, string>([
  ['number', 'bigint'],
  ['boolean', 'boolean'],
  ['array', 'text[]'],
]);

/** The type to which a parameter for the column is cast. */
export function columnType(entry: object) {
  const { schema } = columnSchema(entry);
  return types.get('type' in schema ? schema.type : null) ?? 'text';
}

/** A list of columns by their fields, for SELECT and RETURNING. */
export const selected = ({ entries }: Columns, alias?: string) =>
  sql.raw(
    Object.keys(entries)
      .map((field) => `${alias === undefined ? '' : `${alias}.`}${columnOf(field)} AS "${field}"`)
      .join(', '),
  );

/** Arguments of `json_build_object`: the fields of a schema, from the table that the query calls `alias`. */
export const jsonFields = (alias: string, { entries }: Columns) =>
  sql.raw(
    Object.keys(entries)
      .map((field) => `'${field}', ${alias}.${columnOf(field)}`)
      .join(', '),
  );

const isParameter = (value: unknown): value is Parameter =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

/** The value of a column, which can also be computed. */
export function valueOf(value: unknown) {
  if (value instanceof SQL) return value;
  if (!isParameter(value)) throw new Error(`No column stores a value of type ${typeof value}.`);
  return sql`${value}`;
}

/** Of a column that no schema has. */
const typeOfValue = (value: unknown) =>
  types.get(Array.isArray(value) ? 'array' : typeof value) ?? 'text';

/** The columns and values of a new row, for `INSERT INTO … (columns) SELECT values`. */
export function insertParts({ entries }: Columns, row: Readonly<Record<string, unknown>>) {
  const values = Object.entries(row).map(([field, value]) => {
    if (value instanceof SQL) return value;
    const entry = entries[field];
    return sql`${valueOf(value)}::${sql.raw(entry ? columnType(entry) : typeOfValue(value))}`;
  });
  return {
    columns: sql.raw(Object.keys(row).map(columnOf).join(', ')),
    values: sql.join(values, sql`, `),
  };
}
