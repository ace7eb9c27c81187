import { createClient } from '../../server/core/testing/createClient';
import { people } from '../../server/seed/people';
import { personaPassword } from '../../server/seed/personas';
import type { Random } from '../../server/seed/random';
import { createCommunityActions } from './communityActions';
import { createConnection, TryLater } from './connection';
import type { Journal, Toggle } from './journal';
import type { Places } from './places';
import { createPostActions } from './postActions';
import { createVisitorActions } from './visitorActions';
import { createWriting } from './writing';

type WriterOptions = {
  username: string;
  id: number;
  journal: Journal;
  random: Random;
  places: Places;
};

const targetsPerWriter = 5;

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
export async function createWriter({ username, id, journal, random, places }: WriterOptions) {
  const connection = createConnection();
  const client = createClient(connection, `192.0.2.${id}`);
  const moderator = createClient(connection, `192.0.3.${id}`);
  const toggles = createToggles(id);
  let written = 0;

  const nextName = () => {
    written += 1;
    return `${username}-${id}-${written}`;
  };
  const parts = { client, moderator, connection, id, username, journal, random, places, nextName };

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
    try {
      await setToggle(chosen, !isSet);
    } catch (failure) {
      if (failure instanceof TryLater) chosen.possible = [isSet];
      throw failure;
    }
    chosen.possible = [!isSet];
    journal.toggles.push(chosen);
  }

  async function readToggle({ kind, target }: Toggle) {
    if (kind === 'follow') return (await readFollow(target)).isFollowing;
    const body = { postId: target };
    return (await client.ok('readLikes', { body })).data.isLiked;
  }

  const actions = [
    ...createPostActions(parts),
    ...createCommunityActions(parts),
    ...createVisitorActions(parts),
    toggle,
    toggle,
  ];

  const write = createWriting({ actions, random, journal });

  return {
    connectTo: connection.connectTo,
    /** The community has likes and follows from the beginning. */
    async signIn() {
      await client.ok('login', { body: { username, password: personaPassword } });
      await moderator.ok('login', { body: { username: 'moderator', password: personaPassword } });
      const atOnce = { site: true, letter: 'now' };
      const choices = { comment: atOnce, reply: atOnce, mention: atOnce, remark: atOnce };
      await client.ok('saveChoices', { body: { choices } });
      for (const chosen of toggles) chosen.possible = [await readToggle(chosen)];
    },
    /** Writes until the server has ended. */
    write,
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
