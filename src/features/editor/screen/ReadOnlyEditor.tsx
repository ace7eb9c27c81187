import { useState } from 'react';
import type { OpenedPost } from '../draft/draft';
import { useEditorInstance } from '../surface/useEditorInstance';
import { Warnings } from './drafts/Warnings';

const ignore = () => undefined;

/** What a second tab shows while another tab edits the same post. */
export function ReadOnlyEditor({ opened }: { opened: OpenedPost }) {
  const [{ fields, document }] = useState(opened.draft);
  const { holder, instance } = useEditorInstance({
    document,
    isReadOnly: true,
    upload: () => Promise.reject(new Error('A read-only editor uploads nothing.')),
    announce: ignore,
    onChange: ignore,
  });
  return (
    <>
      <Warnings warning="second" />
      <div className="editor-text grid gap-8">
        {opened.saved ? <h2 className="from-column post-title w-full">{fields.title}</h2> : null}
        <div ref={holder} className="post-editor post-text" aria-busy={instance === null} />
      </div>
    </>
  );
}
