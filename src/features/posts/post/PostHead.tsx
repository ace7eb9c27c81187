import { cardPath } from '@contract/cardPath';
import type { PostDetails } from '@contract/entities';
import { paths, postPath, profilePath } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { socialImage } from '@/lib/pictures';
import { useServedPage } from '@/lib/servedPage';
import { useSite } from '@/lib/site';
import { breadcrumbList } from '@/lib/structuredData';
import { publicationOf } from '@/store/posts/publicationOf';
import { Head } from '@/ui/Head';
import { blogPosting } from './blogPosting';
import { useFirstUrl } from './useFirstUrl';

export function PostHead({ post }: { post: PostDetails }) {
  const siteAddress = useSiteAddress();
  const { name: siteName, logo } = useSite();
  const canDrawCards = useServedPage() !== null;
  const { _id: id, metaDescription: description, author } = post;
  const title = post.title || postTexts.untitled;
  const authorName = `${author.firstName} ${author.lastName}`;
  const url = siteAddress(postPath(post.url));
  const firstUrl = useFirstUrl(post);
  const substitute = canDrawCards ? cardPath({ kind: 'post', id, title, authorName }) : socialImage;
  const image = siteAddress(post.public_image.resource_url || substitute);
  return (
    <Head
      title={title}
      description={description}
      keywords={post.seoKeywords}
      image={image}
      canonical={firstUrl || url}
      ownAddress={url}
      kind="article"
      isPrivate={!post.isPublished}
      feed={{ kind: 'author', username: author.username }}
      data={[
        blogPosting({
          title,
          description,
          keywords: post.seoKeywords,
          publishedAt: publicationOf(post),
          changedAt: post.updatedAt,
          url,
          firstUrl,
          image,
          author: { name: authorName, url: siteAddress(profilePath(author.username)) },
          siteName,
          logo: logo && siteAddress(logo),
        }),
        breadcrumbList([
          { name: 'Home', url: siteAddress(paths.home) },
          { name: 'All Posts', url: siteAddress(paths.posts) },
          { name: title, url },
        ]),
      ]}
    />
  );
}
