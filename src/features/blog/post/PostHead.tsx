import type { PostDetails } from '@contract/entities';
import { postPath } from '@/lib/paths';
import { socialImage } from '@/lib/pictures';
import { useSiteAddress } from '@/lib/useSiteAddress';
import { Head } from '@/ui/Head';

function articleData(post: PostDetails, { url, image }: { url: string; image: string }) {
  const { author } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.metaDescription,
    keywords: post.seoKeywords,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: url,
    author: { '@type': 'Person', name: `${author.firstName} ${author.lastName}` },
    ...(image ? { image } : {}),
  };
}

export function PostHead({ post }: { post: PostDetails }) {
  const siteAddress = useSiteAddress();
  const url = siteAddress(postPath(post.url));
  const picture = post.public_image.resource_url;
  const image = picture ? siteAddress(picture) : '';
  return (
    <Head
      title={post.title}
      description={post.metaDescription}
      keywords={post.seoKeywords}
      image={image || siteAddress(socialImage)}
      canonical={url}
      kind="article"
      isPrivate={!post.isPublished}
      data={articleData(post, { url, image })}
    />
  );
}
