import { notify } from './notify';

/**
 * Writes a text to the clipboard and resolves to whether the browser allowed it. A toast says if it didn't, and with
 * `message` also if it did.
 */
export async function copyText(text: string, message?: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify.error('Your browser did not allow copying. Please select the text and copy it.');
    return false;
  }
  if (message) notify.success(message);
  return true;
}
