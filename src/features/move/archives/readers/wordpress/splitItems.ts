import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';

const cdata = { start: '<![CDATA[', end: ']]>' };

/** Cuts a stream of text at the borders of its items. What is in CDATA has no meaning. */
function createScanner() {
  /** What was scanned of the part. It is joined once, so that the time is linear for a very long part. */
  let scanned: string[] = [];
  let buffer = '';
  let at = 0;
  let isInCdata = false;
  let isInItem = false;

  /** Moves on to the end of what can be decided, before the start of a cut mark. */
  function waitFor(mark: string) {
    const end = Math.max(at, buffer.length - mark.length + 1);
    scanned.push(buffer.slice(0, end));
    buffer = buffer.slice(end);
    at = 0;
    return false;
  }

  function leaveCdata() {
    const end = buffer.indexOf(cdata.end, at);
    if (end < 0) return waitFor(cdata.end);
    at = end + cdata.end.length;
    isInCdata = false;
    return true;
  }

  function step(onPart: (part: string) => void) {
    if (isInCdata) return leaveCdata();
    const mark = isInItem ? '</item>' : '<item>';
    const found = buffer.indexOf(mark, at);
    const start = buffer.indexOf(cdata.start, at);
    if (start >= 0 && (found < 0 || start < found)) {
      at = start + cdata.start.length;
      isInCdata = true;
      return true;
    }
    if (found < 0) return waitFor(cdata.start);
    const end = isInItem ? found + mark.length : found;
    onPart(scanned.join('') + buffer.slice(0, end));
    scanned = [];
    buffer = buffer.slice(end);
    at = isInItem ? 0 : mark.length;
    isInItem = !isInItem;
    return true;
  }

  return {
    /** Returns the parts that end in this text: the header, the items, and what is between them. */
    push(text: string) {
      const parts: string[] = [];
      buffer += text;
      while (step((part) => parts.push(part)));
      return parts;
    },
    rest: () => scanned.join('') + buffer,
  };
}

/** Reads the text of a blob part by part. */
async function* readText(blob: Blob) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = blob.stream().getReader();

  function decode(value?: Uint8Array) {
    try {
      return decoder.decode(value, { stream: value !== undefined });
    } catch {
      throw new UnreadableFileError(moveTexts.notText);
    }
  }

  for (;;) {
    const { done, value } = await reader.read();
    yield decode(value);
    if (done) break;
  }
}

const declaration = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Reads a WordPress export item by item, so that only one is in memory. The first part is what comes
 * before the items. Refuses declarations before anything is parsed.
 */
export async function* splitItems(blob: Blob): AsyncGenerator<string> {
  const scanner = createScanner();
  let isHeader = true;
  for await (const text of readText(blob)) {
    for (const part of scanner.push(text)) {
      if (isHeader && declaration.test(part)) throw new UnreadableFileError(moveTexts.declarations);
      if (isHeader || part.startsWith('<item>')) yield part;
      isHeader = false;
    }
  }
  if (declaration.test(scanner.rest().slice(0, 65_536))) {
    throw new UnreadableFileError(moveTexts.declarations);
  }
  if (isHeader) yield scanner.rest();
}
