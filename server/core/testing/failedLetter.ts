import { contactRow, emailRow } from '@server/data/testing/rows';
import type { Scenario } from './createScenario';

/** An e-mail about a message that the mail server has refused for good. */
export async function failedLetter({ api: { data, clock } }: Scenario, id = 'failed') {
  const now = clock.now();
  const refused = { attempts: 12, failure: '550 No such user', failedAt: now };
  const about = { kind: 'contact', userId: null, data: JSON.stringify({ messageId: id }) } as const;
  const email = emailRow(id, { ...about, ...refused, createdAt: now, dueAt: now });
  await data.contact.insert(contactRow(id), email);
  return { params: { id } };
}

/** Lets e-mails leave the machine, as the site believes. */
export function sendsEmail({ api: { ports } }: Scenario) {
  const read = ports.installation;
  ports.installation = async () => ({ ...(await read()), sendsEmail: true });
}
