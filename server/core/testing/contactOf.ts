import type { Scenario } from './createScenario';

/** Sends a message by the contact form; returns its id once its e-mail is sent. */
export async function contactOf({
  api,
  admin,
  reader,
}: Pick<Scenario, 'api' | 'admin' | 'reader'>) {
  const body = { name: 'Eva', email: 'eva@example.com', subject: 'Hello', message: 'Hello.' };
  await reader.client.ok('sendContact', { body });
  await api.settled();
  const { messages } = await admin.client.ok('listContact', { query: {} });
  return { id: messages[0]?._id ?? '' };
}
