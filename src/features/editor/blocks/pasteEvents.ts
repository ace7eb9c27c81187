/** The events that Editor.js sends to a tool's `onPaste`. */
export const filePaste = (file: File) => new CustomEvent('file', { detail: { file } });

export const addressPaste = (data: string) =>
  new CustomEvent('pattern', { detail: { data, key: 'image' } });
