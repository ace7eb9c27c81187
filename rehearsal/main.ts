import './rehearsal.css';
import { paths } from '@contract/pages';
import { refuseUntrustedMarkup } from '@/lib/browser/trustedTypes';
import { leaveDevice } from './leaveDevice';

async function start(container: HTMLElement) {
  leaveDevice();
  refuseUntrustedMarkup();
  // After that, because modules can read what is stored when they are evaluated.
  const { startRehearsal } = await import('./startRehearsal');
  await startRehearsal(container);
}

const container = document.getElementById('root');
if (window.parent === window) window.location.replace(paths.move);
else if (container) void start(container);
