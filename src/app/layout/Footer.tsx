import { Link } from 'react-router-dom';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="mt-16 border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-sm text-quiet">
        <p>© {year} Commonplace</p>
        <ul className="flex gap-6">
          <li>
            <Link
              to="/about"
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              About
            </Link>
          </li>
          <li>
            <Link
              to="/privacy-policy"
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              Privacy Policy
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
