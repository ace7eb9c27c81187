import type { PostFileDetails } from '@contract/document/markdown/frontMatter';
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

/** Names of files may have 255 bytes. */
const longestName = 50;

const text = (value: string) => value || undefined;

/** Where a picture is, seen from the file of a post. */
const beside = (name: string) => `../pictures/${name}`;

function coverOf({ settings }: Ports, { image }: FullPostRow) {
  const name = fileNameFromUrl(settings, image);
  return { name, coverImage: name === null ? text(image) : beside(name) };
}

async function detailsOf(ports: Ports, post: FullPostRow): Promise<PostFileDetails> {
  const formerUrls = await ports.data.postUrls.formerPaths(post.id);
  return {
    title: post.title,
    description: text(post.metaDescription),
    keywords: text(post.seoKeywords),
    url: post.url,
    tags: post.tags,
    date: toIsoTime(post.publishedAt ?? post.updatedAt),
    canonicalUrl: text(post.canonicalUrl),
    coverImage: coverOf(ports, post).coverImage,
    formerUrls: formerUrls.length > 0 ? formerUrls : undefined,
  };
}

/** A name that says when the post was written and what it is about. */
function fileName({ isPublished, publishedAt, createdAt, url }: FullPostRow, number: number) {
  const day = toIsoTime(publishedAt ?? createdAt).slice(0, 10);
  const words = Array.from(url).slice(0, longestName).join('');
  return `${isPublished ? 'posts' : 'drafts'}/${day}-${words}-${number}.md`;
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
  let number = 0;
  for await (const id of readIds(ports, authorId)) {
    const post = await ports.data.posts.byId(id);
    if (!post) continue;
    number += 1;
    const { name: cover } = coverOf(ports, post);
    const given: PostToExport = {
      details: await detailsOf(ports, post),
      content: post.content,
      filesAt: filesUrl(ports.settings),
      picturesAt: beside(''),
    };
    const file = await ports.documents('postFile', JSON.stringify(given));
    zip.add(fileName(post, number), file.text);
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
