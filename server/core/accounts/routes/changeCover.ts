import { coverRules } from '@contract/rules';
import { profileMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { malformed, unauthenticated } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { inspectPicture } from '../../files/sniffPicture';
import { storePicture } from '../../files/storePicture';
import { checkRules } from '../../http/checkRules';

/** The cover image of the user’s profile. */
export const changeCoverHandlers = {
  async changeCover(call) {
    const { viewer } = call;
    const { ports, body } = call;
    checkRules(coverRules, { bgImage: await inspectPicture(body.bgImage) });
    if (!body.bgImage) throw malformed();
    const { url } = await storePicture(ports, { file: body.bgImage, use: 'cover' });
    const changed = await ports.data.users.update(viewer.id, { cover: url });
    const isChanged = changed !== null && typeof changed !== 'string';
    removeFiles(ports, { urls: [isChanged ? changed.before.cover : url] });
    if (!isChanged) throw unauthenticated();
    return { message: profileMessages.coverUpdated };
  },
} satisfies Partial<Handlers>;
