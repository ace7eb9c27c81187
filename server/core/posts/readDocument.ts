import type { FullPostRow } from '@server/data/rows/rows';
import type { ReadDocument } from '@server/rules/publication';
import type { Ports } from '../ports';

/** Reads in the document what decides whether the post can be published. */
export async function readDocument(
  { documents }: Pick<Ports, 'documents'>,
  { revision, content }: Pick<FullPostRow, 'revision' | 'content'>,
): Promise<ReadDocument> {
  return { revision, showsAnything: await documents('showsAnything', content) };
}
