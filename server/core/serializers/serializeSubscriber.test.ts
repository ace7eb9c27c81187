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
])('in an export, the address %s is the cell %s', (email, cell) => {
  const [, line] = subscribersAsCsv([{ ...times, email }]).split('\r\n');
  expect(line).toBe(`${cell},,${time},${time}`);
});
