import { createMemoryData } from '@server/data/memory/memoryData';
import { newSession, userRow } from '@server/data/testing/rows';
import type { Share } from '@server/lib/share';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryDatabase } from '../testing/memoryDatabase';
import { startTestSite } from '../testing/startTestSite';
import { createKnownMembers } from './knownMembers';
import { requestShare, runInRequest } from './requestScope';

async function createCommunity() {
  const data = createMemoryData();
  await data.users.insert(userRow('ada', { isVerified: true }));
  await data.users.insert(userRow('ben', { isVerified: false }));
  await data.sessions.insert(
    newSession('phone', { userId: 'ada', expiresAt: Number.MAX_SAFE_INTEGER }),
  );
  await data.sessions.insert(newSession('tablet', { userId: 'ben' }));
  return data;
}

test('a verified member is known by a session until it ends or the account is blocked', async () => {
  const members = createKnownMembers();
  const data = members.watch(await createCommunity());
  expect(members.memberOf('phone')).toBeUndefined();
  await Promise.all(['phone', 'tablet', 'made up'].map(data.sessions.withUser));
  expect(members.memberOf('phone')).toBe('ada');
  expect(members.memberOf('tablet')).toBeUndefined();
  expect(members.memberOf('made up')).toBeUndefined();
  expect(members.memberOf(undefined)).toBeUndefined();
  await data.users.setBlocked('ada', true);
  await data.sessions.withUser('phone');
  expect(members.memberOf('phone')).toBeUndefined();
});

test('calls of members, calls of visitors and pages share the time of the database', async () => {
  const data = await createCommunity();
  const shares: (Share | undefined)[] = [];
  const { withUser } = data.sessions;
  data.sessions.withUser = async (id) => {
    shares.push(requestShare());
    return withUser(id);
  };
  const site = await startTestSite({ database: { ...createMemoryDatabase(), data } });
  onTestFinished(site.close);
  const call = async () =>
    fetch(`${site.origin}/api/v1/user/mutes`, { headers: { Cookie: 'cp_access=phone.secret' } });
  await call();
  await call();
  expect(shares).toEqual([
    { group: 'visitors', client: '127.0.0.1' },
    { group: 'members', client: 'ada' },
  ]);
});

test('the work for a page has the share of its visitor; work outside of requests has none', () => {
  const page = { requestId: '1', client: '10.0.0.1', member: 'ada', isPage: true };
  expect(runInRequest(page, requestShare)).toEqual({ group: 'pages', client: '10.0.0.1' });
  expect(requestShare()).toBeUndefined();
});

test('all addresses of an IPv6 network have one share, and so have clients without an address', () => {
  const shareOf = (client?: string) => runInRequest({ requestId: '1', client }, requestShare);
  const [one, other] = ['2001:db8:0:7::1', '2001:0db8::7:a:b:c:d'].map(shareOf);
  expect(one).toEqual({ group: 'visitors', client: '2001:db8:0:7' });
  expect(other).toEqual(one);
  expect(shareOf()).toEqual({ group: 'visitors', client: 'unknown' });
});
