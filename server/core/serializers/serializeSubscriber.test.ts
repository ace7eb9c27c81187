import { expect, test } from 'vitest';
import { subscribersAsCsv } from './serializeSubscriber';

const times = { id: 'one', createdAt: 0, confirmedAt: 0, author: null };
const time = '1970-01-01T00:00:00.000Z';

test.each([
  ['=1+1@example.com', "'=1+1@example.com"],
  ['+eva@example.com', "'+eva@example.com"],
  ['-eva@example.com', "'-eva@example.com"],
  ['@eva.example.com', "'@eva.example.com"],
  ['eva,"ida"@example.com', '"eva,""ida""@example.com"'],
  ['=a,b@example.com', '"\'=a,b@example.com"'],
])('in an export, the address %s is the cell %s', async (email, cell) => {
  async function* pages() {
    yield [{ ...times, email }];
  }
  const lines: string[] = [];
  for await (const line of subscribersAsCsv(pages())) lines.push(line);
  expect(lines).toEqual([expect.anything(), `${cell},,${time},${time}\r\n`]);
});
