import {
  builtInSlugs,
  editSitePagePath,
  isBuiltIn,
  type SitePageEntry,
  sitePagePath,
} from '@contract/site/sitePages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { deleteSitePage } from './sitePageThunks';

const builtInNames = { about: 'About', 'privacy-policy': 'Privacy Policy' };

function stateOf(page: SitePageEntry | null) {
  if (!page) return 'Only the built-in text.';
  const state = page.isPublished ? 'Published' : 'Not published';
  return isBuiltIn(page.slug) ? `${state}: “${page.title}”, above the built-in text.` : `${state}.`;
}

type DeleteButtonProps = { page: SitePageEntry; onDeleted: () => void };

function DeleteButton({ page, onDeleted }: DeleteButtonProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const { _id: id, slug, title } = page;

  async function handleDelete() {
    const outcome = await dispatch(deleteSitePage({ id }));
    setIsAsking(false);
    if (deleteSitePage.fulfilled.match(outcome)) onDeleted();
  }

  return (
    <>
      <Button variant="quiet" aria-label={`Delete ${title}`} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title="Delete this page?"
        isOpen={isAsking}
        confirmLabel="Delete"
        danger
        onConfirm={handleDelete}
        onClose={() => setIsAsking(false)}
      >
        {isBuiltIn(slug)
          ? `“${title}” is removed. The built-in text stays.`
          : `“${title}” is removed, and links to ${sitePagePath(slug)} stop working.`}
      </ConfirmDialog>
    </>
  );
}

type PageRowProps = {
  slug: string;
  name: string;
  /** null for a built-in page without an own text. */
  page: SitePageEntry | null;
  onDeleted: () => void;
};

function PageRow({ slug, name, page, onDeleted }: PageRowProps) {
  const path = sitePagePath(slug);
  return (
    <li
      data-item={slug}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-3"
    >
      <div className="grid min-w-0 gap-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          <bdi>{path}</bdi> · {stateOf(page)}
        </p>
      </div>
      <div className="flex flex-wrap">
        <Link
          to={editSitePagePath(slug)}
          aria-label={page ? `Edit ${name}` : `Write a text for ${name}`}
          className={buttonClasses('quiet')}
        >
          {page ? 'Edit' : 'Write a text'}
        </Link>
        <Link to={path} aria-label={`View ${name}`} className={buttonClasses('quiet')}>
          View
        </Link>
        {page ? <DeleteButton page={page} onDeleted={onDeleted} /> : null}
      </div>
    </li>
  );
}

type SitePageListProps = {
  pages: readonly SitePageEntry[];
  onChanged: () => void;
};

/** The built-in pages, which can have an own text, and those that administrators have written. */
export function SitePageList({ pages, onChanged }: SitePageListProps) {
  const own = pages.filter(({ slug }) => !isBuiltIn(slug));
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(own.map(({ slug }) => slug));
  return (
    <>
      <ul aria-label="Built-in pages" className="border-t">
        {builtInSlugs.map((slug) => (
          <PageRow
            key={slug}
            slug={slug}
            name={builtInNames[slug]}
            page={pages.find((page) => page.slug === slug) ?? null}
            onDeleted={onChanged}
          />
        ))}
      </ul>
      {own.length === 0 ? (
        <EmptyState icon="document">
          <p>
            There are no other pages yet. Write an imprint, a code of conduct, or whatever your
            readers should find.
          </p>
        </EmptyState>
      ) : (
        <ul ref={list} aria-label="Own pages" className="border-t">
          {own.map((page) => (
            <PageRow
              key={page._id}
              slug={page.slug}
              name={page.title}
              page={page}
              onDeleted={() => {
                leaveEntry(page.slug);
                onChanged();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
