import { listSubscribers } from '@contract/endpoints/subscribers';
import { HttpResponse, http } from 'msw';
import type { App } from './expectFailures';

const times = { confirmedAt: '2026-03-02T09:00:00.000Z', createdAt: '2026-03-01T09:00:00.000Z' };
const author = { _id: 'ada', username: 'adalove', fullName: 'Ada Lovelace', avatar: {} };
const subscribers = [
  { _id: 'one', email: 'eva@mail.example', author, ...times },
  { _id: 'two', email: 'ida@mail.example', author: null, ...times },
];

/** Answers the list of subscribers: one of an author, one of all posts. */
export function serveSubscribers({ server }: Pick<App, 'server'>) {
  const answer = { success: true, message: 'Subscribers', subscribers, areMore: false };
  server.use(http.get(`*${listSubscribers.path}`, () => HttpResponse.json(answer)));
}
