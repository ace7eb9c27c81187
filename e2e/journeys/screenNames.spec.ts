import { expect, test } from '../fixtures';
import { states } from '../screens/states';

test('the states of the screens can be loaded, and each has pictures of its own', () => {
  const names = states.map(({ name }) => name.replaceAll(/[^a-z0-9]+/g, '-'));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
