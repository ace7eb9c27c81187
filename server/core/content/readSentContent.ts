import { type DocumentSize, grownLimit } from '@contract/document/documentSize';
import { limits } from '@contract/limits';
import { postMessages } from '@contract/texts/apiMessages';
import type { DocumentToRead } from '../documents/documentTasks';
import { brokenRule, malformed, tooLarge } from '../failure';
import type { Ports } from '../ports';

type Contents = {
  ports: Pick<Ports, 'documents' | 'ids'>;
  /** The stored content of what is changed. */
  stored?: string;
};

/** Enough of an id that no block of the document ever had the same. */
const mostOfPrefix = 12;

/** The submitted content as it is stored; null if it is no document. */
export async function readContent(sent: string, { ports, stored = '' }: Contents) {
  const prefix = ports.ids.next().replaceAll('-', '').slice(-mostOfPrefix);
  const document: DocumentToRead = { sent, stored, prefix };
  return ports.documents('read', JSON.stringify(document));
}

const isTooLarge = (json: string) =>
  new TextEncoder().encode(json).byteLength > limits.documentBytes;

async function readDocument(json: string, contents: Contents) {
  if (isTooLarge(json)) throw tooLarge(postMessages.contentTooLarge);
  const document = await readContent(json, contents);
  if (!document) throw malformed(postMessages.unreadableContent);
  // With their ids, many small blocks can exceed the limit.
  if (document.content !== contents.stored && isTooLarge(document.content))
    throw tooLarge(postMessages.contentTooLarge);
  return document;
}

/** A document that was stored over a limit can be saved again if it does not grow. */
async function checkSize(size: DocumentSize, { ports, stored }: Contents) {
  if (!grownLimit(size)) return;
  const grown = grownLimit(size, stored ? await ports.documents('size', stored) : undefined);
  if (grown) throw brokenRule(grown.message, 'content');
}

/** The submitted content, sanitised. Throws 400, 413 or 422 if it is no document or too large. */
export async function readSentContent(sent: string, contents: Contents) {
  const document = await readDocument(sent, contents);
  await checkSize(document.size, contents);
  return document;
}
