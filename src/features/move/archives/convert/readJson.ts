import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import * as v from 'valibot';

/** Reads a JSON file in the shape of `schema`. Throws an UnreadableFileError. */
export function readJson<Schema extends v.GenericSchema>(text: string, schema: Schema) {
  const result = v.safeParse(schema, parse(text));
  if (!result.success) throw new UnreadableFileError(moveTexts.missingPart);
  return result.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UnreadableFileError(moveTexts.notJson);
  }
}
