import { useParams } from 'react-router-dom';
import { LinkAction } from '@/features/subscribers/LinkAction';
import { SubscriberPanel } from '@/features/subscribers/SubscriberPanel';

export function StopLettersPage() {
  const { token = '' } = useParams();
  return (
    <SubscriberPanel
      title="Stop letters"
      lead="No more letters of this kind are sent to you. You can ask for them again at any time."
      isPrivate
    >
      <LinkAction key={token} action="stop" token={token} />
    </SubscriberPanel>
  );
}
