import type { ContactRow } from '@server/data/rows/rows';
import type { Settings } from '../ports';
import { formatLetter } from './formatLetter';
import { inertName } from './inertName';

/** A message from the contact form, sent to the editors. */
export function contactLetter({ contactAddress }: Settings, message: ContactRow) {
  return formatLetter({
    to: contactAddress,
    replyTo: message.email,
    subject: `Contact: ${message.subject}`,
    paragraphs: [
      `${inertName(message.name)} wrote:`,
      message.message,
      `Reply to: ${message.email}`,
    ],
  });
}
