import type { Subscriber } from '@contract/emails/emailEntities';
import type { SubscriberCardRow } from '@server/data/rows/rows';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

/** A subscriber in the list. */
export function serializeSubscriber(row: SubscriberCardRow): Subscriber {
  return {
    _id: row.id,
    email: row.email,
    author: row.author && serializePerson(row.author),
    confirmedAt: toIsoTime(row.confirmedAt),
    createdAt: toIsoTime(row.createdAt),
  };
}

/** Spreadsheets would run a cell that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string) {
  const inert = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

const lineOf = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** The subscribers as CSV (RFC 4180), in parts. */
export async function* subscribersAsCsv(pages: AsyncIterable<readonly SubscriberCardRow[]>) {
  yield lineOf(['email', 'author', 'confirmedAt', 'createdAt']);
  for await (const rows of pages) {
    const lines = rows.map(({ email, author, confirmedAt, createdAt }) =>
      lineOf([email, author?.username ?? '', toIsoTime(confirmedAt), toIsoTime(createdAt)]),
    );
    yield lines.join('');
  }
}
