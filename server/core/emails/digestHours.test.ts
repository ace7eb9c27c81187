import { commentRow, newPost } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';
import { createEmailSender } from './emailSender';

const minute = 60_000;
const hour = 60 * minute;

type Member = { timeZone: string; digestHour?: number };

/** Members, each with a post that gets a comment every six hours, at half past. */
async function withMembers(start: string, members: Readonly<Record<string, Member>>) {
  const api = createTestApi();
  api.clock.advance(Date.parse(start) - api.clock.now());
  await api.addUser('writer', { createdAt: 0 });
  const choose = async (username: string, { timeZone, digestHour = 7 }: Member) =>
    api.data.users.update(`user-${username}`, { timeZone, digestHour });
  for (const [username, member] of Object.entries(members)) {
    const user = await api.addUser(username);
    await choose(username, member);
    await api.data.posts.insert(newPost(`of-${username}`, { authorId: user.id }));
  }
  let count = 0;
  async function comment() {
    count += 1;
    for (const username of Object.keys(members)) {
      const times = { createdAt: api.clock.now(), updatedAt: api.clock.now() };
      const about = { postId: `of-${username}`, authorId: 'user-writer' };
      await api.data.comments.insert(commentRow(`${count}-${username}`, { ...about, ...times }));
    }
  }
  const run = async () => {
    await api.sender.run();
    await api.settled();
  };
  /** Lets time pass, as the timer of the site does. */
  async function pass(hours: number) {
    const quarter = 15 * minute;
    for (let left = hours * hour; left > 0; left -= quarter) {
      api.clock.advance(quarter);
      if (api.clock.now() % (6 * hour) === hour / 2) await comment();
      await run();
    }
  }
  /** When the e-mails of a member were due. */
  const timesOf = (username: string) =>
    api.mail.outbox.flatMap(({ messageId = '' }) => {
      const [, time] = /<daily\.(\d+)\.([^@]+)@/.exec(messageId) ?? [];
      const isOwn = messageId.includes(`.user-${username}@`);
      return time && isOwn ? [new Date(Number(time)).toISOString().slice(0, 16)] : [];
    });
  await run();
  return { api, choose, pass, run, comment, timesOf };
}

test('members of all time zones get an e-mail a day at their hour, also while clocks are put forward', async () => {
  const { pass, timesOf } = await withMembers('2026-03-27T18:00:00Z', {
    kira: { timeZone: 'Pacific/Kiritimati' },
    hana: { timeZone: 'Pacific/Honolulu' },
    bea: { timeZone: 'Europe/Berlin' },
    kim: { timeZone: 'Asia/Kathmandu', digestHour: 21 },
    una: { timeZone: '' },
  });
  await pass(72);
  const at = (time: string) => ['28', '29', '30'].map((day) => `2026-03-${day}T${time}`);
  expect(timesOf('kira')).toEqual(at('17:00'));
  expect(timesOf('hana')).toEqual(at('17:00'));
  expect(timesOf('bea')).toEqual(['2026-03-28T06:00', '2026-03-29T05:00', '2026-03-30T05:00']);
  expect(timesOf('kim')).toEqual(at('15:15'));
  expect(timesOf('una')).toEqual(at('07:00'));
});

test('while clocks are put back, an hour that comes twice brings one e-mail', async () => {
  const { pass, timesOf } = await withMembers('2026-10-23T18:00:00Z', {
    bea: { timeZone: 'Europe/Berlin', digestHour: 2 },
    hana: { timeZone: 'Pacific/Honolulu' },
  });
  await pass(72);
  expect(timesOf('bea')).toEqual(['2026-10-24T00:00', '2026-10-25T00:00', '2026-10-26T01:00']);
  expect(timesOf('hana')).toHaveLength(3);
});

test('after another time zone or hour there is no second e-mail within 20 hours', async () => {
  const { choose, pass, timesOf } = await withMembers('2026-03-01T12:00:00Z', {
    ada: { timeZone: 'Pacific/Kiritimati' },
  });
  await pass(6);
  expect(timesOf('ada')).toEqual(['2026-03-01T17:00']);
  await choose('ada', { timeZone: '', digestHour: 23 });
  await pass(6);
  expect(timesOf('ada')).toHaveLength(1);
  await choose('ada', { timeZone: '', digestHour: 14 });
  await pass(48);
  expect(timesOf('ada')).toEqual(['2026-03-01T17:00', '2026-03-02T14:00', '2026-03-03T14:00']);
});

test('what was missed while no process ran is sent once, by two processes that start at the same time', async () => {
  const { api, pass, comment, timesOf } = await withMembers('2026-03-01T12:00:00Z', {
    ada: { timeZone: 'Europe/Berlin' },
    bea: { timeZone: 'Asia/Kathmandu' },
  });
  await pass(12);
  await comment();
  api.clock.advance(10 * hour);
  await Promise.all([1, 2].map(async () => createEmailSender(api.ports).run()));
  await pass(1);
  expect(timesOf('ada')).toEqual(['2026-03-02T06:00']);
  expect(timesOf('bea')).toEqual(['2026-03-02T01:15']);
});
