import { blockTexts } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { day } from '@contract/durations';
import { defaultDigestHour } from '@contract/notifications/notificationEntities';
import { pictureName } from '@contract/pictureVersions';
import { nameSkeleton } from '@server/core/accounts/nameSkeleton';
import { contentMinutes } from '@server/data/posts/documentColumns';
import type { CommentRow } from '@server/data/rows/communityRows';
import type { TableName, TableRows } from '@server/data/rows/rowSchemas';
import type { NewPost, StoredPost, UserRow } from '@server/data/rows/rows';
import { createComments, createFollows, createLikes } from './activity';
import { createBooks } from './book';
import { createReads, createTopicFollows } from './following';
import { createVersions } from './history';
import { createHeldComments, createMutes, createReports, createRestrictions } from './moderation';
import { createNotifications } from './notifications';
import type { Article } from './parseArticles';
import { type Person, people } from './people';
import { personaPasswordHash, personas } from './personas';
import { createRandom, type Random } from './random';

/** Of the first posts, every ninth one has remarks; not the newest ones, which the first pages show. */
const isRemarked = (at: number) => at < 45 && at % 9 === 4;

/** The first sentence of a paragraph. */
const quoteOf = (text: string) =>
  (/^.{1,280}?[.?!](?=\s|$)/su.exec(text) ?? [text.slice(0, 200)])[0];

/** Makes the first two comments of some posts remarks on their second paragraph. */
function withRemarks(posts: readonly NewPost[], comments: readonly CommentRow[]) {
  const remarks = new Map<string, Pick<CommentRow, 'blockId' | 'quote'>>();
  for (const { id: postId, content } of posts.filter((_, at) => isRemarked(at))) {
    const document = parseDocument(content);
    const paragraphs = document
      ? blockTexts(document).filter(({ type }) => type === 'paragraph')
      : [];
    const paragraph = paragraphs[1];
    const threads = comments.filter((row) => row.postId === postId && row.parentId === null);
    if (!paragraph) continue;
    const place = { blockId: paragraph.blockId, quote: quoteOf(paragraph.text) };
    for (const { id } of threads.slice(0, 2)) remarks.set(id, place);
  }
  return comments.map((row): CommentRow => ({ ...row, ...remarks.get(row.id) }));
}

const authorPosts = 45;
const largeCommunity = 10_000;
/** A picture as the articles refer to it, so that it is also shown where their Markdown is shown. */
const pictureAddress = /"(?:\.\.\/)+pictures\/([\w-]+\.webp)"/g;
/** The sizes of the committed pictures. */
const pictureSizes = {
  post: { width: 1200, height: 675 },
  avatar: { width: 160, height: 160 },
  cover: { width: 1280, height: 427 },
} as const;

type CommunityPost = NewPost & Partial<Pick<StoredPost, 'revision' | 'editedAt' | 'minutes'>>;

/** The rows that a site begins with, by table. The posts have their content; without revisions, each has one. */
export type Community = { readonly posts: readonly CommunityPost[] } & {
  readonly [Name in Exclude<TableName, 'posts' | 'contents'>]?: readonly TableRows[Name][];
};

type CommunityOptions = {
  now: number;
  apiPath: string;
  articles: readonly Article[];
  size?: 'usual' | 'large';
};

const fileAddress = (apiPath: string, name: string) => `${apiPath}/resource/file/${name}`;

function picture(apiPath: string, use: keyof typeof pictureSizes, id: string) {
  const name = pictureName({ id, size: pictureSizes[use], type: 'image/webp' });
  return fileAddress(apiPath, name);
}

function toUsers({ now, apiPath }: CommunityOptions): UserRow[] {
  // Portrait NN belongs to person NN.
  const ordinary = people.map((person, at) => ({
    ...person,
    portrait: at + 1,
    role: 'user' as const,
    isVerified: true,
    isBlocked: false,
    passwordHash: null,
  }));
  const known = personas.map((persona) => ({ ...persona, passwordHash: personaPasswordHash }));
  const isModerator = ({ role }: Pick<UserRow, 'role'>) => role === 'moderator';
  const joined = [
    ...known.filter((persona) => !isModerator(persona)),
    ...ordinary,
    ...known.filter(isModerator),
  ];
  return joined.map((user, at) => ({
    id: `user-${user.username}`,
    username: user.username,
    nameSkeleton: nameSkeleton(user.username),
    email: `${user.username}@mail.example`,
    pendingEmail: null,
    firstName: user.firstName,
    lastName: user.lastName,
    bio: user.bio,
    avatar: picture(apiPath, 'avatar', `avatar-${String(user.portrait).padStart(2, '0')}`),
    cover: at % 4 === 3 ? '' : picture(apiPath, 'cover', `cover-${(at % 8) + 1}`),
    role: user.role,
    isVerified: user.isVerified,
    wasVerified: user.isVerified,
    isProviderLinked: user.isVerified && user.passwordHash === null,
    providerId: null,
    isBlocked: user.isBlocked,
    awaitsApproval: false,
    needsPasskey: false,
    recoveryHashes: [],
    blockReason: '',
    showsEmail: true,
    followedSeenUntil: user.username === 'reader' ? now - 4 * day : null,
    keepsReads: user.username === 'reader',
    timeZone: '',
    letterText: 'beginning' as const,
    digestHour: defaultDigestHour,
    passwordHash: user.passwordHash,
    createdAt: now - (user.username === 'newbie' ? 2 : 900 - at * 6) * day,
  }));
}

function slug(title: string) {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Writes the blocks of an article as JSON, once for all posts of it. */
function toJson({ blocks }: Article, apiPath: string) {
  const json = JSON.stringify(blocks.map((block, at) => ({ id: `block-${at + 1}`, ...block })));
  return json.replaceAll(pictureAddress, (_, name: string) =>
    JSON.stringify(fileAddress(apiPath, name)),
  );
}

/** The author persona gets every ninth post up to its number of posts, other authors their subjects. */
function chooseAuthor({ subject }: Article, at: number, random: Random) {
  const persona = personas.find(({ username }) => username === 'author');
  if (persona && at % 9 === 4 && at < authorPosts * 9) return persona.username;
  const experts = people.filter(({ subjects }) => subjects.includes(subject));
  const pool: readonly Person[] = experts.length > 0 ? experts : people;
  return pool[random.below(pool.length)]?.username ?? 'admin';
}

function toPosts({ now, apiPath, articles, size = 'usual' }: CommunityOptions) {
  const count = size === 'large' ? largeCommunity : articles.length;
  const random = createRandom(7);
  const step = size === 'large' ? 0.045 : 1.1;
  const blocks = articles.map((article) => toJson(article, apiPath));
  const minutes = blocks.map((json) => contentMinutes(`{"blocks":${json}}`));
  return Array.from(
    { length: count },
    (_, at): { post: CommunityPost; article: Article } | null => {
      const article = articles[at % articles.length];
      if (!article) return null;
      const round = Math.floor(at / articles.length);
      const age = article.daysAgo ?? at * step + 0.2 + random.next() * 0.5;
      const createdAt = Math.round(now - age * day);
      const author = chooseAuthor(article, at, random);
      const part = round === 0 ? '' : `, part ${round + 1}`;
      const title = `${article.title}${part}`;
      const isHidden = author === 'author' && at % 81 === 13;
      const url = slug(`${article.url ?? article.title}${part}`);
      const post = {
        id: `post-${at + 1}`,
        url,
        firstUrl: url,
        canonicalUrl: '',
        title,
        metaDescription: article.description,
        seoKeywords: article.tags.join(', '),
        tags: article.tags,
        image: picture(apiPath, 'post', article.cover),
        authorId: `user-${author}`,
        isPublished: !isHidden,
        createdAt,
        updatedAt: createdAt,
        publishedAt: isHidden ? null : createdAt,
        publishAt: null,
        content: `{"time":${createdAt},"blocks":${blocks[at % articles.length]},"version":"2.31.7"}`,
        minutes: minutes[at % articles.length] ?? 1,
      };
      return { post, article };
    },
  ).filter((entry) => entry !== null);
}

/** Creates the demo community: personas, authors, posts and their activity. The same `now` gives the same community. */
export function createCommunity(options: CommunityOptions) {
  const users = toUsers(options);
  const entries = toPosts(options);
  const versioned = entries.map(({ post }, at) => {
    const { columns, revisions } = createVersions(post, at, options.now);
    return { post: { ...post, ...columns }, revisions };
  });
  const posts = versioned.map(({ post }) => post);
  const articles = entries.map(({ article }) => article);
  const context = { users, posts, now: options.now };
  const written = withRemarks(posts, createComments(context, articles));
  const comments = [...written, ...createHeldComments(context)];
  const activity = {
    users,
    posts,
    ...createBooks({ ...context, revisions: versioned.flatMap(({ revisions }) => revisions) }),
    comments,
    ...createReports(context, comments),
    restrictions: createRestrictions(context),
    mutes: createMutes(context),
    likes: createLikes(context),
    follows: createFollows(context),
    topicFollows: createTopicFollows(context),
    reads: createReads(context),
  };
  return { ...activity, ...createNotifications(activity, options.now) } satisfies Community;
}
