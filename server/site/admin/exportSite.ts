import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportAccount } from '@server/core/accounts/exportAccount';
import type { PostToExport } from '@server/core/documents/documentTasks';
import { createZip } from '@server/core/files/createZip';
import { filesUrl } from '@server/core/files/fileUrl';
import type { Ports } from '@server/core/ports';
import { publicPart, readSite } from '@server/core/site/readSite';

/** How many accounts are read at a time. */
const atOnce = 100;

async function* readUsers({ data }: Ports) {
  for (let skip = 0; ; skip += atOnce) {
    const { rows, areMore } = await data.users.list({ term: '', skip, take: atOnce });
    for (const { id } of rows) {
      const user = await data.users.byId(id);
      if (user) yield user;
    }
    if (!areMore) return;
  }
}

/** The public settings and the own pages. */
async function* exportPages(ports: Ports) {
  const zip = createZip(new Date(ports.clock.now()));
  zip.add('site.json', JSON.stringify(publicPart(await readSite(ports)), null, 2));
  for (const { id } of await ports.data.sitePages.list()) {
    const page = await ports.data.sitePages.byId(id);
    if (!page) continue;
    const given: PostToExport = {
      details: { title: page.title, url: page.slug },
      content: page.content,
      filesAt: filesUrl(ports.settings),
      picturesAt: '../pictures/',
    };
    const file = await ports.documents('postFile', JSON.stringify(given));
    zip.add(`${page.isPublished ? 'pages' : 'drafts'}/${page.slug}.md`, file.text);
    for (const name of file.pictures) {
      const picture = await ports.files.get(name);
      if (picture) zip.addPicture(`pictures/${name}`, picture.bytes);
    }
    yield zip.take();
  }
  zip.end();
  yield zip.take();
}

/** Only the user who exports can read the files: they contain drafts and addresses. */
async function write(path: string, chunks: AsyncIterable<Uint8Array>) {
  await pipeline(Readable.from(chunks), createWriteStream(path, { mode: 0o600 }));
}

/**
 * Writes what each member has written, as the file that the member gets on the page Account, and the pages of the site.
 * Returns how many members there are.
 */
export async function exportSite(ports: Ports, folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const members = new Set<string>();
  for await (const user of readUsers(ports)) {
    members.add(user.id);
    await write(join(folder, `member-${user.username}.zip`), exportAccount(ports, user));
  }
  await write(join(folder, 'site.zip'), exportPages(ports));
  return members.size;
}
