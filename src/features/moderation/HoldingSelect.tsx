import { holding as holdings, type ReviewSetting, type Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import { useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { saveSite, useSiteSettings } from '@/store/siteSettings';
import { FailedState } from '@/ui/FailedState';
import { SelectField } from '@/ui/SelectField';

const names: Readonly<Record<ReviewSetting, string>> = {
  off: 'Nobody',
  new: 'New accounts',
  all: 'Everybody',
};

/** Whose comments wait for approval, for administrators. */
export function HoldingSelect() {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const { site, hasFailed, reload } = useSiteSettings();
  // Shown until the settings are loaded again.
  const [change, setChange] = useState<{ from: Site; to: ReviewSetting } | null>(null);

  async function save(from: Site, to: ReviewSetting) {
    setChange({ from, to });
    const outcome = await dispatch(saveSite({ version: from.version, holding: to }));
    if (saveSite.rejected.match(outcome)) setChange(null);
    // Also after a failure: another administrator may have changed it.
    reload();
  }

  if (!site && hasFailed) return <FailedState message={siteTexts.loadFailed} onRetry={reload} />;
  if (!site?.holding) return null;
  return (
    <div className="max-w-column">
      <SelectField
        label={siteTexts.holding}
        value={change?.from === site ? change.to : site.holding}
        options={holdings.options.map((value) => ({ value, name: names[value] }))}
        disabled={isBusy}
        onChange={(chosen) => void run(() => save(site, chosen))}
      />
    </div>
  );
}
