import { hyphenated } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { requireVerified } from '../../policy/requirePermission';
import { isReservedUrl } from '../postUrl';

/** What is asked before posts get urls. */
export const moveHandlers = {
  async findTakenUrls({ ports, viewer, body }) {
    requireVerified(viewer);
    const asked = body.urls.map((url) => ({ url, wanted: hyphenated(url) }));
    const used = new Set(await ports.data.postUrls.taken(asked.map(({ wanted }) => wanted)));
    const taken = asked.filter(({ wanted }) => used.has(wanted) || isReservedUrl(wanted));
    return { message: postMessages.urlsChecked, taken: taken.map(({ url }) => url) };
  },
} satisfies Partial<Handlers>;
