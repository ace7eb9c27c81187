import { paths } from '@contract/pages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { Link } from 'react-router-dom';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { useSite } from '@/lib/site';
import { FeedLink } from '@/ui/FeedLink';

const links = [
  { to: paths.about, name: 'About' },
  { to: paths.books, name: 'Books' },
  { to: paths.privacyPolicy, name: 'Privacy Policy' },
  { to: paths.subscribe, name: subscribeAction },
];

export function Footer() {
  const { name } = useSite();
  const year = useBrowserValue(() => new Date().getFullYear(), null);
  return (
    <footer className="mt-16 border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-sm text-quiet">
        <p>
          © {year} {name}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
              >
                {name}
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
