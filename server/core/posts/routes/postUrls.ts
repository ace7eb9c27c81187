import { hyphenated, postUrlRules } from '@contract/rules';
import { writingTexts } from '@contract/texts/writingTexts';
import type { Handlers } from '../../context';
import { brokenRule, conflict } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { refusedWrite } from '../../moderation/restrictions';
import { serializePost } from '../../serializers/serializePost';
import { postNotFound, postToChange } from '../findPost';
import { requireUsableUrl } from '../postUrl';

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
} satisfies Partial<Handlers>;
