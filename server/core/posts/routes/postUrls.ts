import { hyphenated, postUrlRules } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import { writingTexts } from '@contract/texts/writingTexts';
import type { Handlers } from '../../context';
import { brokenRule, conflict } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { refusedWrite } from '../../moderation/restrictions';
import { requireVerified } from '../../policy/requirePermission';
import { serializePost } from '../../serializers/serializePost';
import { postNotFound, postToChange } from '../findPost';
import { isReservedUrl, requireUsableUrl } from '../postUrl';

/** The addresses of posts. */
export const postUrlHandlers = {
  async changePostUrl(call) {
    const { viewer, ports, body } = call;
    const { id } = await postToChange(call, 'edit post', call.params.id);
    const url = hyphenated(body.url);
    checkRules(postUrlRules, { url });
    requireUsableUrl(url);
    const changed = await ports.data.postUrls.change({
      id,
      url,
      by: viewer.id,
      now: ports.clock.now(),
    });
    if (!changed) throw await refusedWrite(call, 'post', postNotFound());
    if (changed === 'url taken') throw conflict(writingTexts.urlTaken, 'url');
    if (changed === 'too many') throw brokenRule(writingTexts.tooManyUrls, 'url');
    return { message: writingTexts.urlChanged, blog: serializePost(changed.after) };
  },

  /** What is asked before posts get urls. */
  async findTakenUrls({ ports, viewer, body }) {
    requireVerified(viewer);
    const asked = body.urls.map((url) => ({ url, wanted: hyphenated(url) }));
    const used = new Set(await ports.data.postUrls.taken(asked.map(({ wanted }) => wanted)));
    const taken = asked.filter(({ wanted }) => used.has(wanted) || isReservedUrl(wanted));
    return { message: postMessages.urlsChecked, taken: taken.map(({ url }) => url) };
  },
} satisfies Partial<Handlers>;
