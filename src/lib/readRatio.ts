/** Calls `onRatio` with width / height of a picture, if the browser can read it. The picture is not decoded for it. */
export function readRatio(file: Blob, onRatio: (ratio: number) => void) {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  picture.addEventListener('load', () => {
    URL.revokeObjectURL(url);
    onRatio(picture.naturalWidth / picture.naturalHeight);
  });
  picture.addEventListener('error', () => URL.revokeObjectURL(url));
  picture.src = url;
}
