const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const picture = {
  name: 'face.png',
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
};

export const notPicture = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('not a picture'),
};

export const largePicture = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(6 * 1024 * 1024),
};

export const newcomer = {
  Username: 'wanda',
  'First name': 'Wanda',
  'Last name': 'Vogel',
  'E-mail': 'wanda@mail.example',
  Password: 'Password1',
};
