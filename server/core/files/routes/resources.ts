import { id as idSchema } from '@contract/endpoints/shapes';
import { resourceMessages } from '@contract/texts/apiMessages';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import * as v from 'valibot';
import type { Handlers, MemberContext } from '../../context';
import {
  brokenRule,
  conflict,
  malformed,
  notFound,
  tooLarge,
  unauthenticated,
  unavailable,
} from '../../failure';
import { parseJson } from '../../http/parseJson';
import { requireMovedPicture, requireRate } from '../../http/rateLimits';
import { requireVerified } from '../../policy/requirePermission';
import type { Ports } from '../../ports';
import { postToChange } from '../../posts/findPost';
import { readRemoteUrl } from '../remotePictures';
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

/** Stores a picture that the member can claim for a post. */
async function storeResource({ ports, viewer }: MemberContext, file: Blob) {
  const { name, url } = await storePicture(ports, { file, use: 'resource' });
  const id = ports.ids.next();
  const row = { id, ownerId: viewer.id, postId: null, name, createdAt: ports.clock.now() };
  if (!(await ports.data.resources.insert(row))) {
    removeFiles(ports, { names: [name] });
    throw unauthenticated();
  }
  ports.background(() => sweepUnclaimed(ports));
  return { message: resourceMessages.uploaded, data: { id, resource_id: id, resource_url: url } };
}

/** 422, the same for all causes: the answer tells nothing about hosts that only this server can reach. */
const notImported = () => brokenRule(resourceMessages.notImported, 'url');

/** Uploading files, claiming them for a post and serving them. */
export const resourceHandlers = {
  async uploadResource(call) {
    const { resource } = call.body;
    if (!resource?.size) throw brokenRule(resourceMessages.missing, 'resource');
    if (call.body.moveId !== '') {
      requireVerified(call.viewer);
      await requireMovedPicture(call, resource);
    }
    return storeResource(call, resource);
  },

  async importResource(call) {
    const { viewer, ports, body } = call;
    requireVerified(viewer);
    const url = readRemoteUrl(body.url);
    if (!url) throw notImported();
    const isMoved = body.moveId !== '';
    if (isMoved) await requireRate(call, 'movedPictures');
    return ports.remotePictures.fetch({ url, account: viewer.id }, async (fetched) => {
      if (fetched === 'refused') throw notImported();
      if (fetched === 'too large') throw tooLarge(pictureTexts.tooLarge);
      await requireRate(call, isMoved ? 'movedBytes' : 'uploadedBytes', fetched.byteLength);
      return storeResource(call, new Blob([fetched]));
    });
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
