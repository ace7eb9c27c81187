import { expect, test } from 'vitest';
import { createFairOrder } from './fairOrder';

/** Takes all that waits; each thing takes as many milliseconds as `length` says. */
function takeAll(order: ReturnType<typeof createFairOrder<string>>, length = (_: string) => 10) {
  const taken: string[] = [];
  for (let next = order.take(); next; next = order.take()) {
    taken.push(next.item);
    next.end(length(next.item));
  }
  return taken;
}

function createOrder(things: readonly (readonly [item: string, client?: string])[]) {
  const order = createFairOrder<string>();
  for (const [item, client] of things) order.add(item, client);
  return order;
}

test('things of one client, and things of none, keep their order', () => {
  expect(
    takeAll(
      createOrder([
        ['1', 'ada'],
        ['2', 'ada'],
        ['3', 'ada'],
      ]),
    ),
  ).toEqual(['1', '2', '3']);
  expect(takeAll(createOrder([['1'], ['2'], ['3']]))).toEqual(['1', '2', '3']);
});

test('clients take turns, whatever each of them wants', () => {
  const order = createOrder([
    ['ada 1', 'ada'],
    ['ada 2', 'ada'],
    ['ada 3', 'ada'],
    ['ben 1', 'ben'],
    ['timer'],
  ]);
  expect(takeAll(order)).toEqual(['ada 1', 'ben 1', 'timer', 'ada 2', 'ada 3']);
});

test('a client gets as much time as another one, not as many turns', () => {
  const long = ['ada 1', 'ada 2'].map((item) => [item, 'ada'] as const);
  const short = ['ben 1', 'ben 2', 'ben 3', 'ben 4'].map((item) => [item, 'ben'] as const);
  const taken = takeAll(createOrder([...long, ...short]), (item) =>
    item.startsWith('a') ? 30 : 10,
  );
  expect(taken).toEqual(['ada 1', 'ben 1', 'ben 2', 'ben 3', 'ada 2', 'ben 4']);
});

test('who comes later has no claim to the time before, and none waits for ever', () => {
  const order = createOrder([
    ['ada 1', 'ada'],
    ['ada 2', 'ada'],
  ]);
  order.take()?.end(100);
  // Each new client is before ada once, but ada is next as soon as they have had as much.
  const taken: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    order.add(`ben ${at}`, 'ben');
    const next = order.take();
    taken.push(next?.item ?? '');
    next?.end(10);
  }
  expect(taken.indexOf('ada 2')).toBe(10);
});

test('what would be taken last makes room for a client that has had less', () => {
  const order = createOrder([
    ['ada 1', 'ada'],
    ['ada 2', 'ada'],
    ['ben 1', 'ben'],
    ['ben 2', 'ben'],
  ]);
  expect(order.displaceFor('cleo')).toBeNull();
  order.take()?.end(20);
  order.take()?.end(10);
  expect(order.displaceFor('ada')).toBeNull();
  expect(order.displaceFor('cleo')).toBe('ada 2');
  order.add('cleo 1', 'cleo');
  expect(takeAll(order)).toEqual(['cleo 1', 'ben 2']);
});

test('while something of a client runs, others are before more of it', () => {
  const order = createOrder([
    ['ada 1', 'ada'],
    ['ada 2', 'ada'],
    ['ben 1', 'ben'],
  ]);
  const running = [order.take(), order.take(), order.take()];
  expect(running.map((one) => one?.item)).toEqual(['ada 1', 'ben 1', 'ada 2']);
  expect(order.take()).toBeNull();
});

test('a short thing is before long ones that came first, and none waits for ever', () => {
  const order = createFairOrder<string>();
  for (const client of ['ada', 'ben', 'cleo']) order.add(client, client, 1000);
  expect(order.displaceFor('dan', 1000)).toBeNull();
  // Short things of new clients come all the time.
  const taken: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    order.add(`short ${at}`, `client ${at}`, 50);
    const next = order.take();
    taken.push(next?.item ?? '');
    next?.end(next.item.startsWith('short') ? 50 : 1000);
  }
  expect(taken.slice(0, 2)).toEqual(['short 0', 'short 1']);
  expect(taken.flatMap((item, at) => (item.startsWith('short') ? [] : [at]))).toEqual([19, 20, 21]);
});

test('of things that came at the same time, the longest makes room', () => {
  const order = createFairOrder<string>();
  for (const [client, expected] of [
    ['ada', 50],
    ['ben', 1000],
    ['cleo', 60],
  ] as const)
    order.add(client, client, expected);
  expect(order.displaceFor('dan', 1000)).toBeNull();
  expect(order.displaceFor('dan', 70)).toBe('ben');
});
