import { stoppedKinds } from '@contract/emails/stoppedKinds';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { ConfirmLink } from './ConfirmLink';
import { StopLink } from './StopLink';
import { SubscriberPanel } from './SubscriberPanel';

function Stop({ token }: { token: string }) {
  const kinds = stoppedKinds(token);
  const lead = kinds
    ? lettersAboutTexts.lead(kinds)
    : 'Once you press the button, no more letters of this kind are sent to you.';
  return (
    <SubscriberPanel title="Stop letters" lead={lead} isPrivate>
      <StopLink
        key={token}
        token={token}
        label={kinds ? lettersAboutTexts.stop(kinds) : 'Stop these letters'}
      />
    </SubscriberPanel>
  );
}

type LetterLinkProps = { action: 'stop' | 'confirm'; token: string };

/** The page of a link in a letter. */
export function LetterLink({ action, token }: LetterLinkProps) {
  if (action === 'stop') return <Stop token={token} />;
  return <ConfirmLink key={token} token={token} />;
}
