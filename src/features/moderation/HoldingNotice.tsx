import { moderationPath } from '@contract/furtherPaths';
import { siteTexts } from '@contract/texts/siteTexts';
import { Link } from 'react-router-dom';
import { focusHeading } from '@/lib/browser/focusHeading';
import { useAppDispatch } from '@/store/hooks';
import { saveSite, useSiteSettings } from '@/store/siteSettings';
import { ActionButton } from '@/ui/ActionButton';

/** Tells administrators of an upgraded site about the holding of comments, until one of them has decided about it. */
export function HoldingNotice() {
  const dispatch = useAppDispatch();
  const { site, reload } = useSiteSettings();
  if (site?.holding !== 'off' || site.version > 0) return null;
  const { version } = site;

  /** Leaves the setting as it is. The next version says that an administrator knows it. */
  async function confirm() {
    const outcome = await dispatch(saveSite({ version }));
    if (saveSite.fulfilled.match(outcome)) focusHeading();
    reload();
  }

  return (
    <section
      aria-label={siteTexts.aboutHolding}
      className="grid max-w-column gap-3 border-s-2 border-accent ps-3"
    >
      <p>{siteTexts.holdingIsOff}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to={moderationPath('held')} className="touchable inline-flex items-center text-link">
          {siteTexts.choose}
        </Link>
        <ActionButton variant="secondary" onPress={confirm}>
          Got it
        </ActionButton>
      </div>
    </section>
  );
}
