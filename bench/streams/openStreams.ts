import { get, type IncomingMessage } from 'node:http';
import { apiPath } from '@contract/apiPath';
import { inParts } from '@contract/inParts';
import type { StreamEvent } from '@contract/notifications/streamEvents';
import { postId } from '../server/benchCommunity';
import type { Member } from '../server/members';

/** An event that takes longer is missing, in milliseconds. */
const longestWait = 30_000;

type EventName = StreamEvent['name'];

function nextEvent(response: IncomingMessage, name: EventName) {
  return new Promise<void>((resolve, reject) => {
    const missing = setTimeout(() => reject(new Error('A stream has sent nothing.')), longestWait);
    response.on('data', function read(text: string) {
      if (!text.includes(`event: ${name}`)) return;
      clearTimeout(missing);
      response.off('data', read);
      resolve();
    });
  });
}

async function openStream(path: string, { headers }: Member) {
  // Each has a connection of its own, as those of different people.
  const request = get(path, { headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`);
  response.setEncoding('utf8');
  await nextEvent(response, 'unseen');
  return response;
}

/** How many are opened at once. */
const atOnce = 20;

/** Opens a stream for each member, who all read the same post. Each has got its first number. */
export async function openStreams(origin: string, members: readonly Member[]) {
  const path = `${origin}${apiPath}/notifications/stream?postId=${postId(0)}`;
  const streams: IncomingMessage[] = [];
  for (const part of inParts(members, atOnce))
    streams.push(...(await Promise.all(part.map(async (member) => openStream(path, member)))));
  return {
    async nextUnseen(index: number) {
      const stream = streams[index];
      if (stream) await nextEvent(stream, 'unseen');
    },
    /** Until each of them has been told about the comments. */
    async nextComments() {
      await Promise.all(streams.map(async (stream) => nextEvent(stream, 'comments')));
    },
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}
