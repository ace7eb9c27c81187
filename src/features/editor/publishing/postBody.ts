import { showsAnything } from '@contract/document/documentText';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { PostDetails } from '@contract/entities';
import { hyphenated, type PostForm } from '@contract/rules';
import type { Draft, SentPost } from '../draft';
import { addTags } from '../form/tags';

/** A draft in the shape that the rules of the post form check. */
export function ruledForm({ fields, document, picture }: Draft): PostForm {
  const content = showsAnything(document) ? JSON.stringify(document) : '';
  const { typedTag, ...texts } = fields;
  return { ...texts, tags: addTags(texts.tags, typedTag).tags, content, postImage: picture };
}

/** A draft in the shape that the server takes. */
export function postBody({ fields, document, picture }: Draft, authorId: string | null) {
  return {
    title: fields.title.trim(),
    content: JSON.stringify(sanitizeDocument(document)),
    tags: JSON.stringify(addTags(fields.tags, fields.typedTag).tags),
    seoKeywords: fields.seoKeywords.trim(),
    metaDescription: fields.metaDescription.trim(),
    url: hyphenated(fields.url),
    ...(picture ? { postImage: picture } : {}),
    ...(authorId ? { authorId } : {}),
  };
}

type Texts = Omit<ReturnType<typeof postBody>, 'postImage' | 'authorId'>;

const joinTexts = ({ title, content, tags, seoKeywords, metaDescription, url }: Texts) =>
  JSON.stringify([url, title, tags, seoKeywords, metaDescription, content]);

/** The texts of a draft that is sent, to recognise the post by. */
export const sentTexts = (draft: Draft) => joinTexts(postBody(draft, null));

type CreatedPost = Pick<PostDetails, keyof Texts> & {
  author: { _id: string };
};

/** Whether `post` was created by what `authorId` has sent. */
export function isSentPost(post: CreatedPost, sent: SentPost, authorId: string) {
  const texts = joinTexts({ ...post, tags: JSON.stringify(post.tags) });
  return post.author._id === authorId && texts === sent.texts;
}
