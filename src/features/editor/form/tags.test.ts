import { expect, test } from 'vitest';
import { addTags } from './tags';

const twelve = Array.from({ length: 12 }, (_, at) => `tag ${at + 1}`);

test('a tag is added without the spaces around it', () => {
  expect(addTags(['soil'], '  seeds ')).toEqual({ tags: ['soil', 'seeds'], isFull: false });
});

test('commas part several tags', () => {
  expect(addTags([], 'soil, seeds,,rain').tags).toEqual(['soil', 'seeds', 'rain']);
});

test('an empty entry and a tag that is there already are ignored', () => {
  expect(addTags(['Soil'], ' ')).toEqual({ tags: ['Soil'], isFull: false });
  expect(addTags(['Soil'], 'sOIL')).toEqual({ tags: ['Soil'], isFull: false });
});

test('the twelfth tag fits and the thirteenth does not', () => {
  expect(addTags(twelve.slice(1), 'last')).toMatchObject({ isFull: false });
  expect(addTags(twelve, 'one more')).toEqual({ tags: twelve, isFull: true });
});

test('a double of a full list is ignored, not refused', () => {
  expect(addTags(twelve, 'TAG 3')).toEqual({ tags: twelve, isFull: false });
});
