import type { Table } from './table';
import type { TableName, TableRows } from './tableRows';

export type Tables = { readonly [Name in TableName]: Table<TableRows[Name]> };
