import { day } from '@contract/durations';
import { pathTo } from '@contract/pages';
import { previewMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { conflict, notFound } from '../../failure';
import { refusedWrite } from '../../moderation/restrictions';
import { serializePost } from '../../serializers/serializePost';
import { toIsoTime } from '../../serializers/serializeUser';
import { postNotFound, postToChange } from '../findPost';

const lifetime = 30 * day;

/** Links with which drafts and unpublished changes can be read without a session. */
export const previewHandlers = {
  async createPreview(call) {
    const { viewer, ports } = call;
    const { data, secrets, clock, settings } = ports;
    const post = await postToChange(call, 'edit post', call.params.id);
    if (post.isPublished && (await data.pending.among([post.id])).length === 0)
      throw conflict(previewMessages.isPublished);
    const token = secrets.random();
    const act = { by: viewer.id, now: clock.now() };
    const expiresAt = act.now + lifetime;
    const preview = { postId: post.id, hash: await secrets.hash(token), expiresAt };
    if (!(await data.previews.put(preview, act)))
      throw await refusedWrite(call, 'post', postNotFound());
    return {
      message: previewMessages.created,
      url: settings.siteUrl + pathTo('preview', { token }),
    };
  },

  async endPreview(call) {
    const post = await postToChange(call, 'edit post', call.params.id);
    await call.ports.data.previews.remove(post.id, call.viewer.id);
    return { message: previewMessages.ended };
  },

  async readPreview({ ports, params }) {
    const { data, secrets, clock } = ports;
    const preview = await data.previews.read(await secrets.hash(params.token), clock.now());
    if (!preview) throw notFound(previewMessages.notFound);
    const { post, expiresAt } = preview;
    const endsAt = toIsoTime(expiresAt);
    return { message: previewMessages.fetched, post: serializePost(post), endsAt };
  },
} satisfies Partial<Handlers>;
