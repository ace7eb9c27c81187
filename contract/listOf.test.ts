import * as v from 'valibot';
import { expect, test } from 'vitest';
import { droppedItems, listOf } from './listOf';
import { chartData } from './people/profileEntities';

const names = listOf(v.object({ name: v.string() }));
const mixed = [{ name: 'a' }, { name: 1 }, null, { name: 'b' }];

test('invalid items are left out', () => {
  expect(v.parse(names, mixed)).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('what is not a list is invalid', () => {
  expect(v.is(names, { name: 'a' })).toBe(false);
  expect(v.is(names, undefined)).toBe(false);
});

test('lists with dropped items are named', () => {
  const answer = v.object({ data: v.object({ names, others: names }) });
  const data = { data: { names: mixed, others: [{ name: 'c' }] } };
  expect(droppedItems(data, v.parse(answer, data))).toEqual(['2 of 4 items of data.names']);
});

test('one invalid week does not hide the charts', () => {
  const week = { week: '2026-11-22', count: 3 };
  const data = { likesData: [week, { week: null }], followersData: [week] };
  expect(v.parse(chartData, data)).toEqual({ likesData: [week], followersData: [week] });
});
