import type { PassageCardRow } from '@server/data/bookCardRows';
import { zipSync } from 'fflate';
import type { Ports } from '../ports';
import { bookMarkdown } from './bookMarkdown';

/** Passages that are read by one statement. */
const atOnce = 1000;

async function readAll({ data }: Ports, userId: string) {
  const byHeading = new Map<string | null, PassageCardRow[]>();
  for (let skip = 0; ; skip += atOnce) {
    const { rows, areMore } = await data.book.list({ userId, skip, take: atOnce });
    for (const row of rows) {
      const known = byHeading.get(row.headingId);
      if (known) known.push(row);
      else byHeading.set(row.headingId, [row]);
    }
    if (!areMore) return byHeading;
  }
}

/** Names of files may have 255 bytes. */
const longestName = 50;

const nameOf = ({ position, slug }: { position: number; slug: string }) =>
  `${position}-${Array.from(slug).slice(0, longestName).join('')}.md`;

/** A member's book as a zip: one Markdown file a heading, and one for what is under none. */
export async function exportBook(ports: Ports, userId: string) {
  const { siteUrl } = ports.settings;
  const passages = await readAll(ports, userId);
  const headings = await ports.data.book.headings(userId);
  const encoder = new TextEncoder();
  const files = headings.map((heading): [string, Uint8Array] => {
    const kept = passages.get(heading.id) ?? [];
    return [nameOf(heading), encoder.encode(bookMarkdown(heading.title, kept, siteUrl))];
  });
  const loose = bookMarkdown('Without a heading', passages.get(null) ?? [], siteUrl);
  files.push(['loose.md', encoder.encode(loose)]);
  return zipSync(Object.fromEntries(files), { level: 1, mtime: new Date(ports.clock.now()) });
}
