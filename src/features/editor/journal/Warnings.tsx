import { Icon } from '@/ui/Icon';

type WarningsProps = {
  tabs: { isSecond: boolean; hasSecond: boolean };
  /** The browser keeps nothing for us. */
  isRefused: boolean;
};

function warningOf({ tabs, isRefused }: WarningsProps) {
  if (isRefused) {
    return 'Your browser refuses to keep this work on your device. Save it before you close this page.';
  }
  if (tabs.isSecond) {
    return 'This post is already open in another tab. What you write here is not kept on this device until that tab is closed.';
  }
  if (tabs.hasSecond) return 'This post was also opened in another tab. Go on in one of them only.';
  return null;
}

export function Warnings(props: WarningsProps) {
  const warning = warningOf(props);
  return (
    <div role="alert" aria-label="Warnings">
      {warning ? (
        <p className="flex items-start gap-3 border-y border-bad py-3 text-bad">
          <Icon name="warning" />
          {warning}
        </p>
      ) : null}
    </div>
  );
}
