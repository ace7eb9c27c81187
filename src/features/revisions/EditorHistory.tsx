import { type Difference, documentDifferences } from '@contract/document/describeChanges';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { RevisionCard } from '@contract/revisions/revisionEntities';
import { useState } from 'react';
import { localDateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { DifferenceList } from '@/ui/DifferenceList';
import { fetchVersion } from './historyThunks';
import { VersionButton, VersionList } from './VersionList';

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
};

type Compared = { number: number; differences: readonly Difference[] };

function differencesOf(version: Texts, own: Texts): Difference[] {
  const titles = { before: version.title, after: own.title };
  const changedTitle = version.title === own.title ? [] : [{ what: 'Title', ...titles }];
  return [...changedTitle, ...documentDifferences(version.document, own.document)];
}

/** The versions of the post that is being written: each can be compared with the text, and put in its place. */
export function EditorHistory({ postId, present, title, ...texts }: EditorHistoryProps) {
  const { readTexts, onUse } = texts;
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(0);
  const [compared, setCompared] = useState<Compared | null>(null);

  async function readVersion(number: number): Promise<Texts | null> {
    const outcome = await dispatch(fetchVersion({ postId, number }));
    if (!fetchVersion.fulfilled.match(outcome)) return null;
    const { title, content } = outcome.payload;
    const document = parseDocument(content, Infinity);
    return document && { title, document: sanitizeDocument(document) };
  }

  async function handleCompare(number: number) {
    const [version, own] = await Promise.all([readVersion(number), readTexts()]);
    if (version) setCompared({ number, differences: differencesOf(version, own) });
  }

  async function handleUse(number: number) {
    const version = await readVersion(number);
    if (version) onUse(version, number);
  }

  const actionsOf = ({ number, savedAt, isRemoved }: RevisionCard) =>
    isRemoved || number === present ? null : (
      <>
        <VersionButton
          aria-label={`Compare the version of ${localDateAndTime(savedAt)} with your text`}
          onClick={() => void handleCompare(number)}
        >
          Compare
        </VersionButton>
        <VersionButton
          aria-label={`Use the version of ${localDateAndTime(savedAt)}`}
          onClick={() => void handleUse(number)}
        >
          Use this version
        </VersionButton>
      </>
    );

  return (
    <div className="grid gap-6">
      {compared ? (
        <section aria-label="Differences" aria-live="polite" className="grid gap-3">
          <h3 className="text-xl">Version {compared.number} and your text</h3>
          {compared.differences.length > 0 ? (
            <DifferenceList
              differences={compared.differences}
              before={`Version ${compared.number}`}
              after="Your text"
            />
          ) : (
            <p className="text-quiet">There is no difference.</p>
          )}
        </section>
      ) : null}
      <VersionList
        postId={postId}
        page={page}
        onPage={setPage}
        present={present}
        title={title}
        chosen={compared && compared.number}
        renderActions={actionsOf}
      />
    </div>
  );
}
