import type { CommentRow, FollowRow, LikeRow, NewPost, UserRow } from '@server/data/rows';
import { drawComments, drawFollows, drawLikes } from './activity';
import { listManuscripts, type Manuscript } from './manuscripts';
import { type Person, people } from './people';
import { personaPasswordHash, personas } from './personas';
import { createRandom, type Random } from './random';

const day = 86_400_000;
const authorPosts = 45;
const largeCommunity = 10_000;

export type Community = {
  users: UserRow[];
  posts: NewPost[];
  comments: CommentRow[];
  likes: LikeRow[];
  follows: FollowRow[];
};

type CommunityOptions = { now: number; apiPath: string; size?: 'usual' | 'large' };

function picture(apiPath: string, name: string) {
  return `${apiPath}/resource/file/${name}.webp`;
}

function toUsers({ now, apiPath }: CommunityOptions): UserRow[] {
  // Portrait NN was painted for the NN-th of the people.
  const ordinary = people.map((person, at) => ({
    ...person,
    portrait: at + 1,
    role: 'user' as const,
    isVerified: true,
    isBlocked: false,
    passwordHash: null,
  }));
  const known = personas.map((persona) => ({ ...persona, passwordHash: personaPasswordHash }));
  return [...known, ...ordinary].map((user, at) => ({
    id: `user-${user.username}`,
    username: user.username,
    email: `${user.username}@mail.example`,
    firstName: user.firstName,
    lastName: user.lastName,
    bio: user.bio,
    avatar: picture(apiPath, `avatar-${String(user.portrait).padStart(2, '0')}`),
    cover: at % 4 === 3 ? '' : picture(apiPath, `cover-${(at % 8) + 1}`),
    role: user.role,
    isVerified: user.isVerified,
    isBlocked: user.isBlocked,
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

function toContent(
  { blocks }: Manuscript,
  { createdAt, apiPath }: { createdAt: number; apiPath: string },
) {
  const document = {
    time: createdAt,
    blocks: blocks.map((block, at) => ({ id: `block-${at + 1}`, ...block })),
    version: '2.31.7',
  };
  return JSON.stringify(document).replaceAll(/"seed:([\w-]+)"/g, (_, name: string) =>
    JSON.stringify(picture(apiPath, name)),
  );
}

/** The author persona writes every ninth post until it has its share; the others write what they know. */
function chooseAuthor(manuscript: Manuscript, at: number, random: Random) {
  const persona = personas.find(({ username }) => username === 'author');
  if (persona && at % 9 === 4 && at < authorPosts * 9) return persona.username;
  const knowing = people.filter(({ subjects }) => subjects.includes(manuscript.subject));
  const pool: readonly Person[] = knowing.length > 0 ? knowing : people;
  return pool[random.below(pool.length)]?.username ?? 'admin';
}

function toPosts(options: CommunityOptions): { posts: NewPost[]; manuscripts: Manuscript[] } {
  const { now, apiPath, size = 'usual' } = options;
  const own = listManuscripts();
  const count = size === 'large' ? largeCommunity : own.length;
  const random = createRandom(7);
  const step = size === 'large' ? 0.045 : 1.1;
  const manuscripts: Manuscript[] = [];
  const posts = Array.from({ length: count }, (_, at): NewPost | null => {
    const manuscript = own[at % own.length];
    if (!manuscript) return null;
    manuscripts.push(manuscript);
    const round = Math.floor(at / own.length);
    const createdAt = Math.round(now - (at * step + 0.2 + random.next() * 0.5) * day);
    const author = chooseAuthor(manuscript, at, random);
    const title = round === 0 ? manuscript.title : `${manuscript.title}, part ${round + 1}`;
    const isHidden = author === 'author' && at % 81 === 13;
    return {
      id: `post-${at + 1}`,
      url: slug(title),
      title,
      metaDescription: manuscript.description,
      seoKeywords: manuscript.tags.join(', '),
      tags: manuscript.tags,
      image: picture(apiPath, `${manuscript.subject}-${(at % 8) + 1}`),
      authorId: `user-${author}`,
      isPublished: !isHidden,
      createdAt,
      updatedAt: createdAt,
      content: toContent(manuscript, { createdAt, apiPath }),
    };
  }).filter((post) => post !== null);
  return { posts, manuscripts };
}

/** A believable community, the same for the same day: personas, authors, posts and what they did. */
export function createCommunity(options: CommunityOptions): Community {
  const users = toUsers(options);
  const { posts, manuscripts } = toPosts(options);
  const scene = { users, posts, now: options.now };
  return {
    users,
    posts,
    comments: drawComments(scene, manuscripts),
    likes: drawLikes(scene),
    follows: drawFollows(scene),
  };
}
