import { Link } from 'react-router-dom';
import { buttonClasses } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

export function NotFoundPage() {
  return (
    <MessagePage symbol="404" title="Page not found">
      <Head title="Page not found" description="This page is not here." isPrivate />
      <p>There is nothing at this address. It may have been moved, or it never was here.</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          Go to the home page
        </Link>
        <Link to="/contact" className={buttonClasses('secondary')}>
          Contact us
        </Link>
      </div>
    </MessagePage>
  );
}
