/**
 * Lets one tab of the browser lead: the one that a person has turned to last, and when that is gone another one. `lead`
 * returns what ends it; the function that is returned leaves. Without Web Locks, tabs don't coordinate: each leads.
 */
export function leadTab(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const { locks } = navigator;
  const left = new AbortController();
  const { signal } = left;
  const asked = { take: false, wait: false };
  let end: (() => void) | null = null;

  function stop() {
    end?.();
    end = null;
  }

  function ask(kind: 'take' | 'wait') {
    if (asked[kind] || end !== null || signal.aborted) return;
    asked[kind] = true;
    const options = kind === 'take' ? { steal: true } : { signal };
    locks
      .request(name, options, async () => {
        asked[kind] = false;
        if (signal.aborted) return;
        end = lead();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      })
      .catch(() => {
        // Another tab has taken the lead.
        stop();
        ask('wait');
      });
  }

  window.addEventListener('focus', () => ask('take'), { signal });
  ask('take');
  return () => {
    left.abort();
    stop();
  };
}
