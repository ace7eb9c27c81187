import type { PassageCardRow } from '@server/data/bookCardRows';
import { createZip } from '../files/createZip';
import type { Ports } from '../ports';
import { readAfter } from '../readAfter';
import { bookMarkdown } from './bookMarkdown';

/** Passages that are read and packed in one turn. */
const atOnce = 50;

/** Names of files may have 255 bytes. */
const longestName = 50;

const nameOf = ({ position, slug }: { position: number; slug: string }) =>
  `${position}-${Array.from(slug).slice(0, longestName).join('')}.md`;

const readPassages = ({ data }: Ports, under: { userId: string; headingId: string | null }) =>
  readAfter(async (after: PassageCardRow | null) =>
    data.book.listAfter({ ...under, after, take: atOnce }),
  );

/** A member's book as a zip, in parts: one Markdown file a heading, and one for what is under none. */
export async function* exportBook(ports: Ports, userId: string) {
  const { siteUrl } = ports.settings;
  const zip = createZip(new Date(ports.clock.now()));
  const headings = await ports.data.book.headings(userId);
  const files = [
    ...headings.map((one) => ({ headingId: one.id, name: nameOf(one), title: one.title })),
    { headingId: null, name: 'loose.md', title: 'Without a heading' },
  ];
  for (const { headingId, name, title } of files) {
    const file = zip.start(name);
    const passages = readPassages(ports, { userId, headingId });
    for await (const text of bookMarkdown(title, passages, siteUrl)) {
      file.write(text);
      yield zip.take();
    }
    file.end();
  }
  zip.end();
  yield zip.take();
}
