import { LinkAction } from './LinkAction';
import { SubscriberPanel } from './SubscriberPanel';

const panels = {
  stop: {
    title: 'Stop letters',
    lead: 'Once you press the button, no more letters of this kind are sent to you.',
  },
  confirm: {
    title: 'Confirm your address',
    lead: 'New posts are sent to you by e-mail once you have confirmed that this address is yours.',
  },
} as const;

type LetterLinkProps = { action: keyof typeof panels; token: string };

/** The page of a link in a letter. */
export function LetterLink({ action, token }: LetterLinkProps) {
  return (
    <SubscriberPanel {...panels[action]} isPrivate>
      <LinkAction key={token} action={action} token={token} />
    </SubscriberPanel>
  );
}
