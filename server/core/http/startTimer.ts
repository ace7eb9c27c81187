export type StartTimer = (expire: () => void, milliseconds: number) => () => void;

/** Starts a timer and returns a function that stops it. */
export const startTimer: StartTimer = (expire, milliseconds) => {
  const timer = setTimeout(expire, milliseconds);
  return () => clearTimeout(timer);
};
