import type { ContactRow } from '@server/data/rows';
import type { Settings } from '../ports';
import { letter } from './formatEmail';

/** What somebody wrote in the contact form, for those who answer it. */
export function contactLetter({ contactAddress }: Settings, message: ContactRow) {
  return letter({
    to: contactAddress,
    subject: `Contact: ${message.subject}`,
    paragraphs: [`${message.name} wrote:`, message.message, `Reply to: ${message.email}`],
  });
}
