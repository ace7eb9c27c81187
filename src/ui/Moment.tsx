import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { dateAndTime, longDate, timeAgo, type Zone } from '@/lib/dates';

/** Rendered HTML is for everybody and may be cached, so that its clock is that of UTC until the page is hydrated. */
export const useZone = (): Zone => (useIsHydrated() ? 'local' : 'UTC');

type MomentProps = {
  /** ISO time. */
  at: string;
  /** How long ago it was, its day, or its day and time. In rendered HTML the first one is the day, too. */
  show?: 'ago' | 'day' | 'time';
  className?: string;
};

function wordsOf(at: string, show: MomentProps['show'], zone: Zone) {
  if (show === 'time') return dateAndTime(at, zone);
  return show === 'ago' && zone === 'local' ? timeAgo(at) : longDate(at, zone);
}

/** When something happened, in the reader's time zone. */
export function Moment({ at, show = 'ago', className }: MomentProps) {
  const zone = useZone();
  const title = zone === 'local' && show !== 'time' ? dateAndTime(at) : undefined;
  return (
    // A script in index.html corrects the day before the page is hydrated.
    <time dateTime={at} title={title} className={className} suppressHydrationWarning>
      {wordsOf(at, show, zone)}
    </time>
  );
}
