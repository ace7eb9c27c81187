import { paths } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { MoveScreen } from '@/features/move/screen/MoveScreen';
import { PostDocument } from '@/features/posts/post/document/PostDocument';
import { readContent } from '@/features/posts/post/document/readBlocks';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useSite } from '@/lib/site';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';

const renderText = (content: string) => (
  <PostDocument blocks={readContent(content)?.blocks ?? []} markedKey={null} />
);

export function MovePage() {
  const siteAddress = useSiteAddress();
  const { name } = useSite();
  return (
    <section className="page-width grid gap-10 py-12 md:py-16">
      <Head
        title="Move your blog"
        description={(site) =>
          `Bring your posts to ${site} from Ghost, WordPress, Medium, Substack, Hashnode, DEV, Hugo, Jekyll or Obsidian.`
        }
        canonical={siteAddress(paths.move)}
      />
      <div className="grid gap-4">
        <h1 className="text-4xl md:text-5xl">Move your blog</h1>
        <p className="max-w-column font-serif text-xl text-quiet">
          Choose an export of Ghost, WordPress, Medium, Substack, Hashnode, DEV or {name}, or a
          folder of Hugo, Jekyll or Obsidian. You see how each post will look here and what would be
          lost. Nothing is uploaded before you press “Move in”.
        </p>
      </div>
      <NeedsScript message={loadingTexts.formNeedsScript}>
        <MoveScreen renderText={renderText} />
      </NeedsScript>
    </section>
  );
}
