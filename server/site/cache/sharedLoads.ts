/** How long requests wait for a new value before they get the outdated one, in milliseconds. */
export const patience = 50;

type Loading<Value> = {
  value: Promise<Value>;
  /** Resolves when requests have waited long enough. */
  isLate: Promise<void>;
  /** True if another one was running when this one was added. */
  isSecond: boolean;
  hasStarted: boolean;
  /** True if it started before the newest change. */
  isBeforeChange: boolean;
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * Loads the value of a key once for all who ask for it in the meantime. Who asks after a change gets a value that was
 * read after it. At most two loads of a key run: with another one for each change, all of them would take longer.
 */
export function createSharedLoads<Value>() {
  const loading = new Map<string, Loading<Value>>();

  function start(key: string, load: () => Promise<Value>) {
    const running = loading.get(key);
    const mustWait = running?.isSecond === true;
    async function begin() {
      started.hasStarted = true;
      return load();
    }
    const started: Loading<Value> = {
      value: mustWait ? running.value.then(begin, begin) : load(),
      // After a load that is late, the next one is too: both wait for the same database.
      isLate: running?.isLate ?? wait(patience),
      isSecond: running !== undefined,
      hasStarted: !mustWait,
      isBeforeChange: false,
    };
    loading.set(key, started);
    const end = () => {
      if (loading.get(key) === started) loading.delete(key);
    };
    started.value.then(end, end);
    return started;
  }

  return {
    load(key: string, load: () => Promise<Value>): Pick<Loading<Value>, 'value' | 'isLate'> {
      const running = loading.get(key);
      return running && !running.isBeforeChange ? running : start(key, load);
    },
    /** Loads that run now are not for requests that arrive later. */
    noteChange() {
      for (const running of loading.values()) running.isBeforeChange = running.hasStarted;
    },
  };
}
