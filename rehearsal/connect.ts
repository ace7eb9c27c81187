import * as v from 'valibot';
import { type FrameOpened, type SiteStart, siteStart } from '@/features/move/frame/frameMessages';

type Connection = { start: SiteStart; pagePort: MessagePort; corePort: MessagePort };

/** Tells the page around the frame that the frame has loaded. Resolves to what that page hands over. */
export function connect(): Promise<Connection> {
  const opened: FrameOpened = { kind: 'rehearsal opened' };
  const { origin } = window.location;
  return new Promise((resolve) => {
    function handleMessage({ origin: sender, source, data, ports }: MessageEvent<unknown>) {
      if (sender !== origin || source !== window.parent) return;
      const start = v.safeParse(siteStart, data);
      const [pagePort, corePort] = ports;
      if (!start.success || !pagePort || !corePort) return;
      window.removeEventListener('message', handleMessage);
      resolve({ start: start.output, pagePort, corePort });
    }
    window.addEventListener('message', handleMessage);
    window.parent.postMessage(opened, origin);
  });
}
