import { showsAnything } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { expect } from 'vitest';
import type { Archive } from '../archive';
import type { Loss } from '../losses';
import type { MovedPost } from '../movedPost';
import { isPost, type Reader } from '../readers/reader';

/** What every moved post has, whatever its system. */
function expectSound({ document, losses, url }: MovedPost) {
  expect(parseDocument(JSON.stringify(document))).toEqual(document);
  expect(sanitizeDocument(document)).toEqual(document);
  const ids = document.blocks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { blockId } of losses) if (blockId !== undefined) expect(ids).toContain(blockId);
  expect(JSON.stringify(document)).not.toMatch(/[\uFDD0\uFDD1]|<script|javascript:/i);
  if (showsAnything(document)) expect(url).not.toBe('');
}

/** Reads all posts of an archive and checks what holds for each of them. */
export async function readAll(reader: Reader, archive: Archive) {
  expect(await reader.recognises(archive)).toBe(true);
  const posts: MovedPost[] = [];
  const losses: Loss[] = [];
  for await (const found of reader.read(archive)) {
    if (isPost(found)) {
      expectSound(found);
      posts.push(found);
    } else losses.push(found);
  }
  const byTitle = new Map(posts.map((post) => [post.title, post]));
  return {
    posts,
    losses,
    /** The post with a title. */
    post(title: string) {
      const found = byTitle.get(title);
      if (!found) throw new Error(`No post "${title}" among: ${[...byTitle.keys()].join(', ')}`);
      return found;
    },
  };
}

/** Blocks without their ids. */
export const shown = ({ document }: MovedPost) =>
  document.blocks.map(({ type, data }) => ({ type, data }));

export const kindsOf = ({ losses }: { losses: readonly Loss[] }) => losses.map(({ kind }) => kind);

/** The type of the block in which something was lost. */
export function placeOf({ document, losses }: MovedPost, kind: Loss['kind']) {
  const id = losses.find((loss) => loss.kind === kind)?.blockId;
  return document.blocks.find((block) => block.id === id)?.type;
}

export const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
