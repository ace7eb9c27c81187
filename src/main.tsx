import './styles.css';

async function start(container: HTMLElement) {
  if (import.meta.env.VITE_MOCKS) {
    const { startMocks } = await import('@mocks/browser');
    const problem = await startMocks();
    if (problem) {
      container.textContent = problem;
      return;
    }
  }
  const { startApp } = await import('@/app/start');
  startApp(container);
}

const container = document.getElementById('root');
if (container) void start(container);
