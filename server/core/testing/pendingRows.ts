import type { Client } from './createClient';
import { changedBody, type Scenario } from './createScenario';

type Scene = Pick<Scenario, 'api' | 'author' | 'postId'>;

const ownAndAdmin = ['author', 'admin'] as const;

async function save(c: Client, { api, postId }: Scene) {
  const { number = 0 } = (await api.data.pending.read(postId)) ?? {};
  const body = changedBody({ isPending: true, pendingRevision: number });
  return c.call('updatePost', { params: { id: postId }, body });
}

/** Who may change a post without publishing it, for the table of permissions. */
export const pendingRows = [
  ['save unpublished changes of the author’s post', ownAndAdmin, save],
  [
    'discard unpublished changes of the author’s post',
    ownAndAdmin,
    async (c: Client, scene: Scene) => {
      await save(scene.author.client, scene);
      return c.call('discardPending', { params: { id: scene.postId } });
    },
  ],
  [
    'make a link to unpublished changes of the author’s post',
    ownAndAdmin,
    async (c: Client, scene: Scene) => {
      await save(scene.author.client, scene);
      const answer = await c.call('createPreview', { params: { id: scene.postId } });
      await scene.author.client.ok('discardPending', { params: { id: scene.postId } });
      return answer;
    },
  ],
] as const;
