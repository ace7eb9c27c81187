import { apiLimits } from '@contract/apiLimits';
import { bookTexts } from '@contract/texts/bookTexts';
import { passageRow } from '@server/data/testing/rows';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

test('the book is exported in parts, and one after the other', async () => {
  const { reader } = await createScenario();
  const titles = Array.from({ length: 120 }, (_, at) => `Title ${at}`);
  const passages = titles.map((title) => ({
    quote: 'Soil is alive.',
    note: '',
    source: { url: '', title, author: '' },
  }));
  for (const part of [passages.slice(0, 100), passages.slice(100)])
    await reader.client.ok('importPassages', { body: { passages: part } });
  const first = await reader.client.call('exportBook', {});
  expect(await reader.client.refused('exportBook', {})).toMatchObject({ status: 429 });
  const files = unzipSync(new Uint8Array(await first.arrayBuffer()));
  const found = strFromU8(files['loose.md'] ?? new Uint8Array()).match(/Title \d+/g) ?? [];
  expect(found.toSorted()).toEqual(titles.toSorted());
  const head = await reader.client.request('/api/v1/book/export', { method: 'HEAD' });
  expect(head.status).toBe(200);
  const again = await reader.client.call('exportBook', {});
  expect(again.status).toBe(200);
  await again.arrayBuffer();
});

test('an account whose address is not verified keeps some passages, and imports none', async () => {
  const { newbie, api } = await createScenario();
  const source = { url: '', title: 'Soils', author: '' };
  const add = async (quote: string) =>
    newbie.client.refused('addPassage', { body: { quote, source } });
  const rows = Array.from({ length: apiLimits.book.unverified }, (_, at) => {
    const given = { userId: newbie.user.id, postId: null, sourceTitle: 'Soils', quote: `${at}` };
    const { isDetached: _detached, ...row } = passageRow(`row-${at}`, given);
    return row;
  });
  await api.ports.data.book.save(rows, apiLimits.book);
  expect(await add('One more.')).toMatchObject({
    status: 422,
    message: bookTexts.unverifiedFull,
  });
  const body = { passages: [{ quote: 'Soil', note: '', source }] };
  expect(await newbie.client.refused('importPassages', { body })).toMatchObject({
    status: 403,
    message: bookTexts.verifyToImport,
  });
});
