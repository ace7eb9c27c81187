/** Saves a file on the device, as a click on a download link does. */
export function saveFile(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
