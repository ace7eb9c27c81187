import { pictureTypes } from '@contract/uploads';

const isUploadable = (type: string) => pictureTypes.resource.some((allowed) => allowed === type);

/** Reads a picture that is written as a data URL; null if it can't be uploaded. */
export function readDataUrl(url: string) {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z]+);base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  const name = type.toLowerCase();
  if (!isUploadable(name)) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return new File([bytes], `picture.${name.slice('image/'.length)}`, { type: name });
  } catch {
    return null;
  }
}
