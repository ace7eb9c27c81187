import { sendContact as endpoint } from '@contract/endpoints/contact';
import type { ContactForm } from '@contract/rules';
import { type CallOptions, call } from './call';

export const sendContact = (body: ContactForm, options: CallOptions) =>
  call(endpoint, { body }, options);
