import type { UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/** The tool previews the file with a FileReader; jsdom's doesn't take Node's files. */
class InstantFileReader {
  result = 'data:,';
  onload: ((event: { target: InstantFileReader }) => void) | null = null;

  readAsDataURL() {
    queueMicrotask(() => this.onload?.({ target: this }));
  }
}

export function previewInstantly() {
  vi.stubGlobal('FileReader', InstantFileReader);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Chooses the file for a picture block, after its button was pressed: the tool adds its input to the page. */
export async function chooseFile(user: UserEvent, file: File) {
  const inputs = document.body.querySelectorAll<HTMLInputElement>('body > input[type="file"]');
  const input = [...inputs].at(-1);
  if (input) await user.upload(input, file);
}
