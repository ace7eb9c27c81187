import { type Holding, holding as holdings, type Site } from '@contract/site/siteEntities';
import { useEffect, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { SelectField } from '@/ui/SelectField';
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

  useEffect(() => {
    void dispatch(fetchSite()).then((outcome) => {
      if (fetchSite.fulfilled.match(outcome)) setSite(outcome.payload.site);
    });
  }, [dispatch]);

  async function change(version: number, chosen: Holding) {
    const outcome = await dispatch(saveSite({ version, holding: chosen }));
    // Another administrator may have changed it.
    const stored = saveSite.fulfilled.match(outcome) ? outcome : await dispatch(fetchSite());
    if (saveSite.fulfilled.match(stored) || fetchSite.fulfilled.match(stored))
      setSite(stored.payload.site);
  }

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
