import { groupBy } from '@contract/groupBy';
import { inParts } from '@contract/inParts';
import { createZip } from '../files/createZip';
import type { Ports } from '../ports';
import { bookMarkdown } from './bookMarkdown';

/** Passages that are read and packed in one turn. */
const atOnce = 50;

/** Names of files may have 255 bytes. */
const longestName = 50;

const nameOf = ({ position, slug }: { position: number; slug: string }) =>
  `${position}-${Array.from(slug).slice(0, longestName).join('')}.md`;

/** The ids of all passages by collection: with them each part is read by a few keys. */
const readIds = async ({ data }: Ports, userId: string) =>
  groupBy(await data.book.allIds(userId), ({ headingId }) => headingId);

async function* readPassages({ data }: Ports, ids: readonly { id: string }[], userId: string) {
  for (const part of inParts(ids, atOnce))
    yield data.book.byIds(
      part.map(({ id }) => id),
      userId,
    );
}

type Place = { userId: string; folder: string };

/** A member's book in parts: one Markdown file per collection, and one for passages in none. */
export async function* writeBook(
  zip: ReturnType<typeof createZip>,
  ports: Ports,
  { userId, folder }: Place,
) {
  const { siteUrl } = ports.settings;
  const ids = await readIds(ports, userId);
  const headings = await ports.data.book.headings(userId);
  const files = [
    ...headings.map((one) => ({
      headingId: one.id,
      name: nameOf(one),
      title: one.title,
      intro: one.intro,
    })),
    { headingId: null, name: 'loose.md', title: 'Without a heading', intro: '' },
  ];
  for (const { headingId, name, ...heading } of files) {
    const file = zip.start(folder + name);
    const passages = readPassages(ports, ids.get(headingId) ?? [], userId);
    for await (const text of bookMarkdown(heading, passages, siteUrl)) {
      file.write(text);
      yield zip.take();
    }
    file.end();
  }
}

/** The same as a zip of its own. */
export async function* exportBook(ports: Ports, userId: string) {
  const zip = createZip(new Date(ports.clock.now()));
  yield* writeBook(zip, ports, { userId, folder: '' });
  zip.end();
  yield zip.take();
}
