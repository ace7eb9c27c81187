import { editPath, paths } from '@contract/pages';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { openNew } from '@/features/editor/draft/draft';
import '@/memberStyles.css';
import { EditorSection } from './editor/EditorSection';
import { UpdatePage } from './editor/UpdatePage';

const authorState = v.object({ authorId: v.string() });
const postState = v.object({ post: v.object({ url: v.string() }) });

function CreatePage({ state }: { state: unknown }) {
  // The local draft is read after the other tab is closed, so a new post needs no reload.
  const [opened] = useState(() => {
    const parsed = v.safeParse(authorState, state);
    return openNew(parsed.success ? parsed.output.authorId : null);
  });
  const [continued] = useState(continuedDraft.read);
  if (continued !== null) return <Navigate to={editPath(continued)} replace />;
  return <EditorSection opened={opened} onUnlocked={() => undefined} />;
}

/** /create and /update. The post to update is named by the address or the navigation state. */
export function EditorPage() {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  if (pathname.startsWith(paths.create)) return <CreatePage state={state} />;
  const fromState = v.safeParse(postState, state);
  const url = search.get('post') ?? (fromState.success ? fromState.output.post.url : null);
  if (!url) return <Navigate to={paths.dashboard} replace />;
  if (!search.has('post')) {
    return <Navigate to={editPath(url)} state={state} replace />;
  }
  return <UpdatePage key={url} url={url} />;
}
