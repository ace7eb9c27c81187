import { apiLimits } from '@contract/apiLimits';
import { cleanIntro, cleanTitle, headingRules, introRules } from '@contract/book/bookRules';
import { can } from '@contract/permissions';
import { bookMessages } from '@contract/texts/bookMessages';
import { bookTexts } from '@contract/texts/bookTexts';
import type { Handlers } from '../../context';
import { brokenRule, forbidden, notFound } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { refusedWrite } from '../../moderation/restrictions';
import { serializeHeading } from '../../serializers/serializePassage';

const longest = 80;

/** The part of a path that names a collection: letters and digits of its title. */
function collectionSlug(title: string) {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const slug = Array.from(words.join('-')).slice(0, longest).join('').replace(/-$/, '');
  return slug === '' ? 'heading' : slug;
}

const collectionNotFound = () => notFound(bookMessages.headingNotFound);

function readTitle(sent: string) {
  const title = cleanTitle(sent);
  checkRules(headingRules, { title });
  return title;
}

function readIntro(sent: string) {
  const intro = cleanIntro(sent);
  checkRules(introRules, { intro });
  return intro;
}

/** The collections of a member's book. */
export const headingHandlers = {
  async listHeadings({ ports, viewer }) {
    const rows = await ports.data.book.headings(viewer.id);
    return { message: bookMessages.headingsFetched, headings: rows.map(serializeHeading) };
  },

  async addHeading({ ports, viewer, body }) {
    const { data, ids, clock } = ports;
    const title = readTitle(body.title);
    const now = clock.now();
    const heading = {
      id: ids.next(),
      userId: viewer.id,
      title,
      slug: collectionSlug(title),
      intro: readIntro(body.intro),
      createdAt: now,
      updatedAt: now,
    };
    const added = await data.book.addHeading(heading, apiLimits.headings);
    if (added === 'not allowed') throw forbidden();
    if (added === 'full') throw brokenRule(bookTexts.headingsFull);
    return { message: bookMessages.headingAdded, heading: serializeHeading(added) };
  },

  async changeHeading(call) {
    const { ports, viewer, params, body } = call;
    const { title, intro, isPublic, position } = body;
    if (isPublic === true && !can(viewer, 'publish heading'))
      throw forbidden(bookTexts.verifyFirst);
    const changed = await ports.data.book.changeHeading({
      id: params.id,
      userId: viewer.id,
      patch: {
        ...(title === undefined ? {} : { title: readTitle(title) }),
        ...(intro === undefined ? {} : { intro: readIntro(intro) }),
        ...(isPublic === undefined ? {} : { isPublic }),
        ...(position === undefined ? {} : { position }),
      },
      now: ports.clock.now(),
    });
    if (changed === 'not verified') throw forbidden(bookTexts.verifyFirst);
    if (changed === 'restricted') throw await refusedWrite(call, 'book', forbidden());
    if (!changed) throw collectionNotFound();
    return { message: bookMessages.headingChanged, heading: serializeHeading(changed) };
  },

  async deleteHeading({ ports, viewer, params }) {
    if (!(await ports.data.book.removeHeading(params.id, viewer.id))) throw collectionNotFound();
    return { message: bookMessages.headingDeleted };
  },
} satisfies Partial<Handlers>;
