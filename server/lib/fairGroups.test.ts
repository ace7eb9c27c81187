import { expect, test } from 'vitest';
import { createFairGroups } from './fairGroups';

const visitor = (client: string) => ({ group: 'visitors', client });
const ada = { group: 'members', client: 'ada' };

test('many clients of one group do not slow down another group', () => {
  const groups = createFairGroups<string>();
  for (let at = 0; at < 100; at += 1) groups.add(`visitor ${at}`, visitor(`${at}`));
  groups.add('ada 1', ada);
  groups.add('ada 2', ada);
  const taken: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const next = groups.take();
    taken.push(next?.item ?? '');
    next?.end(10);
  }
  expect(taken).toEqual(['visitor 0', 'ada 1', 'visitor 1', 'ada 2']);
  expect(groups.count()).toBe(98);
});

test('a group gets no extra time because nothing of it waited before', () => {
  const groups = createFairGroups<string>();
  for (let at = 0; at < 10; at += 1) {
    groups.add('visitor', visitor('one'));
    groups.take()?.end(20);
  }
  groups.add('ada 1', ada);
  groups.add('ada 2', ada);
  groups.add('visitor', visitor('one'));
  const taken = [1, 2, 3].map(() => {
    const next = groups.take();
    next?.end(20);
    return next?.item;
  });
  expect(taken).toEqual(['ada 1', 'visitor', 'ada 2']);
});

test('a group that takes long is taken less often', () => {
  const groups = createFairGroups<string>();
  for (let at = 0; at < 6; at += 1) {
    groups.add('long', visitor('one'));
    groups.add('short', ada);
  }
  const taken: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    const next = groups.take();
    taken.push(next?.item ?? '');
    next?.end(next.item === 'long' ? 30 : 10);
  }
  expect(taken).toEqual(['long', 'short', 'short', 'short', 'long']);
});

test('the group in which most wait makes room', () => {
  const groups = createFairGroups<string>();
  expect(groups.displaceFor(ada)).toBeNull();
  groups.add('visitor 1', visitor('one'));
  groups.add('visitor 2', visitor('two'), 1000);
  expect(groups.displaceFor(ada)).toBe('visitor 2');
  groups.add('ada 1', ada);
  expect(groups.displaceFor(ada)).toBeNull();
  expect(groups.displaceFor(visitor('three'))).toBeNull();
  expect(groups.countOf(ada)).toBe(1);
  expect(groups.countOf(visitor('ada'))).toBe(0);
});

test('who asks for little does not wait for what another client of the group has had', () => {
  const groups = createFairGroups<string>();
  groups.add('long', { group: 'members', client: 'grace' });
  groups.take()?.end(1000);
  for (let at = 0; at < 100; at += 1) groups.add(`visitor ${at}`, visitor(`${at}`));
  groups.add('long again', { group: 'members', client: 'grace' });
  groups.add('ada 1', ada);
  groups.add('ada 2', ada);
  const taken: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const next = groups.take();
    taken.push(next?.item ?? '');
    next?.end(10);
  }
  expect(taken).toEqual(expect.arrayContaining(['ada 1', 'ada 2']));
  expect(taken).not.toContain('long again');
});

test('a client is among the others again when these have had their time', () => {
  const groups = createFairGroups<string>();
  const grace = { group: 'members', client: 'grace' };
  groups.add('long', grace);
  groups.take()?.end(500);
  for (let at = 0; at < 50; at += 1) {
    groups.add('other', ada);
    groups.take()?.end(100);
  }
  for (let at = 0; at < 20; at += 1) groups.add('visitor', visitor(`${at}`));
  groups.add('grace', grace);
  groups.add('ada', ada);
  const taken = Array.from({ length: 22 }, () => {
    const next = groups.take();
    next?.end(10);
    return next?.item;
  });
  expect(taken.indexOf('grace')).toBeLessThan(4);
});

test('a group waits for the others only for a part of a long time that one of its clients has had', () => {
  const groups = createFairGroups<string>();
  groups.add('long', { group: 'members', client: 'grace' });
  groups.take()?.end(200);
  for (let at = 0; at < 100; at += 1) groups.add(`visitor ${at}`, visitor(`${at}`));
  groups.add('ada', ada);
  const taken = Array.from({ length: 8 }, () => {
    const next = groups.take();
    next?.end(10);
    return next?.item;
  });
  expect(taken).toContain('ada');
});
