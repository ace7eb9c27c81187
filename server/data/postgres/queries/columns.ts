import { bigint, boolean, customType, integer, text } from 'drizzle-orm/pg-core';

/** The kinds of columns that tables share. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const key = (name: string) => text(name).primaryKey();
export const required = (name: string) => text(name).notNull();
export const time = (name: string) => bigint(name, { mode: 'number' }).notNull();
export const optionalTime = (name: string) => bigint(name, { mode: 'number' });
export const flag = (name: string) => boolean(name).notNull();
export const counter = (name: string) => integer(name).notNull().default(0);
