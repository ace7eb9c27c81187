import { expect, test } from 'vitest';
import { addTags } from './tags';

const twelve = Array.from({ length: 12 }, (_, index) => `tag ${index + 1}`);

test('a tag is added without the spaces around it', () => {
  expect(addTags(['soil'], '  seeds ')).toEqual({ tags: ['soil', 'seeds'], isFull: false });
});

test('commas separate tags', () => {
  expect(addTags([], 'soil, seeds,,rain').tags).toEqual(['soil', 'seeds', 'rain']);
});

test('empty and duplicate tags are ignored', () => {
  expect(addTags(['Soil'], ' ')).toEqual({ tags: ['Soil'], isFull: false });
  expect(addTags(['Soil'], 'sOIL')).toEqual({ tags: ['Soil'], isFull: false });
});

test('the twelfth tag is added, the thirteenth is not', () => {
  expect(addTags(twelve.slice(1), 'last')).toMatchObject({ isFull: false });
  expect(addTags(twelve, 'one more')).toEqual({ tags: twelve, isFull: true });
});

test('a duplicate in a full list is ignored and not reported', () => {
  expect(addTags(twelve, 'TAG 3')).toEqual({ tags: twelve, isFull: false });
});
