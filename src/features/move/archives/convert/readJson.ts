import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import * as v from 'valibot';
import { parseJson } from './parseJson';

/** Reads a JSON file in the shape of `schema`. Throws an UnreadableFileError. */
export async function readJson<Schema extends v.GenericSchema>(text: string, schema: Schema) {
  const result = v.safeParse(schema, await parse(text));
  if (!result.success) throw new UnreadableFileError(moveTexts.missingPart);
  return result.output;
}

async function parse(text: string) {
  try {
    return await parseJson(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UnreadableFileError(moveTexts.notJson);
  }
}
