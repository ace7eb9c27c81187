type Source = { subscribe: (listener: () => void) => () => void };

/** Resolves when the condition is true. It is checked at every change of the store or router. */
export function whenTrue({ subscribe }: Source, isTrue: () => boolean) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}
