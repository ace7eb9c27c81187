import { expect, test } from 'vitest';
import { addTags } from './addTags';

const twelve = Array.from({ length: 12 }, (_, index) => `tag ${index + 1}`);

test('a tag is added without the spaces around it', () => {
  expect(addTags(['soil'], '  seeds ')).toEqual({ tags: ['soil', 'seeds'], rest: [] });
});

test('commas separate tags', () => {
  expect(addTags([], 'soil, seeds,,rain').tags).toEqual(['soil', 'seeds', 'rain']);
});

test('empty and duplicate tags are ignored', () => {
  expect(addTags(['Soil'], ' ')).toEqual({ tags: ['Soil'], rest: [] });
  expect(addTags(['Soil'], 'sOIL')).toEqual({ tags: ['Soil'], rest: [] });
});

test('the twelfth tag is added, the thirteenth is not', () => {
  expect(addTags(twelve.slice(1), 'last')).toMatchObject({ rest: [] });
  expect(addTags(twelve, 'one more, two')).toEqual({ tags: twelve, rest: ['one more', 'two'] });
});

test('a duplicate in a full list is ignored and not reported', () => {
  expect(addTags(twelve, 'TAG 3')).toEqual({ tags: twelve, rest: [] });
});
