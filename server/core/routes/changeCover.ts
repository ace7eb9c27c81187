import { coverRules } from '@contract/rules';
import { profileMessages } from '@contract/texts/apiMessages';
import { inspectImage } from '../files/inspectImage';
import { removeFiles } from '../files/removeFiles';
import { storeImage } from '../files/storeImage';
import { checkRules } from '../http/checkRules';
import { malformed } from '../http/failure';
import type { Handlers } from '../http/handlerTypes';
import { requireSignedIn } from '../session/requireSignedIn';

/** The cover image of the user’s profile. */
export const changeCoverHandlers = {
  async changeCover(call) {
    const { viewer } = requireSignedIn(call);
    const { ports, body } = call;
    checkRules(coverRules, { bgImage: await inspectImage(body.bgImage) });
    if (!body.bgImage) throw malformed();
    const { url } = await storeImage(ports, { file: body.bgImage, use: 'cover' });
    await ports.data.users.update(viewer.id, { cover: url });
    removeFiles(ports, { urls: [viewer.cover] });
    return { message: profileMessages.coverUpdated };
  },
} satisfies Partial<Handlers>;
