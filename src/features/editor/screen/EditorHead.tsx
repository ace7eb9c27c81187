import { Head } from '@/ui/Head';

/** The title isn't visible, so that the editor looks like the post. */
export function EditorHead({ title }: { title: string }) {
  return (
    <>
      <Head title={title} description={(site) => `Write on ${site}.`} isPrivate />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}
