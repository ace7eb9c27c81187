import { contactRules } from '@contract/rules';
import { checkRules } from '../http/checkRules';
import type { Handlers } from '../http/handlerTypes';
import { contactEmail } from '../mail/contactEmail';

export const contactHandlers = {
  async sendContact({ ports, body }) {
    checkRules(contactRules, body);
    const message = { id: ports.ids.next(), ...body, createdAt: ports.clock.now() };
    await ports.data.contact.insert(message);
    ports.background(() => ports.mail.send(contactEmail(ports.settings, message)));
    return { message: 'Thank you for your message. We will answer soon.' };
  },
} satisfies Partial<Handlers>;
