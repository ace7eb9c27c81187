import { uploadTexts } from '@contract/texts/uploadTexts';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../apiError';

/** The action that a thunk resolves with. */
type Ended = { meta: { requestId: string; aborted?: boolean }; payload?: unknown };
type Running<Outcome> = Promise<Outcome> & { abort: () => void };

/** Says that a failed upload was not the file's fault; null if the server's message says it all. */
export function uploadNote(error: ApiError) {
  if (error.kind !== 'unreachable') return null;
  if (error.status !== null) return uploadTexts.serverTrouble;
  // The toast says that the device is offline.
  return navigator.onLine ? uploadTexts.noConnection : uploadTexts.inputKept;
}

function noteOf({ meta, payload }: Ended) {
  if (meta.aborted) return uploadTexts.cancelled;
  return isApiError(payload) ? uploadNote(payload) : null;
}

/** Runs an upload with progress and a cancel function. Unmounting cancels it. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run<Outcome extends Ended>(
    start: (onProgress: (progress: number) => void) => Running<Outcome>,
  ) {
    setProgress(0);
    setNote(null);
    const upload = start(setProgress);
    running.current = upload;
    try {
      const outcome = await upload;
      setNote(noteOf(outcome));
      return outcome;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, note, run, cancel: () => running.current?.abort() };
}
