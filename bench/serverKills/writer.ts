import { testPicture } from '@server/core/testing/testPicture';
import { createClient } from '../../server/core/testing/createClient';
import { postBody } from '../../server/core/testing/createScenario';
import { people } from '../../server/seed/people';
import { personaPassword } from '../../server/seed/personas';
import type { Random } from '../../server/seed/random';
import type { Journal, Toggle } from './journal';

type WriterOptions = { username: string; id: number; journal: Journal; random: Random };

const targetsPerWriter = 5;
/** The first posts of the demo community, which are public. */
const commentedPosts = 13;
/** All writers together send fewer than visitors may in an hour. */
const messagesPerWriter = 40;
/** The same for letters to new addresses. */
const accountsPerWriter = 8;

/** Calls the server at an address, which changes with each start. */
function createConnection() {
  let origin = '';
  return {
    connectTo(url: string) {
      origin = url;
    },
    request(path: string, init: RequestInit = {}, { client = '' } = {}) {
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-For', client);
      return fetch(origin + path, { ...init, headers });
    },
  };
}

/** A toggle for each target that no other writer uses. */
function createToggles(id: number): Toggle[] {
  const own = Array.from({ length: targetsPerWriter }, (_, at) => id * targetsPerWriter + at);
  const liked = own.map((at) => `post-${at + 1}`);
  const followed = own.map((at) => `user-${people[at]?.username ?? ''}`);
  return [
    ...liked.map((target): Toggle => ({ kind: 'like', target, possible: [false] })),
    ...followed.map((target): Toggle => ({ kind: 'follow', target, possible: [false] })),
  ];
}

/** A member who writes all the time. What is acknowledged is in the journal. */
export async function createWriter({ username, id, journal, random }: WriterOptions) {
  const connection = createConnection();
  const client = createClient(connection, `192.0.2.${id}`);
  const toggles = createToggles(id);
  let written = 0;
  let sent = 0;
  let registered = 0;

  const nextName = () => {
    written += 1;
    return `${username}-${id}-${written}`;
  };

  async function createPost() {
    const url = `kill-${nextName()}`;
    await client.ok('createPost', { body: postBody({ url }) });
    journal.posts.push(url);
  }

  async function addComment() {
    const comment = `Comment ${nextName()}`;
    const blogId = `post-${1 + random.below(commentedPosts)}`;
    await client.ok('addComment', { body: { blogId, comment } });
    journal.comments.push(comment);
  }

  async function upload() {
    const { data } = await client.ok('uploadResource', { body: { resource: testPicture() } });
    journal.files.push(data.resource_url.slice(data.resource_url.lastIndexOf('/') + 1));
  }

  /** Each message is of another visitor. */
  async function sendMessage() {
    if (sent === messagesPerWriter) return addComment();
    sent += 1;
    const message = `Message ${nextName()}.`;
    const visitor = createClient(connection, `198.51.${id}.${sent}`);
    const subject = 'A question';
    await visitor.ok('sendContact', {
      body: { name: 'Ines', email: 'ines@example.com', subject, message },
    });
    journal.messages.push(message);
  }

  /** The new account gets a letter with a link that verifies its address. */
  async function register() {
    if (registered === accountsPerWriter) return addComment();
    registered += 1;
    const name = nextName();
    const email = `${name}@example.com`;
    const visitor = createClient(connection, `203.0.${id}.${registered}`);
    const form = { username: name, firstName: 'Ines', lastName: 'Moreau', email };
    await visitor.ok('register', {
      body: { ...form, password: personaPassword, avatar: testPicture() },
    });
    journal.registered.push(email);
  }

  async function readFollow(authId: string) {
    return (await client.ok('readFollow', { body: { authId } })).data;
  }

  async function setToggle({ kind, target }: Toggle, isSet: boolean) {
    if (kind === 'like') {
      const params = { postId: target };
      return client.ok(isSet ? 'likePost' : 'unlikePost', { params });
    }
    if (isSet) return client.ok('followAuthor', { body: { authId: target } });
    const { id: followId = '' } = await readFollow(target);
    return client.ok('unfollowAuthor', { params: { followId } });
  }

  async function toggle() {
    const chosen = toggles[random.below(toggles.length)];
    const [isSet = false] = chosen?.possible ?? [];
    if (!chosen) return;
    chosen.possible = [isSet, !isSet];
    await setToggle(chosen, !isSet);
    chosen.possible = [!isSet];
    journal.toggles.push(chosen);
  }

  async function readToggle({ kind, target }: Toggle) {
    if (kind === 'follow') return (await readFollow(target)).isFollowing;
    const body = { postId: target };
    return (await client.ok('readLikes', { body })).data.isLiked;
  }

  const actions = [createPost, addComment, upload, toggle, toggle, sendMessage, register];

  return {
    connectTo: connection.connectTo,
    /** The community has likes and follows from the beginning. */
    async signIn() {
      await client.ok('login', { body: { username, password: personaPassword } });
      for (const chosen of toggles) chosen.possible = [await readToggle(chosen)];
    },
    /** Writes until the server is gone. */
    async write(killed: AbortSignal) {
      while (!killed.aborted) {
        try {
          await actions[random.below(actions.length)]?.();
        } catch (failure) {
          if (!killed.aborted) journal.unexpected.push(String(failure));
          else journal.interrupted += 1;
        }
      }
    },
    /** Compares likes and follows with what was acknowledged. Returns those that were lost. */
    async findLost() {
      const lost: string[] = [];
      for (const chosen of toggles) {
        const isSet = await readToggle(chosen);
        if (!chosen.possible.includes(isSet)) lost.push(`${chosen.kind} of ${chosen.target}`);
        chosen.possible = [isSet];
      }
      return lost;
    },
  };
}

export type Writer = Awaited<ReturnType<typeof createWriter>>;
