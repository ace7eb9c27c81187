import { expect, test } from 'vitest';
import { sql } from './sql';

const read = ({ text, parameters }: ReturnType<typeof sql>) => ({ text, parameters });

test('the values of a template are numbered parameters', () => {
  expect(read(sql`SELECT ${'a'}, ${1}, ${null}`)).toEqual({
    text: 'SELECT $1, $2, $3',
    parameters: ['a', 1, null],
  });
  expect(read(sql`SELECT 1`)).toEqual({ text: 'SELECT 1', parameters: [] });
});

test('an array is one parameter', () => {
  expect(read(sql`SELECT ${['a', 'b']}::text[]`)).toEqual({
    text: 'SELECT $1::text[]',
    parameters: [['a', 'b']],
  });
});

test('the parameters of nested templates are numbered in the order of the text', () => {
  const own = sql`id = ${'id'} AND name = ${'name'}`;
  expect(read(sql`SELECT ${1} WHERE ${own}${sql``} LIMIT ${2}`)).toEqual({
    text: 'SELECT $1 WHERE id = $2 AND name = $3 LIMIT $4',
    parameters: [1, 'id', 'name', 2],
  });
  expect(read(sql`${own} OR ${own}`).text).toBe('id = $1 AND name = $2 OR id = $3 AND name = $4');
});

test('templates can be joined', () => {
  const values = ['a', 'b', 'c'].map((value) => sql`(${value})`);
  expect(read(sql`VALUES ${sql.join(values, sql`, `)}`)).toEqual({
    text: 'VALUES ($1), ($2), ($3)',
    parameters: ['a', 'b', 'c'],
  });
  expect(read(sql.join([], sql`, `))).toEqual({ text: '', parameters: [] });
});

test('raw text is part of the statement', () => {
  expect(read(sql`SELECT ${sql.raw('"column"')}, ${1}`).text).toBe('SELECT "column", $1');
});
