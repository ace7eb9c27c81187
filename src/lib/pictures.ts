const imageHost = import.meta.env.VITE_IMAGE_HOST || 'res.cloudinary.com';

/** Only absolute URLs can be on the image host, so any base works for relative ones. */
const base = 'https://relative.invalid';

/** The URL of a picture's WebP version, if the picture is on the image host. */
export function webpAddress(address: string, host = imageHost) {
  if (!URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  if (url.host !== host || url.pathname.includes('/f_webp')) return address;
  url.pathname = url.pathname.replace('/upload/', '/upload/f_webp/');
  return url.href;
}
