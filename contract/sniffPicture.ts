import type { ChosenFile } from './ruleParts';

const signatureLength = 16;

/**
 * Type (detected from the bytes) and size of an uploaded image, for the form's rules; null if it is
 * empty.
 */
export async function inspectPicture(file: Blob | undefined): Promise<ChosenFile | null> {
  if (!file || file.size === 0) return null;
  const beginning = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return { type: sniffPicture(beginning) ?? '', size: file.size };
}

/** The image types that the API stores. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

type Signature = { at: number; bytes: readonly number[] };

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

const signatures: readonly (readonly [PictureType, readonly Signature[]])[] = [
  ['image/jpeg', [{ at: 0, bytes: [0xff, 0xd8, 0xff] }]],
  ['image/png', [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }]],
  [
    'image/webp',
    [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  ],
  ['image/gif', [{ at: 0, bytes: ascii('GIF87a') }]],
  ['image/gif', [{ at: 0, bytes: ascii('GIF89a') }]],
];

/**
 * The image type by its signature, or null. The uploaded name and type can't be trusted. SVG is
 * excluded because it can contain scripts.
 */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  const found = signatures.find(([, parts]) =>
    parts.every(({ at, bytes: expected }) =>
      expected.every((byte, offset) => bytes[at + offset] === byte),
    ),
  );
  return found?.[0] ?? null;
}
