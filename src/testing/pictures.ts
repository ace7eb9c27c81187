const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A real PNG, because the API checks the bytes. */
export function pngFile(name = 'face.png') {
  const bytes = Uint8Array.from(atob(onePixel), (char) => char.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'image/png' });
}

export function textFile(name = 'notes.txt') {
  return new File(['not a picture'], name, { type: 'text/plain' });
}
