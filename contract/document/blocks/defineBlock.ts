import * as v from 'valibot';
import { type Cleaner, cleanFields, type StoredData } from './cleaners';

/** What the product needs to know about one type of block to store and to show it. */
export type BlockDefinition<Block extends { type: string; data: unknown }> = {
  /** The title in the editor's toolbox. */
  label: string;
  /** Reads a stored block. Missing or invalid fields get an empty value. */
  schema: v.GenericSchema<unknown, Block>;
  /** Returns the stored data without anything that could run. */
  sanitise: (data: StoredData) => StoredData;
  /** The text that readers see, for search, summaries and the reading time; empty if there is none. */
  text: (data: Block['data']) => string;
  /** Returns true if readers see something even though `text` is empty. */
  showsWithoutText: (data: Block['data']) => boolean;
};

type Options<Data extends v.GenericSchema> = {
  label: string;
  data: Data;
  /** A cleaner for every field of `data`; without one the definition doesn't compile. */
  clean: { readonly [Field in keyof v.InferInput<Data>]-?: Cleaner };
  /** Computes stored fields that depend on other fields, after these were cleaned. */
  derive?: (clean: StoredData) => StoredData;
  text?: (data: v.InferOutput<Data>) => string;
  showsWithoutText?: (data: v.InferOutput<Data>) => boolean;
};

/** Defines one type of block. The definition is exported under its type's name. */
export function defineBlock<const Type extends string, Data extends v.GenericSchema>(
  type: Type,
  options: Options<Data>,
) {
  const { label, data, clean, derive, text, showsWithoutText } = options;
  const cleanData = cleanFields(clean);
  return {
    label,
    schema: v.object({ id: v.optional(v.string()), type: v.literal(type), data }),
    sanitise: (stored: StoredData): StoredData =>
      derive ? derive(cleanData(stored)) : cleanData(stored),
    text: text ?? (() => ''),
    showsWithoutText: showsWithoutText ?? (() => false),
  };
}
