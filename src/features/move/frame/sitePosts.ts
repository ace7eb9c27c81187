import type { ArchiveFile } from '../archives/archive';
import type { RehearsedPost } from '../model/rehearsal';
import { archivePicture, withoutArchiveAddresses } from '../model/withoutArchiveAddresses';
import type { PostsPart, SitePost } from './frameMessages';

/** A part ends with the post that reaches one of these. A post has up to a million characters. */
const most = { posts: 20, characters: 200_000 };

/** The posts in the form in which the frame gets them, and the pictures for which it asks. */
export function createSitePosts(posts: readonly RehearsedPost[]) {
  const files = new Map<string, ArchiveFile>();

  function convert(post: RehearsedPost, at: number): SitePost {
    const shown = withoutArchiveAddresses(post, `${archivePicture}${at}-`);
    for (const [address, file] of shown.files) files.set(address, file);
    return {
      title: post.title,
      url: post.url,
      content: shown.content,
      tags: [...post.tags],
      description: post.description,
      keywords: post.keywords,
      canonicalUrl: post.canonicalUrl,
      publishedAt: post.publishedAt,
      cover: post.cover ? shown.cover : '',
    };
  }

  return {
    partFrom(from: number): PostsPart {
      const part: SitePost[] = [];
      let characters = 0;
      for (const post of posts.slice(from, from + most.posts)) {
        if (characters > most.characters) break;
        part.push(convert(post, from + part.length));
        characters += post.content.length;
      }
      return { posts: part, isLast: from + part.length >= posts.length };
    },
    /** Null for an address that no converted post has, and for a file that can't be read. */
    async readPicture(address: string) {
      const file = files.get(address);
      return file ? file.blob().catch(() => null) : null;
    },
  };
}
