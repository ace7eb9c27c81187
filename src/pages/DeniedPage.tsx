import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

export function DeniedPage() {
  const navigate = useNavigate();
  return (
    <MessagePage symbol="403" title="Access Denied">
      <Head title="Access Denied" description="This page is not open to you." isPrivate />
      <p>Your account is not allowed to open this page.</p>
      <div>
        <Button onClick={() => void navigate(-1)}>Go Back</Button>
      </div>
    </MessagePage>
  );
}
