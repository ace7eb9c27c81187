import { type LinkList, mostLinks } from '@contract/site/linkRules';
import { type SitePageEntry, sitePagePath } from '@contract/site/sitePages';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { type Direction, type FormLink, LinkRow } from './LinkRow';

/** Each row of a form has another number. */
const nextRow = (links: readonly FormLink[]) => Math.max(0, ...links.map(({ row }) => row)) + 1;

type Moved = { row: number; direction: Direction };

/** Moving an element takes the focus from it. */
function useMovedFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useLayoutEffect(() => {
    if (!moved) return;
    const button = `[data-row="${moved.row}"] [data-move="${moved.direction}"]`;
    list.current?.querySelector<HTMLElement>(button)?.focus();
  }, [moved]);
  return { list, setMoved };
}

type LinkListFieldsProps = {
  list: LinkList;
  title: string;
  hint: string;
  links: readonly FormLink[];
  /** The published pages, to choose from. */
  pages: readonly SitePageEntry[];
  error: string | null;
  onChange: (links: readonly FormLink[]) => void;
};

/** The links of the header or of the footer, which are added, changed, ordered and removed. */
export function LinkListFields(props: LinkListFieldsProps) {
  const { list: name, title, hint, links, pages, error, onChange } = props;
  const { list, setMoved } = useMovedFocus();
  const isFull = links.length >= mostLinks[name];
  const add = (link: Pick<FormLink, 'title' | 'path'>) =>
    onChange([...links, { ...link, row: nextRow(links) }]);

  function move(at: number, direction: Direction) {
    const to = direction === 'up' ? at - 1 : at + 1;
    const link = links[at];
    if (!link || to < 0 || to >= links.length) return;
    const others = links.filter((_, place) => place !== at);
    onChange([...others.slice(0, to), link, ...others.slice(to)]);
    setMoved({ row: link.row, direction });
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 text-xl font-semibold">{title}</legend>
      <p className="text-sm text-quiet">{hint}</p>
      {error ? <FieldError>{error}</FieldError> : null}
      {links.length > 0 ? (
        <ul ref={list} className="border-t">
          {links.map((link, at) => (
            <LinkRow
              key={link.row}
              list={name}
              link={link}
              at={at}
              count={links.length}
              isChecked={error !== null}
              onChange={(changed) =>
                onChange(links.map((other) => (other.row === link.row ? changed : other)))
              }
              onMove={(direction) => move(at, direction)}
              onRemove={() => onChange(links.filter(({ row }) => row !== link.row))}
            />
          ))}
        </ul>
      ) : (
        <p>There are none yet.</p>
      )}
      {isFull ? (
        <p className="text-sm text-quiet">At most {mostLinks[name]} links.</p>
      ) : (
        <div className="flex flex-wrap items-end gap-4">
          <Button variant="secondary" onClick={() => add({ title: '', path: '' })}>
            Add a link
          </Button>
          {pages.length > 0 ? (
            <SelectField
              label="Add a page"
              value=""
              options={[
                { value: '', name: 'Choose a page' },
                ...pages.map(({ slug, title: words }) => ({ value: slug, name: words })),
              ]}
              onChange={(slug) => {
                const page = pages.find((one) => one.slug === slug);
                if (page) add({ title: page.title, path: sitePagePath(slug) });
              }}
            />
          ) : null}
        </div>
      )}
    </fieldset>
  );
}
