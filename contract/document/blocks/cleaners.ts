import { isRecord } from '../../isRecord';
import { inertRecord } from '../inertData';
import { isSafeUrl } from '../safeUrl';
import { sanitizeInline, sanitizeRaw } from '../sanitizeHtml';

/** The data of a block before it is read: nothing about its fields is known. */
export type StoredData = Readonly<Record<string, unknown>>;

/** Returns a field's value without anything that could run; a clean value is returned unchanged. */
export type Cleaner = (value: unknown) => unknown;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Text with inline markup. A value that isn't text is dropped: the editor would write it out as markup. */
export const inlineHtml: Cleaner = (value) => sanitizeInline(asText(value));

/** A whole block of HTML. */
export const blockHtml: Cleaner = (value) => sanitizeRaw(asText(value));

/** Text that is shown as it is, never as markup. */
export const plain: Cleaner = asText;

export const imageUrl: Cleaner = (value) => {
  const url = asText(value);
  return isSafeUrl(url, 'image') ? url : '';
};

export const webUrl: Cleaner = (value) => {
  const url = asText(value);
  return /^https?:\/\//i.test(url) && isSafeUrl(url, 'link') ? url : '';
};

/** The address of a source, also a path of this site. */
export const sourceUrl: Cleaner = (value) => {
  const url = asText(value);
  return /^(?:https?:\/\/|\/(?!\/))/i.test(url) && isSafeUrl(url, 'link') ? url : '';
};

/** A flag, a number or the name of an option: nothing that could contain markup. */
export const setting: Cleaner = (value) => {
  if (typeof value === 'string') return /^[\w.%-]*$/.test(value) ? value : '';
  return typeof value === 'object' && value !== null ? '' : value;
};

/** An array of values, each cleaned by `clean`. */
export const listOf =
  (clean: Cleaner): Cleaner =>
  (value) =>
    Array.isArray(value) ? value.map(clean) : [];

/** Cleans the fields that are present. A field without a cleaner is unknown: it stays as inert data. */
export function cleanFields(cleaners: Readonly<Record<string, Cleaner>>) {
  return (value: unknown): Record<string, unknown> => {
    const data = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(data).flatMap(([name, field]) => {
        const clean = Object.hasOwn(cleaners, name) ? cleaners[name] : undefined;
        return clean ? [[name, clean(field)]] : Object.entries(inertRecord({ [name]: field }));
      }),
    );
  };
}
