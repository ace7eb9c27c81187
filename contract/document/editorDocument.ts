import * as v from 'valibot';
import { limits } from '../limits';

const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const editorBlock = v.object({
  id: v.optional(v.string()),
  type: v.string(),
  data: v.optional(record, {}),
  tunes: v.optional(record),
});

/** A block as it is stored. `readBlock` reads its data; a block of an unknown type stays unchanged. */
export type EditorBlock = v.InferOutput<typeof editorBlock>;

const editorDocument = v.object({
  time: v.optional(v.number()),
  blocks: v.array(editorBlock),
  version: v.optional(v.string()),
});

/** A document as the editor saves it and as a post stores it. */
export type EditorDocument = v.InferOutput<typeof editorDocument>;

const maxDepth = 64;

/** Walks level by level, because recursion could exhaust the stack. */
function isDeeperThan(value: unknown, most: number) {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

const surrogateEscape = /\\ud[89a-f]/i;

/** UTF-8 has no lone surrogates: the HTML of a page would differ from its data. */
function replaceLoneSurrogates(_: string, value: unknown) {
  return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;
}

function parseJson(json: string): unknown {
  try {
    return surrogateEscape.test(json) ? JSON.parse(json, replaceLoneSurrogates) : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Parses a post's content. Returns null if it isn't a document, or is too large or too deep. */
export function parseDocument(
  json: string,
  mostBytes: number = limits.documentBytes,
): EditorDocument | null {
  if (new TextEncoder().encode(json).byteLength > mostBytes) return null;
  const value = parseJson(json);
  if (isDeeperThan(value, maxDepth)) return null;
  const result = v.safeParse(editorDocument, value);
  return result.success ? result.output : null;
}
