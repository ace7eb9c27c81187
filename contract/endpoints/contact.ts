import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, text } from './shapes';

export const sendContact = endpoint({
  method: 'POST',
  path: '/contact',
  creates: true,
  body: v.object({ name: text, email: text, subject: text, message: text }),
  answer: done,
});
