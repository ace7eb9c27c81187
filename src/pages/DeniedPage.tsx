import { paths } from '@contract/pages';
import { Link, useNavigate } from 'react-router-dom';
import { Suggestions } from '@/features/posts/suggestions/Suggestions';
import { Button, buttonClasses } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

export function DeniedPage() {
  const navigate = useNavigate();
  return (
    <MessagePage symbol="403" title="Access Denied" suggestions={<Suggestions />}>
      <Head title="Access Denied" description="This page is not open to you." isPrivate />
      <p>Your account is not allowed to open this page.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void navigate(-1)}>Go Back</Button>
        <Link to={paths.home} className={buttonClasses('secondary')}>
          Go to the home page
        </Link>
      </div>
    </MessagePage>
  );
}
