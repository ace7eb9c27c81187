const size = 512;
const colours = ['#7a3b2e', '#2f5d50', '#3b4a7a', '#6b4a7d', '#7a5a1e', '#1f5f73'] as const;

/** The same initials have the same colour. */
function colourOf(initials: string) {
  let sum = 0;
  for (const letter of initials) sum += letter.codePointAt(0) ?? 0;
  return colours[sum % colours.length] ?? colours[0];
}

/** Draws a picture of the initials as a PNG file; null if the browser can't. */
export async function drawInitials(initials: string) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = colourOf(initials);
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#ffffff';
  context.font = `600 ${size * 0.42}px "Instrument Sans", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(initials, size / 2, size * 0.53, size * 0.8);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob && new File([blob], 'initials.png', { type: 'image/png' });
}
