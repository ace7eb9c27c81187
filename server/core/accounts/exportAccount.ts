import type { ExportedDetails } from '@contract/document/markdown/frontMatter';
import { limits } from '@contract/limits';
import type { FullPostRow, UserRow } from '@server/data/rows/rows';
import { writeBook } from '../book/exportBook';
import type { PostToExport } from '../documents/documentTasks';
import { createZip } from '../files/createZip';
import { fileNameFromUrl, filesUrl } from '../files/fileUrl';
import type { Ports } from '../ports';
import { noMentions, serializeOwnComment } from '../serializers/serializeCards';
import { toIsoTime } from '../serializers/serializeUser';

type Zip = ReturnType<typeof createZip>;

/** Of the name of a file, in bytes: names with their endings may have 255. */
const longestName = 240;

const text = (value: string) => value || undefined;

/** Where a picture is, seen from the file of a post. */
const beside = (name: string) => `../pictures/${name}`;

const coverName = ({ settings }: Ports, { image }: FullPostRow) => fileNameFromUrl(settings, image);

async function detailsOf(ports: Ports, post: FullPostRow): Promise<ExportedDetails> {
  const cover = coverName(ports, post);
  const formerUrls = await ports.data.postUrls.formerPaths(post.id);
  return {
    title: post.title,
    url: post.url,
    tags: post.tags,
    description: text(post.metaDescription),
    keywords: text(post.seoKeywords),
    publishedAt: post.publishedAt === null ? undefined : toIsoTime(post.publishedAt),
    createdAt: toIsoTime(post.createdAt),
    isPublished: post.isPublished,
    canonicalUrl: text(post.canonicalUrl),
    formerUrls: formerUrls.length > 0 ? formerUrls : undefined,
    cover: cover === null ? text(post.image) : beside(cover),
  };
}

/** Some systems don't allow them in the names of files, or hide files that begin with a dot. */
const unfit = /^\.|["*:<>|]/g;

/** As much of a text as fits into the name of a file. */
function shorten(text: string) {
  let [short, bytes] = ['', 0];
  for (const character of text) {
    bytes += new TextEncoder().encode(character).byteLength;
    if (bytes > longestName) return short;
    short += character;
  }
  return short;
}

/** Names files after the urls of their posts; with a number if another file has the name. */
function createNames() {
  const used = new Set<string>();
  return (url: string) => {
    const base = shorten(url.replaceAll(unfit, '-'));
    let name = base;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${base}-${number}`;
    used.add(name.toLowerCase());
    return `posts/${name}.md`;
  };
}

/** The ids of all posts, the oldest first. */
async function* readIds({ data }: Ports, authorId: string) {
  for (let skip = 0; ; skip += limits.pageSize) {
    const { rows, areMore } = await data.posts.ofAuthor({
      authorId,
      publishedOnly: false,
      order: 'oldest',
      term: '',
      skip,
      take: limits.pageSize,
    });
    for (const { id } of rows) yield id;
    if (!areMore) return;
  }
}

async function* writePosts(zip: Zip, ports: Ports, { id: authorId }: UserRow) {
  const written = new Set<string>();
  const nameOf = createNames();
  for await (const id of readIds(ports, authorId)) {
    const post = await ports.data.posts.byId(id);
    if (!post) continue;
    const cover = coverName(ports, post);
    const given: PostToExport = {
      details: await detailsOf(ports, post),
      content: post.content,
      filesAt: filesUrl(ports.settings),
      picturesAt: beside(''),
    };
    const file = await ports.documents('postFile', JSON.stringify(given));
    zip.add(nameOf(post.url), file.text);
    yield zip.take();
    for (const name of new Set([...(cover === null ? [] : [cover]), ...file.pictures])) {
      const picture = written.has(name) ? null : await ports.files.get(name);
      written.add(name);
      if (!picture) continue;
      zip.addPicture(`pictures/${name}`, picture.bytes);
      yield zip.take();
    }
  }
}

async function* writeComments(zip: Zip, ports: Ports, { id: userId }: UserRow) {
  const file = zip.start('comments.json');
  let separator = '[\n';
  for (let skip = 0; ; skip += limits.pageSize) {
    const page = { userId, skip, take: limits.pageSize };
    const { rows, areMore } = await ports.data.comments.ofMember(page);
    for (const row of rows) {
      const { answers: _, ...comment } = serializeOwnComment(row, noMentions);
      file.write(`${separator}${JSON.stringify(comment)}`);
      separator = ',\n';
    }
    yield zip.take();
    if (!areMore) break;
  }
  file.write(separator === '[\n' ? '[]\n' : '\n]\n');
  file.end();
  yield zip.take();
}

function profileOf(user: UserRow) {
  const { username, firstName, lastName, email, bio, role, timeZone, createdAt } = user;
  const names = { username, firstName, lastName, email, bio };
  return JSON.stringify({ ...names, role, timeZone, createdAt: toIsoTime(createdAt) }, null, 2);
}

/** What a member has written, as a zip in parts. */
export async function* exportAccount(ports: Ports, user: UserRow) {
  const zip = createZip(new Date(ports.clock.now()));
  zip.add('profile.json', profileOf(user));
  for (const url of [user.avatar, user.cover]) {
    const name = fileNameFromUrl(ports.settings, url);
    const picture = name === null ? null : await ports.files.get(name);
    if (picture) zip.addPicture(`profile/${name}`, picture.bytes);
  }
  yield zip.take();
  yield* writePosts(zip, ports, user);
  yield* writeComments(zip, ports, user);
  yield* writeBook(zip, ports, { userId: user.id, folder: 'book/' });
  zip.end();
  yield zip.take();
}
