import { contactRules } from '@contract/rules';
import { contactMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../context';
import { checkRules } from '../http/checkRules';
import { contactLetter } from '../letters/contactLetter';
import { requireContactLetter } from '../letters/letterLimits';

/** The contact form. */
export const contactHandlers = {
  async sendContact(call) {
    const { ports, body } = call;
    checkRules(contactRules, body);
    await requireContactLetter(call, body.email);
    const message = { id: ports.ids.next(), ...body, createdAt: ports.clock.now() };
    await ports.data.contact.insert(message);
    ports.background(() => ports.mail.send(contactLetter(ports.settings, message)));
    return { message: contactMessages.received };
  },
} satisfies Partial<Handlers>;
