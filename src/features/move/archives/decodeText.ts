import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';

/** The text of a file, without a mark at its start and with one kind of line end. */
export async function decodeText(blob: Blob) {
  const bytes = await blob.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new UnreadableFileError(moveTexts.notText);
  }
}
