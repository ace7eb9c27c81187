import { paths } from '@contract/pages';
import { BookList } from '@/features/book/public/BookList';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { socialImage } from '@/lib/pictures';
import { breadcrumbList } from '@/lib/structuredData';
import { FeedLink } from '@/ui/FeedLink';
import { Head } from '@/ui/Head';

/** Public headings of members' books, the last changed first. */
export function BooksPage() {
  const siteAddress = useSiteAddress();
  return (
    <section className="page-width grid gap-6 py-10 md:py-14">
      <Head
        title="Books"
        description={(site) => `Words that members of ${site} keep, under headings of their own.`}
        canonical={siteAddress(paths.books)}
        image={siteAddress(socialImage)}
        feed={{ kind: 'books' }}
        data={[
          breadcrumbList([
            { name: 'Home', url: siteAddress(paths.home) },
            { name: 'Books', url: siteAddress(paths.books) },
          ]),
        ]}
      />
      <div className="grid max-w-column gap-3">
        <h1 tabIndex={-1} className="text-4xl md:text-6xl">
          Books
        </h1>
        <p className="text-quiet">
          Words that members keep from posts and from elsewhere, under headings of their own.
        </p>
        <div className="empty:hidden">
          <FeedLink scope={{ kind: 'books' }} of="public headings" />
        </div>
      </div>
      <div className="max-w-column">
        <BookList />
      </div>
    </section>
  );
}
