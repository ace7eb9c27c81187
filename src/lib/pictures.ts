const imageHost = import.meta.env.VITE_IMAGE_HOST || 'res.cloudinary.com';

/** The address under which the image host gives this picture as WebP; other hosts' stay as they are. */
export function webpAddress(address: string, host = imageHost) {
  if (!URL.canParse(address, window.location.origin)) return address;
  const url = new URL(address, window.location.origin);
  if (url.host !== host || url.pathname.includes('/f_webp')) return address;
  url.pathname = url.pathname.replace('/upload/', '/upload/f_webp/');
  return url.href;
}
