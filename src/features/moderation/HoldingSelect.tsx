import { type Holding, holding as holdings, type Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import { useEffect, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import type { AppDispatch } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { FailedState } from '@/ui/FailedState';
import { SelectField } from '@/ui/SelectField';
import { fetchSite, saveSite } from './siteThunks';

const names: Readonly<Record<Holding, string>> = {
  off: 'Nobody',
  new: 'New accounts',
  all: 'Everybody',
};

async function loadSite(dispatch: AppDispatch): Promise<Site | 'failed'> {
  const outcome = await dispatch(fetchSite());
  return fetchSite.fulfilled.match(outcome) ? outcome.payload.site : 'failed';
}

/** Whose comments wait for approval, for administrators. */
export function HoldingSelect() {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [site, setSite] = useState<Site | 'failed' | null>(null);

  useEffect(() => {
    void loadSite(dispatch).then(setSite);
  }, [dispatch]);

  async function change(version: number, chosen: Holding) {
    const outcome = await dispatch(saveSite({ version, holding: chosen }));
    // Another administrator may have changed it.
    const stored = saveSite.fulfilled.match(outcome) ? outcome : await dispatch(fetchSite());
    if (saveSite.fulfilled.match(stored) || fetchSite.fulfilled.match(stored))
      setSite(stored.payload.site);
  }

  if (site === 'failed')
    return (
      <FailedState
        message={siteTexts.loadFailed}
        onRetry={() => void loadSite(dispatch).then(setSite)}
      />
    );
  if (!site?.holding) return null;
  return (
    <div className="max-w-column">
      <SelectField
        label="Whose comments wait for approval"
        value={site.holding}
        options={holdings.options.map((value) => ({ value, name: names[value] }))}
        disabled={isBusy}
        onChange={(chosen) => void run(() => change(site.version, chosen))}
      />
    </div>
  );
}
