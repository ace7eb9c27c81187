import type { ContactRow } from '@server/data/rows/rows';
import type { Settings } from '../ports';
import { formatEmail } from './formatEmail';
import { inertName } from './inertName';

/** A message from the contact form, sent to the editors. */
export function contactEmail({ contactAddress }: Settings, message: ContactRow) {
  return formatEmail({
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
