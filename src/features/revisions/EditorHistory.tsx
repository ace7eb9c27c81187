import { type Difference, documentDifferences } from '@contract/document/describeChanges';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { RevisionCard } from '@contract/revisions/revisionEntities';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { DifferenceList } from '@/ui/DifferenceList';
import { fetchVersion } from './historyThunks';
import { VersionButton, VersionList } from './VersionList';
import { VersionText } from './VersionText';

type Texts = { title: string; document: EditorDocument };

type EditorHistoryProps = {
  postId: string;
  /** The number of the version that the editor has opened. */
  present: number;
  /** The title of the saved post. */
  title: string;
  readTexts: () => Promise<Texts>;
  /** Puts title and text of a version into the editor. */
  onUse: (version: Texts, number: number) => void;
  /** Shows a text as readers of the post see it. */
  renderDocument: (content: string) => ReactNode;
};

type Shown =
  | { name: 'version'; number: number }
  | { name: 'differences'; number: number; differences: readonly Difference[] };

function differencesOf(version: Texts, own: Texts): Difference[] {
  const titles = { before: version.title, after: own.title };
  const changedTitle = version.title === own.title ? [] : [{ what: 'Title', ...titles }];
  return [...changedTitle, ...documentDifferences(version.document, own.document)];
}

/** Takes the focus: what is shown begins here, above the list. */
function ShownHeading({ children }: { children: string }) {
  const target = useRef<HTMLHeadingElement>(null);
  useEffect(() => target.current?.focus(), []);
  return (
    <h3 ref={target} tabIndex={-1} className="text-xl">
      {children}
    </h3>
  );
}

type DifferencesProps = Pick<Shown & { name: 'differences' }, 'number' | 'differences'>;

function Differences({ number, differences }: DifferencesProps) {
  return (
    <section aria-label="Differences" className="grid gap-3">
      <ShownHeading>{`Version ${number} and your text`}</ShownHeading>
      {differences.length > 0 ? (
        <DifferenceList differences={differences} before={`Version ${number}`} after="Your text" />
      ) : (
        <p className="text-quiet">There is no difference.</p>
      )}
    </section>
  );
}

/** The versions of the post that is being written: each can be read, compared with the text, and put in its place. */
export function EditorHistory({ postId, present, title, ...rest }: EditorHistoryProps) {
  const { readTexts, onUse, renderDocument } = rest;
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<Shown | null>(null);

  async function readVersion(number: number): Promise<Texts | null> {
    const outcome = await dispatch(fetchVersion({ postId, number }));
    if (!fetchVersion.fulfilled.match(outcome)) return null;
    const { title, content } = outcome.payload;
    const document = parseDocument(content, Infinity);
    return document && { title, document: sanitizeDocument(document) };
  }

  async function handleCompare(number: number) {
    const [version, own] = await Promise.all([readVersion(number), readTexts()]);
    if (!version) return;
    setShown({ name: 'differences', number, differences: differencesOf(version, own) });
  }

  async function handleUse(number: number) {
    const version = await readVersion(number);
    if (version) onUse(version, number);
  }

  const actionsOf = ({ number, savedAt, isRemoved }: RevisionCard) =>
    isRemoved ? null : (
      <>
        <VersionButton
          aria-label={`Read the version of ${dateAndTime(savedAt)}`}
          onClick={() => setShown({ name: 'version', number })}
        >
          Read
        </VersionButton>
        {number === present ? null : (
          <>
            <VersionButton
              aria-label={`Compare the version of ${dateAndTime(savedAt)} with your text`}
              onClick={() => void handleCompare(number)}
            >
              Compare
            </VersionButton>
            <VersionButton
              aria-label={`Use the version of ${dateAndTime(savedAt)}`}
              onClick={() => void handleUse(number)}
            >
              Use this version
            </VersionButton>
          </>
        )}
      </>
    );

  return (
    <div className="grid gap-6">
      {shown?.name === 'version' ? (
        <VersionText
          postId={postId}
          number={shown.number}
          heading={<ShownHeading key={shown.number}>{`Version ${shown.number}`}</ShownHeading>}
          renderDocument={renderDocument}
        />
      ) : null}
      {shown?.name === 'differences' ? <Differences key={shown.number} {...shown} /> : null}
      <VersionList
        postId={postId}
        page={page}
        onPage={setPage}
        present={present}
        title={title}
        chosen={shown && shown.number}
        renderActions={actionsOf}
      />
    </div>
  );
}
