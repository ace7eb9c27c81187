import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import {
  type SitePageForm as Fields,
  sitePageRules,
  suggestSlug,
} from '@contract/site/sitePageRules';
import {
  type BuiltInSlug,
  type SitePage,
  sitePagePath,
  sitePagesPath,
} from '@contract/site/sitePages';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '@/lib/apiError';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import { addSitePage, changeSitePage } from './sitePageThunks';

/** What the form needs of the block editor. */
export type EditorSlot = {
  document: EditorDocument;
  error: string | null;
  onChange: (document: EditorDocument) => void;
  reader: RefObject<(() => Promise<EditorDocument>) | null>;
  /** Called once the editor takes text. */
  onReady: () => void;
};

type Values = Fields & { isPublished: boolean; content: string };

const noText: EditorDocument = { blocks: [] };

/** The latest text, once its pictures are uploaded. */
async function readText({ document, reader }: Pick<EditorSlot, 'document' | 'reader'>) {
  return JSON.stringify(reader.current ? await reader.current() : document);
}

const valuesOf = (page: SitePage | null, builtIn: BuiltInSlug | null): Values => ({
  title: page?.title ?? '',
  slug: page?.slug ?? builtIn ?? '',
  isPublished: page?.isPublished ?? true,
  // Unchanged: the document that was opened.
  content: '',
});

const valueNames = ['title', 'slug', 'isPublished', 'content'] as const;

type SitePageFormProps = {
  /** The stored page; null for a new one. */
  page: SitePage | null;
  /** The built-in page that the text is for. */
  builtIn: BuiltInSlug | null;
  renderEditor: (slot: EditorSlot) => ReactNode;
  /** Asks before the form is left with changes. */
  leaveQuestion: ComponentType<{ isChanged: () => boolean }>;
  /** Called after each refused try: someone else can have changed the page. */
  onRefused: () => void;
  onSaved: () => void;
};

/** A page of the site: its title, its address, its text, and whether it is published. */
export function SitePageForm(props: SitePageFormProps) {
  const { page, builtIn, renderEditor, leaveQuestion: LeaveQuestion, onRefused, onSaved } = props;
  const dispatch = useAppDispatch();
  const reader = useRef<(() => Promise<EditorDocument>) | null>(null);
  const isSaved = useRef(false);
  const [isReady, setIsReady] = useState(false);
  const [document] = useState(() => parseDocument(page?.content ?? '') ?? noText);
  const [opened] = useState(() => valuesOf(page, builtIn));
  const { form, field, values, set, errorOf, isBusy } = useRuledForm<Values>({
    initial: opened,
    rules: sitePageRules(builtIn !== null),
    onSubmit: async ({ isPublished, ...fields }) => {
      if (!isReady) return;
      const content = await readText({ document, reader });
      const body = { ...fields, content, isPublished: isPublished ? 'true' : 'false' } as const;
      const outcome = page
        ? await dispatch(changeSitePage({ ...body, id: page._id, version: page.version }))
        : await dispatch(addSitePage(body));
      if (outcome.meta.requestStatus === 'fulfilled') {
        isSaved.current = true;
        onSaved();
      } else {
        onRefused();
        if (isApiError(outcome.payload)) throw outcome.payload;
      }
    },
  });
  const isChanged = () =>
    !isSaved.current && valueNames.some((name) => values[name] !== opened[name]);
  const title = field('title');
  return (
    <form {...form} aria-label="Page" className="grid gap-6">
      <LeaveQuestion isChanged={isChanged} />
      <TextField
        label="Title"
        {...title}
        onChange={(event) => {
          title.onChange(event);
          const isSuggested = values.slug === suggestSlug(values.title);
          if (page === null && builtIn === null && isSuggested)
            set('slug', suggestSlug(event.target.value));
        }}
      />
      {builtIn === null ? (
        <TextField
          label="Address"
          hint={
            <>
              The page is at <bdi>{sitePagePath(values.slug || '…')}</bdi>. Links to an earlier
              address stop working.
            </>
          }
          spellCheck={false}
          autoCapitalize="none"
          {...field('slug')}
        />
      ) : null}
      {renderEditor({
        document,
        error: errorOf('content') ?? null,
        onChange: (next) => set('content', JSON.stringify(next)),
        reader,
        onReady: () => setIsReady(true),
      })}
      <Checkbox
        label="Published"
        hint="Everybody can read it. Otherwise only administrators see it."
        name="isPublished"
        checked={values.isPublished}
        onChange={(isChecked) => set('isPublished', isChecked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy || !isReady}>
          Save page
        </Button>
        <Link to={sitePagesPath} className={buttonClasses('quiet')}>
          Back to all pages
        </Link>
      </div>
    </form>
  );
}
