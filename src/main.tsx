import './styles.css';
import { startApp } from '@/app/start';
import { refuseUntrustedMarkup } from '@/lib/browser/trustedTypes';

const messageLooks =
  'page-width mx-auto grid min-h-dvh max-w-column content-center gap-4 py-16 text-center text-balance text-quiet';

/** A page that can't start says so under its name, instead of staying white. */
function showProblem(container: HTMLElement, problem: string) {
  const name = document.createElement('h1');
  name.className = 'text-4xl text-ink';
  name.textContent = 'Commonplace';
  const words = document.createElement('p');
  words.textContent = problem;
  const message = document.createElement('main');
  message.className = messageLooks;
  message.append(name, words);
  document.title = 'Commonplace';
  container.replaceChildren(message);
}

async function start(container: HTMLElement) {
  refuseUntrustedMarkup();
  if (import.meta.env.VITE_MOCKS) {
    const { startMocks } = await import('@mocks/browser');
    const problem = await startMocks();
    if (problem) {
      showProblem(container, problem);
      return;
    }
  }
  await startApp(container);
}

const container = document.getElementById('root');
if (container) void start(container);
