import { useParams } from 'react-router-dom';
import { LinkAction } from '@/features/subscribers/LinkAction';
import { SubscriberPanel } from '@/features/subscribers/SubscriberPanel';

export function ConfirmSubscriptionPage() {
  const { token = '' } = useParams();
  return (
    <SubscriberPanel
      title="Confirm your address"
      lead="New posts are sent to you by e-mail once you have confirmed that this address is yours."
      isPrivate
    >
      <LinkAction key={token} action="confirm" token={token} />
    </SubscriberPanel>
  );
}
