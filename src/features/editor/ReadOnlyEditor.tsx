import { useState } from 'react';
import type { OpenedPost } from './draft';
import { useEditorInstance } from './instance/useEditorInstance';
import { Warnings } from './localDrafts/Warnings';

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
    <div className="grid gap-8">
      <Warnings warning="second" />
      {opened.saved ? (
        <h2 className="mx-auto w-full max-w-column text-3xl">{fields.title}</h2>
      ) : null}
      <div
        ref={holder}
        className="post-editor font-serif text-[1.2rem]"
        aria-busy={instance === null}
      />
    </div>
  );
}
