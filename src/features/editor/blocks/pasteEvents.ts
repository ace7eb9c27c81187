/** What Editor.js tells a tool when something was pasted into it; ours take the same way in. */
export const filePaste = (file: File) => new CustomEvent('file', { detail: { file } });

export const addressPaste = (data: string) =>
  new CustomEvent('pattern', { detail: { data, key: 'image' } });
