import { contactRules } from '@contract/rules';
import { contactMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { checkRules } from '../../http/checkRules';
import { requireContactEmail } from '../emailLimits';
import { newEmail } from '../newEmail';

/** The contact form. */
export const contactHandlers = {
  async sendContact(call) {
    const { ports, body } = call;
    checkRules(contactRules, body);
    await requireContactEmail(call);
    const message = { id: ports.ids.next(), ...body, createdAt: ports.clock.now() };
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
} satisfies Partial<Handlers>;
