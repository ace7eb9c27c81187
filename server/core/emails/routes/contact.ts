import type { ContactMessage } from '@contract/contact/contactEntities';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { contactRules } from '@contract/rules';
import { contactMessages } from '@contract/texts/contactMessages';
import type { ContactRow } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import { forbidden, notFound } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { requirePermission } from '../../policy/requirePermission';
import { toIsoTime } from '../../serializers/serializeUser';
import { requireContactEmail } from '../emailLimits';
import { newEmail } from '../newEmail';

const serializeMessage = ({ id, createdAt, ...words }: ContactRow): ContactMessage => ({
  _id: id,
  ...words,
  createdAt: toIsoTime(createdAt),
});

/** The contact form, and its messages for administrators. */
export const contactHandlers = {
  async sendContact(call) {
    const { ports, body } = call;
    checkRules(contactRules, body);
    await requireContactEmail(call);
    const message = {
      id: ports.ids.next(),
      ...body,
      createdAt: ports.clock.now(),
      isDone: false,
      isSpam: false,
    };
    const letter = newEmail(ports, {
      kind: 'contact',
      userId: null,
      email: ports.settings.contactAddress,
      data: { messageId: message.id },
    });
    await ports.data.contact.insert(message, letter);
    ports.wakeEmails();
    return { message: contactMessages.received };
  },

  async listContact({ ports, viewer, query: { skip, view, isDone } }) {
    requirePermission(can(viewer, 'list letters'));
    const ofState = isDone === undefined ? null : isDone ? 'done' : 'open';
    const of = { view: view ?? ofState, skip, take: limits.pageSize };
    const { rows, ...page } = await ports.data.contact.list(of);
    return { message: contactMessages.fetched, messages: rows.map(serializeMessage), ...page };
  },

  async changeContact({ ports, viewer, params: { id }, body: { isDone, isSpam } }) {
    requirePermission(can(viewer, 'list letters'));
    const row = await ports.data.contact.change(
      id,
      {
        ...(isDone === undefined ? {} : { isDone }),
        ...(isSpam === undefined ? {} : { isSpam }),
      },
      viewer.id,
    );
    if (row === 'not allowed') throw forbidden();
    if (!row) throw notFound(contactMessages.notFound);
    return { message: contactMessages.changed, contact: serializeMessage(row) };
  },

  async removeContact({ ports, viewer, params: { id } }) {
    requirePermission(can(viewer, 'list letters'));
    const isThere = await ports.data.contact.remove(id, viewer.id);
    if (isThere === 'not allowed') throw forbidden();
    if (!isThere) throw notFound(contactMessages.notFound);
    return { message: contactMessages.removed };
  },
} satisfies Partial<Handlers>;
