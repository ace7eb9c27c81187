import { sendContact as endpoint } from '@contract/endpoints/contact';
import type { ContactForm } from '@contract/rules';
import { call } from './call';

export const sendContact = (body: ContactForm) => call(endpoint, { body });
