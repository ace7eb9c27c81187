import { Head } from '@/ui/Head';
import { LoadingStatus } from '@/ui/Skeleton';

/** The title isn't visible, so that the editor looks like the post. */
export function EditorHead({ isNew }: { isNew: boolean }) {
  const title = isNew ? 'Create New Post' : 'Update Post';
  return (
    <>
      <Head title={title} description={(site) => `Write on ${site}.`} isPrivate />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}

/** Stands for the editor until it has what it opens. Screen readers announce the label. */
export const EditorLoading = ({ isNew = false, label }: { isNew?: boolean; label: string }) => (
  <section>
    <EditorHead isNew={isNew} />
    <LoadingStatus label={label} />
  </section>
);
