import { expect, test } from 'vitest';
import { referencesOf, targetsFirst } from './keys';
import { tableNames } from './rowSchemas';

test('each table comes after those that its rows name', () => {
  const isEarly = (at: number, target: string) =>
    targetsFirst.findIndex((name) => name === target) > at;
  const early = targetsFirst.filter((name, at) =>
    referencesOf(name).some(({ target }) => isEarly(at, target)),
  );
  expect(early).toEqual([]);
  expect(targetsFirst.toSorted()).toEqual(tableNames.toSorted());
});
