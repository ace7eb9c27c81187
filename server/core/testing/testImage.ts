const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0];

/** A file with the signature of a PNG image. */
export function testImage(name = 'picture.png') {
  return new File([new Uint8Array([...signature, ...header])], name, { type: 'image/png' });
}
