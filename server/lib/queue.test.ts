import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueue, nextTask } from './queue';
import { isTemporaryFailure } from './temporaryFailure';

const client = (name: string) => ({ group: 'visitors', client: name });

/** A task that goes on until it is released. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => released, release };
}

const limits = { atOnce: 1, queued: 100, ofShare: 100, deadline: 1000 };
const ofNone = { share: undefined };

const failureOf = async (run: Promise<unknown>) =>
  run.then(
    () => null,
    (failure: unknown) => failure,
  );

/** The names of jobs in the order in which they were done. */
function createNotes(queue: ReturnType<typeof createQueue>) {
  const done: string[] = [];
  const note = async (name: string, of: string, expected = 0) =>
    queue(async () => void done.push(name), { share: client(of), expected });
  return { done, note };
}

test('a job of another client is before 1,000 more of the one that runs', async () => {
  const queue = createQueue({ ...limits, queued: 2000, ofShare: 1000 });
  const { done, note } = createNotes(queue);
  const { task, release } = held();
  const all = [queue(task, { share: client('ada') })];
  for (let at = 0; at < 1000; at += 1) all.push(note(`ada ${at}`, 'ada'));
  all.push(note('ben', 'ben'));
  release();
  await Promise.all(all);
  expect(done.indexOf('ben')).toBe(0);
  expect(done).toHaveLength(1001);
});

test('a short job of another client is before long ones that came first', async () => {
  const queue = createQueue(limits);
  const { done, note } = createNotes(queue);
  const { task, release } = held();
  const all = [
    queue(task, ofNone),
    note('long', 'ada', 500),
    note('longer', 'cleo', 900),
    note('short', 'ben', 5),
  ];
  release();
  await Promise.all(all);
  expect(done).toEqual(['short', 'long', 'longer']);
});

test('a job that has waited until the deadline gets a temporary failure at once, and leaves its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createQueue(limits);
  const { task, release } = held();
  const running = queue(task, ofNone);
  const late = failureOf(queue(async () => 'late', { share: client('ada') }));
  const ofSite = queue(async () => 'of the site', ofNone);
  vi.advanceTimersByTime(1000);
  expect(isTemporaryFailure(await late)).toBe(true);
  const next = queue(async () => 'next', { share: client('ben') });
  release();
  await running;
  expect([await ofSite, await next]).toEqual(['of the site', 'next']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a client has a limited number of waiting jobs, and others have their own', async () => {
  const queue = createQueue({ ...limits, ofShare: 2 });
  const { task, release } = held();
  const running = queue(task, { share: client('ada') });
  const { done, note } = createNotes(queue);
  const waiting = [note('ada 1', 'ada'), note('ada 2', 'ada')];
  const refused = failureOf(note('ada 3', 'ada'));
  waiting.push(note('ben', 'ben'));
  expect(isTemporaryFailure(await refused)).toBe(true);
  release();
  await Promise.all([running, ...waiting]);
  expect(done).toEqual(['ben', 'ada 1', 'ada 2']);
});

test('if all places are taken, the job of the client that has had most makes room', async () => {
  const queue = createQueue({ ...limits, queued: 1 });
  const { done, note } = createNotes(queue);
  const { task, release } = held();
  const running = queue(task, { share: client('ada') });
  const displaced = failureOf(note('ada', 'ada'));
  const kept = note('ben', 'ben');
  const refused = failureOf(note('cleo', 'cleo'));
  release();
  await Promise.all([running, kept]);
  expect(isTemporaryFailure(await displaced)).toBe(true);
  expect(isTemporaryFailure(await refused)).toBe(true);
  expect(done).toEqual(['ben']);
});

test('a failed job leaves its place to the next one', async () => {
  const queue = createQueue(limits);
  const failed = queue(async () => Promise.reject(new Error('no')), ofNone);
  const next = queue(async () => 'next', ofNone);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('with a pause, other tasks get a turn between two jobs, also after a failed one', async () => {
  const queue = createQueue({ ...limits, pause: nextTask });
  const order: string[] = [];
  const job = async (name: string) => queue(async () => void order.push(name), ofNone);
  const failed = queue(async () => {
    setImmediate(() => order.push('task'));
    throw new Error('failed');
  }, ofNone);
  const jobs = [failed.catch(() => order.push('failed')), job('second'), job('third')];
  await Promise.all(jobs);
  expect(order).toEqual(['failed', 'task', 'second', 'third']);
});

test('as many jobs run at the same time as may', async () => {
  const queue = createQueue({ ...limits, atOnce: 2 });
  let running = 0;
  let most = 0;
  const job = async () =>
    queue(async () => {
      running += 1;
      most = Math.max(most, running);
      await nextTask();
      running -= 1;
    }, ofNone);
  await Promise.all([job(), job(), job(), job(), job()]);
  expect(most).toBe(2);
});
