import { useEffect, useRef, useState } from 'react';

type Running<Outcome> = Promise<Outcome> & { abort: () => void };

/** An upload on the way: how much of it has gone, and how to stop it. Leaving the screen stops it too. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run<Outcome>(start: (onProgress: (share: number) => void) => Running<Outcome>) {
    setShare(0);
    const upload = start(setShare);
    running.current = upload;
    try {
      return await upload;
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  return { share, run, cancel: () => running.current?.abort() };
}
