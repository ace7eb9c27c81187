const encoded = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNYFaq0KlQJAAj+AkN4w8rsAAAAAElFTkSuQmCC',
  jpeg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAAibP/2Q==',
  webp: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoCAAEAAUAmJaACdLoB+AADsAD+7HDf/MEr8g3Ov/5xLHU7u0AAAA==',
  gif: 'R0lGODlhAgABAIAAAExpcapVIiH5BAUAAAAALAAAAAACAAEAAAICTAoAOw==',
} as const;

export type TestFormat = keyof typeof encoded;

export const testFormats = ['png', 'jpeg', 'webp', 'gif'] as const satisfies readonly TestFormat[];

/** The bytes of a real image, two pixels wide and one pixel high. */
export function pictureBytes(format: TestFormat) {
  return Uint8Array.from(atob(encoded[format]), (character) => character.charCodeAt(0));
}

export function testPicture(name = 'picture.png') {
  return new File([pictureBytes('png')], name, { type: 'image/png' });
}

/** A PNG whose header has another size than its pixels. */
export function pngOfSize({ width, height }: { width: number; height: number }) {
  const bytes = pictureBytes('png');
  const header = new DataView(bytes.buffer);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return bytes;
}
