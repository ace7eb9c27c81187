/** Longer work without a pause would delay what a person types, in milliseconds. */
const longestTurn = 30;

/** Lets the browser handle what waits. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Pauses of long work. */
export function createPauses(longest = longestTurn) {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= longest,
    async take() {
      await pause();
      since = performance.now();
    },
  };
}
