import { apiPath } from '@contract/apiPath';
import { postId, postUrl } from '../server/benchCommunity';
import { type Attack, asMember, clients, postForm, savePost, send } from './calls';
import { differentWords, repeatedId } from './documents';

/** Saved by its author many times at once, without saying for which version. */
const savedPost = 4;

function profileForm(client: number, index: number) {
  const username = `member${client}`;
  const form = new FormData();
  const fields = {
    firstName: 'Member',
    lastName: `Number ${client}-${index}`,
    bio: 'A few words.',
    email: `${username}@example.com`,
    username,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Members who change what all visitors read. */
export const writingAttacks: readonly Attack[] = [
  {
    name: 'profile changes',
    clients,
    async call(site, client, index) {
      const init = asMember(site, client, { method: 'PATCH', body: profileForm(client, index) });
      return send(`${site.origin}${apiPath}/user/profile`, init);
    },
  },
  {
    name: 'parallel saves',
    clients: 20,
    async call(site, client, index) {
      const seed = client + 20 * index;
      const content = index % 2 === 0 ? differentWords(seed) : repeatedId(seed);
      const body = postForm(content, postUrl(savedPost));
      return savePost(site, { member: savedPost, id: postId(savedPost), body });
    },
  },
];
