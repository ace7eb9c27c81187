import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

type Warning = keyof typeof warnings;

const warnings = {
  refused:
    'Your browser refuses to keep this work on your device. Save it before you close this page.',
  unavailable:
    'Your browser does not answer when work is kept on your device. Save it before you close this page.',
  second:
    'This post is open in another tab. Here it can only be read, until the other tab is closed or you take over.',
  first: 'This post was also opened in another tab. It can only be read there: continue here.',
};

type WarningsProps = { warning: Warning | null; onTakeOver?: () => void };

export function Warnings({ warning, onTakeOver }: WarningsProps) {
  return (
    // A live region must exist before its text changes; while empty it takes no space.
    <div role="alert" aria-label="Warnings" className="page-width">
      {warning ? (
        <div className="flex flex-wrap items-center gap-3 border-b border-bad py-3 text-bad">
          <p className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <Icon name="warning" />
            {warnings[warning]}
          </p>
          {onTakeOver ? <Button onClick={onTakeOver}>Take over here</Button> : null}
        </div>
      ) : null}
    </div>
  );
}
