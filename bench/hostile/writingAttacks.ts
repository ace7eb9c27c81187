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

/** How long a post of a blog usually is. */
const movedText = JSON.stringify({
  blocks: Array.from({ length: 60 }, (_, at) => ({
    type: 'paragraph',
    data: { text: `Paragraph ${at} of a post that is moved. `.repeat(8) },
  })),
});

/** A published post of a move, with its picture. */
function movedPost(picture: File, url: string) {
  const form = postForm(movedText, url);
  const fields = { isPublished: 'true', moveId: 'a-move', publishedAt: '2019-05-04T10:00:00.000Z' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('postImage', picture);
  return form;
}

function movedPicture(picture: File) {
  const form = new FormData();
  form.set('resource', picture);
  form.set('moveId', 'a-move');
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
    name: 'moves and exports',
    clients: 20,
    async call(site, client, index) {
      const url = `${site.origin}${apiPath}`;
      const { small } = site.pictures;
      const form = (body: FormData) => asMember(site, client, { method: 'POST', body });
      if (client % 2 === 0) return send(`${url}/user/export`, asMember(site, client));
      if (index % 2 === 0) return send(`${url}/resource/`, form(movedPicture(small)));
      const name = `moved-${client}-${index}-${Date.now()}`;
      return send(`${url}/blogs/create`, form(movedPost(small, name)));
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
