import { expect, test } from 'vitest';
import { createDownloads } from './downloads';

const other = { client: 'office', report: () => undefined };

/** Parts, and how many of them were made. */
function createParts(count: number) {
  const state = { made: 0, isEnded: false };
  async function* make() {
    try {
      for (let part = 1; part <= count; part += 1) {
        state.made += 1;
        yield `part ${part} `;
      }
    } finally {
      state.isEnded = true;
    }
  }
  return { state, chunks: make() };
}

/** Timers that expire when the test wants it, by their milliseconds. */
function createTimers() {
  const waiting = new Map<number, () => void>();
  return {
    startTimer(expire: () => void, milliseconds: number) {
      waiting.set(milliseconds, expire);
      return () => void waiting.delete(milliseconds);
    },
    waiting,
  };
}

test('a part is made when the client has read the one before', async () => {
  const { state, chunks } = createParts(5);
  const downloads = createDownloads();
  const reader = (await downloads.open({ ...other, account: 'eva', chunks })).getReader();
  await reader.read();
  // What takes turns with it has ended.
  const idas = { ...other, account: 'ida', chunks: createParts(9).chunks };
  await new Response(await downloads.open(idas)).text();
  expect(state.made).toBe(1);
  await reader.read();
  expect(state.made).toBe(2);
  await reader.cancel();
  expect(state.isEnded).toBe(true);
});

test('an account gets one download at a time, and a client a part of the places', async () => {
  const downloads = createDownloads({ most: 3, mostOfClient: 2 });
  const open = async (account: string, client = 'office') =>
    downloads.open({ ...other, client, account, chunks: createParts(1).chunks });
  const evas = await open('eva');
  await expect(open('eva')).rejects.toMatchObject({ status: 429 });
  expect(await new Response(evas).text()).toBe('part 1 ');
  await (await open('eva')).cancel();
  await open('eva');
  await open('ida');
  await expect(open('ole')).rejects.toMatchObject({ status: 503 });
  await open('ole', 'elsewhere');
  await expect(open('uma', 'elsewhere')).rejects.toMatchObject({ status: 503 });
});

test.each(['patience', 'longest'] as const)(
  'a client that reads nothing, or for too long, is cut off (%s)',
  async (limit) => {
    const { startTimer, waiting } = createTimers();
    const times = { patience: 1, longest: 2 };
    const downloads = createDownloads({ ...times, startTimer });
    const { state, chunks } = createParts(5);
    const eva = { ...other, account: 'eva' };
    const reader = (await downloads.open({ ...eva, chunks })).getReader();
    await reader.read();
    waiting.get(times[limit])?.();
    await expect(reader.read()).rejects.toMatchObject({ status: 503 });
    expect(waiting.size).toBe(0);
    expect(state).toEqual({ made: 1, isEnded: true });
    await downloads.open({ ...eva, chunks: createParts(1).chunks });
  },
);

test('a failure of the first part has its status, and a later one cuts the answer off', async () => {
  const failures: unknown[] = [];
  const failure = new Error('The database is gone.');
  async function* fail(parts: number) {
    for (let part = 0; part < parts; part += 1) yield 'part';
    throw failure;
  }
  const downloads = createDownloads();
  const eva = { ...other, account: 'eva', report: (one: unknown) => failures.push(one) };
  await expect(downloads.open({ ...eva, chunks: fail(0) })).rejects.toBe(failure);
  expect(failures).toEqual([]);
  const answer = new Response(await downloads.open({ ...eva, chunks: fail(1) }));
  await expect(answer.text()).rejects.toBe(failure);
  expect(failures).toEqual([failure]);
});
