import { editPath, paths } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { openNew } from '@/features/editor/draft/draft';
import { unfinishedDraft } from '@/features/editor/draft/unfinishedDraft';
import { useClosedEditors } from '@/features/editor/model/closedEditors';
import { EditorLoading } from '@/features/editor/screen/EditorHead';
import { Redirect } from '@/ui/Redirect';
import '@/memberStyles.css';
import { useViewer } from '@/store/hooks';
import { EditorSection } from './editor/EditorSection';
import { UpdatePage } from './editor/UpdatePage';

const authorState = v.object({ authorId: v.string() });
const unfinishedState = v.object({ isUnfinished: v.literal(true) });
const postState = v.object({ post: v.object({ url: v.string() }) });

function CreatePage({ state }: { state: unknown }) {
  // The local draft is read after the other tab is closed, so a new post needs no reload.
  const [opened] = useState(() => {
    const parsed = v.safeParse(authorState, state);
    return openNew(parsed.success ? parsed.output.authorId : null);
  });
  const viewerId = useViewer()?.id ?? '';
  const [continued] = useState(continuedDraft.read);
  const findUnfinished = () => (opened.authorId === null ? unfinishedDraft.urlOf(viewerId) : null);
  const [unfinished, setUnfinished] = useState(findUnfinished);
  if (continued !== null) return <Redirect to={editPath(continued)} />;
  if (unfinished !== null)
    return <Redirect to={editPath(unfinished)} state={{ isUnfinished: true }} />;
  // The other tab may have saved its new post as a draft.
  const handleUnlocked = () => setUnfinished(findUnfinished);
  return <EditorSection opened={opened} onUnlocked={handleUnlocked} />;
}

/** The post to update is named by the address or the navigation state. */
function OpenedPage({ isNew }: { isNew: boolean }) {
  const { state } = useLocation();
  const [search] = useSearchParams();
  if (isNew) return <CreatePage state={state} />;
  const fromState = v.safeParse(postState, state);
  const url = search.get('post') ?? (fromState.success ? fromState.output.post.url : null);
  if (!url) return <Redirect to={paths.dashboard} />;
  if (!search.has('post')) {
    return <Redirect to={editPath(url)} state={state} />;
  }
  const isUnfinished = v.is(unfinishedState, state);
  return <UpdatePage key={url} url={url} isUnfinished={isUnfinished} />;
}

/** /create and /update. */
export function EditorPage() {
  const isNew = useLocation().pathname.startsWith(paths.create);
  if (useClosedEditors()) return <OpenedPage isNew={isNew} />;
  return <EditorLoading isNew={isNew} label={loadingTexts.editor} />;
}
