import { useState } from 'react';
import type { Opened } from './draft';
import { useEditorInstance } from './instance/useEditorInstance';
import { Warnings } from './localDrafts/Warnings';

const nothing = () => undefined;

/** What a second tab shows of a post that is being written in another: all of it, to read only. */
export function ReadOnlyEditor({ opened }: { opened: Opened }) {
  const [{ fields, document }] = useState(opened.draft);
  const { holder, instance } = useEditorInstance({
    document,
    isReadOnly: true,
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
    announce: nothing,
    onUploads: nothing,
    onChange: nothing,
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
