import { type Holding, holding as holdings, type Site } from '@contract/siteEntities';
import { useCallback, useEffect, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '@/ui/Field';
import { inputClasses } from '@/ui/TextField';
import { fetchSite, saveSite } from './siteThunks';

const names: Readonly<Record<Holding, string>> = {
  off: 'Nobody',
  new: 'New accounts',
  all: 'Everybody',
};

/** Whose comments wait for approval, for administrators. */
export function HoldingSelect() {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [site, setSite] = useState<Site | null>(null);

  const load = useCallback(async () => {
    const outcome = await dispatch(fetchSite());
    if (fetchSite.fulfilled.match(outcome)) setSite(outcome.payload.site);
  }, [dispatch]);

  useEffect(() => void load(), [load]);

  async function change(version: number, chosen: Holding) {
    const outcome = await dispatch(saveSite({ version, holding: chosen }));
    if (saveSite.fulfilled.match(outcome)) setSite(outcome.payload.site);
    // Another administrator may have changed it.
    else await load();
  }

  if (!site) return null;
  return (
    <div className="max-w-80">
      <Field label="Whose comments wait for approval">
        {(control) => (
          <select
            {...control}
            className={inputClasses}
            value={site.holding}
            disabled={isBusy}
            onChange={({ target }) => {
              const chosen = holdings.options.find((option) => option === target.value);
              if (chosen) void run(() => change(site.version, chosen));
            }}
          >
            {holdings.options.map((option) => (
              <option key={option} value={option}>
                {names[option]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
