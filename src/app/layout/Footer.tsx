import { paths } from '@contract/pages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { Link } from 'react-router-dom';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { useSite } from '@/lib/site';
import { FeedLink } from '@/ui/FeedLink';

const links = [
  { path: paths.about, title: 'About' },
  { path: paths.books, title: 'Books' },
  { path: paths.privacyPolicy, title: 'Privacy Policy' },
  { path: paths.subscribe, title: subscribeAction },
];

export function Footer() {
  const { name, footerLinks } = useSite();
  const year = useBrowserValue(() => new Date().getFullYear(), null);
  return (
    <footer className="mt-16 border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-sm text-quiet">
        <p>{`© ${year} ${name}`}</p>
        <ul className="flex flex-wrap gap-x-6">
          {[...links, ...footerLinks].map(({ path, title }) => (
            <li key={path + title}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
          <li className="empty:hidden">
            <FeedLink scope={{ kind: 'site' }} of="all posts" />
          </li>
        </ul>
      </div>
    </footer>
  );
}
