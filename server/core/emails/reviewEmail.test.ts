import { expect, test } from 'vitest';
import { withoutLooks } from '../html/testing/readEmail';
import { createTestApi } from '../testing/createTestApi';

const minute = 60_000;
const hour = 60 * minute;

type Choice = { site: boolean; letter: 'now' | 'daily' | 'weekly' | 'never' };

/** A member with a book who wants to be notified about the review, from this time on. */
async function withReview(
  { start, timeZone }: { start: string; timeZone: string },
  choice: Choice,
  digestHour = 7,
) {
  const api = createTestApi();
  api.clock.advance(Date.parse(start) - api.clock.now());
  const { client, user } = await api.addSignedInUser('adalove');
  const passages = Array.from({ length: 40 }, (_, index) => ({
    quote: `Words <${index}> of example.org.`,
    note: '',
    source: { url: 'https://example.org/soil', title: 'Soil & worms', author: 'Eva' },
  }));
  await client.ok('importPassages', { body: { passages } });
  await client.ok('updateProfile', { body: { timeZone } });
  await client.ok('saveChoices', { body: { choices: { review: choice }, digestHour } });
  const signedIn = async () => {
    await client.ok('refreshToken', {});
    return client;
  };
  const rows = async () => {
    await signedIn();
    const { notifications } = await client.ok('listNotifications', { query: {} });
    return notifications.filter(({ kind }) => kind === 'review');
  };
  const stored = async () =>
    (await api.data.notifications.list({ userId: user.id, skip: 0, take: 20 })).rows;
  /** Lets time pass, as the timer of the site does. */
  async function pass(time: number, step = 10 * minute) {
    for (let left = time; left > 0; left -= step) {
      api.clock.advance(Math.min(step, left));
      await api.sender.run();
    }
    await api.settled();
  }
  await pass(minute);
  const letters = () => api.mail.outbox.filter(({ listId }) => listId?.includes('notifications'));
  return { ...api, signedIn, rows, stored, pass, letters };
}

/** An hour before the review of a member in UTC. */
const early = { start: '2026-03-01T06:00:00Z', timeZone: '' };

const onSite: Choice = { site: true, letter: 'never' };

test.each([
  ['Pacific/Kiritimati', '2026-03-01T12:00:00Z', '2026-03-01T17:00:00.000Z'],
  ['Pacific/Honolulu', '2026-03-01T12:00:00Z', '2026-03-01T17:00:00.000Z'],
  ['America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T11:00:00.000Z'],
  ['America/New_York', '2026-10-31T20:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['', '2026-03-01T00:00:00Z', '2026-03-01T07:00:00.000Z'],
])(
  'in “%s” the review of a member of %s comes at 7 in the morning',
  async (timeZone, start, time) => {
    const { rows, pass } = await withReview({ start, timeZone }, onSite);
    await pass(20 * hour, 30 * minute);
    expect(await rows()).toMatchObject([
      {
        kind: 'review',
        createdAt: time,
        isSeen: false,
        subject: { title: '', url: '/book?view=review' },
      },
    ]);
  },
);

test.each([
  ['forward', '2026-03-05T12:00:00Z'],
  ['back', '2026-10-29T12:00:00Z'],
])(
  'it comes once a day while clocks are put %s, also at the hour of the change',
  async (_, start) => {
    const { pass, letters, signedIn } = await withReview(
      { start, timeZone: 'America/New_York' },
      { site: false, letter: 'now' },
      1,
    );
    await pass(6 * 24 * hour, 30 * minute);
    expect(letters()).toHaveLength(6);
    await (await signedIn()).ok('saveChoices', { body: { digestHour: 2 } });
    await pass(24 * hour, 30 * minute);
    expect(letters()).toHaveLength(7);
  },
);

test('a new day replaces the notification, and a review that is done withdraws it', async () => {
  const { signedIn, rows, pass } = await withReview(early, onSite);
  await pass(2 * hour);
  const [first] = await rows();
  await pass(24 * hour, 30 * minute);
  const [second, ...others] = await rows();
  expect(others).toEqual([]);
  expect(second?.createdAt).toBe('2026-03-02T07:00:00.000Z');
  expect(first?.createdAt).toBe('2026-03-01T07:00:00.000Z');
  const client = await signedIn();
  const { passages } = await client.ok('readDailyReview', {});
  for (const { _id: passageId } of passages)
    await client.ok('reviewPassage', { params: { passageId }, body: { action: 'keep' } });
  expect(await rows()).toEqual([]);
  await pass(hour);
  expect(await rows()).toEqual([]);
});

test('an e-mail has the passages of the member’s day that are left, with links that change nothing', async () => {
  const { signedIn, letters, pass, stored } = await withReview(
    // There it is 7 in the morning of 2 March at 17 in UTC.
    { start: '2026-03-01T16:00:00Z', timeZone: 'Pacific/Kiritimati' },
    { site: false, letter: 'now' },
  );
  const client = await signedIn();
  const [done] = (await client.ok('readDailyReview', {})).passages;
  const passageId = done?._id ?? '';
  await client.ok('reviewPassage', { params: { passageId }, body: { action: 'keep' } });
  await pass(2 * hour);
  const [letter, ...others] = letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Your daily review is ready');
  const { passages } = await (await signedIn()).ok('readDailyReview', {});
  const left = passages.filter(({ isReviewed }) => !isReviewed);
  expect(left).toHaveLength(4);
  expect(letter?.text).not.toContain(passageId);
  const page = 'https://commonplace.test/book?view=review';
  expect(letter?.text).toContain('Retire: it stays in your book, but does not come again.');
  expect(withoutLooks(letter?.html)).toContain(
    'nothing changes before you press the button there.',
  );
  expect(letter?.text).toContain('You get this letter once a day because');
  for (const { _id: id, quote } of left) {
    expect(letter?.text).toContain(
      `- “${quote.replace('.', '. ')}”\n  Soil & worms, Eva\n  Keep: ${page}&passage=${id}&action=keep\n  Retire: ${page}&passage=${id}&action=retire`,
    );
  }
  expect(withoutLooks(letter?.html)).toContain(
    'of example. org.”</a></div><div dir="auto">Soil &amp; worms, Eva</div>',
  );
  expect(withoutLooks(letter?.html)).toContain('&amp;action=retire">Retire</a>');
  expect(withoutLooks(letter?.html)).not.toMatch(/Words <\d/);
  expect(letter?.text).toContain('Stop letters about the daily review: ');
  // It is not shown on the site.
  expect(await stored()).toEqual([]);
});

test('an e-mail of the day comes with the others of the day, the passages of the day in it', async () => {
  const { letters, pass } = await withReview(early, {
    site: false,
    letter: 'daily',
  });
  await pass(50 * hour, 30 * minute);
  expect(letters().map(({ listId }) => listId)).toEqual(
    ['2026-03-01', '2026-03-02', '2026-03-03'].map(() => '<daily.notifications.commonplace.test>'),
  );
});

test('nobody is notified by default', async () => {
  const { signedIn, rows, letters, pass } = await withReview(early, {
    site: false,
    letter: 'never',
  });
  expect((await (await signedIn()).ok('readChoices', {})).choices.review).toEqual({
    site: false,
    letter: 'never',
  });
  await pass(48 * hour, hour);
  expect(await rows()).toEqual([]);
  expect(letters()).toEqual([]);
});
