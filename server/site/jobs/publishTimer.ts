import type { Ports } from '@server/core/ports';
import { publishDue } from '@server/core/posts/publishDue';

/** Between two looks for posts that are to be published, in milliseconds. */
const interval = 20_000;

/**
 * Publishes posts at their planned times, at the start those of the time in which no server ran. Returns a
 * function that stops it.
 */
export function startPublishTimer(ports: Ports) {
  const run = () => ports.background(() => publishDue(ports));
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return () => clearInterval(timer);
}
