import { contactRules } from '@contract/rules';
import { contactMessages } from '@contract/texts/apiMessages';
import { checkRules } from '../http/checkRules';
import type { Handlers } from '../http/handlerTypes';
import { contactEmail } from '../mail/contactEmail';

/** The contact form. */
export const contactHandlers = {
  async sendContact({ ports, body }) {
    checkRules(contactRules, body);
    const message = { id: ports.ids.next(), ...body, createdAt: ports.clock.now() };
    await ports.data.contact.insert(message);
    ports.background(() => ports.mail.send(contactEmail(ports.settings, message)));
    return { message: contactMessages.received };
  },
} satisfies Partial<Handlers>;
