const quality = 0.9;

/** Draws the picture, scaled, and encodes it. A browser that can't encode the type returns a PNG. */
export async function encodePicture(picture: ImageBitmap, type: string, scale = 1) {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // JPEG has no transparency: without this it would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality });
}
