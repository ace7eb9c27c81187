import { id as idSchema } from '@contract/endpoints/shapes';
import { resourceMessages } from '@contract/texts/apiMessages';
import { uploadTexts } from '@contract/texts/uploadTexts';
import * as v from 'valibot';
import type { Handlers } from '../../context';
import {
  brokenRule,
  conflict,
  malformed,
  notFound,
  unauthenticated,
  unavailable,
} from '../../failure';
import { parseJson } from '../../http/parseJson';
import type { Ports } from '../../ports';
import { postToChange } from '../../posts/findPost';
import { removeFiles, sweepUnclaimed } from '../removeFiles';
import { storePicture } from '../storePicture';

const idList = v.pipe(v.array(idSchema), v.maxLength(500));
const fileName = /^[\w-]+\.(?:jpe?g|png|webp|gif)$/;

function readIds(json: string) {
  const list = v.safeParse(idList, parseJson(json));
  if (!list.success) throw malformed(resourceMessages.unreadableList);
  return [...new Set(list.output)];
}

/** A bucket can be unreachable for a while. */
async function getFile({ files, report }: Ports, name: string) {
  try {
    return await files.get(name);
  } catch (failure) {
    report(failure);
    throw unavailable();
  }
}

/** Uploading files, claiming them for a post and serving them. */
export const resourceHandlers = {
  async uploadResource(call) {
    const { viewer } = call;
    const { ports, body } = call;
    if (!body.resource?.size) throw brokenRule(resourceMessages.missing, 'resource');
    const { name, url } = await storePicture(ports, { file: body.resource, use: 'resource' });
    const id = ports.ids.next();
    const row = { id, ownerId: viewer.id, postId: null, name, createdAt: ports.clock.now() };
    if (!(await ports.data.resources.insert(row))) {
      removeFiles(ports, { names: [name] });
      throw unauthenticated();
    }
    ports.background(() => sweepUnclaimed(ports));
    const message = resourceMessages.uploaded;
    return { message, data: { id, resource_id: id, resource_url: url } };
  },

  async claimResources(call) {
    const { viewer } = call;
    const ids = readIds(call.body.resources);
    const post = await postToChange(call, 'edit post', call.params.id);
    const claim = { ids, ownerId: viewer.id, postId: post.id };
    if (ids.length > 0 && !(await call.ports.data.resources.claim(claim))) {
      throw conflict(resourceMessages.notUsable);
    }
    return { message: uploadTexts.finalized };
  },

  async readFile({ ports, params: { name } }) {
    const file = fileName.test(name) ? await getFile(ports, name) : null;
    if (!file) throw notFound(resourceMessages.notFound);
    return file;
  },
} satisfies Partial<Handlers>;
