import { showsAnything } from '@contract/document/documentText';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { PostDetails } from '@contract/entities';
import { hyphenated, type PostForm } from '@contract/rules';
import { withoutMissingPictures } from '../document/missingPictures';
import type { Draft, SentPost } from '../draft/draft';
import { addTags } from '../draft/tags';

/** A draft in the shape that the rules of the post form check. */
export function ruledForm({ fields, picture, ...draft }: Draft): PostForm {
  const document = withoutMissingPictures(draft.document);
  const content = showsAnything(document) ? JSON.stringify(document) : '';
  const { typedTag, ...texts } = fields;
  const { tags, rest } = addTags(texts.tags, typedTag);
  return { ...texts, tags: [...tags, ...rest], content, postImage: picture };
}

/** A draft in the shape that the server takes. */
export function postBody({ fields, document, picture }: Draft, authorId: string | null) {
  return {
    title: fields.title.trim(),
    content: JSON.stringify(sanitizeDocument(withoutMissingPictures(document))),
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

/** What is sent for a draft, to recognise the post by. An update keeps the post's url. */
export function sentPost(draft: Draft, savedUrl: string | null): SentPost {
  const body = postBody(draft, null);
  const url = savedUrl ?? body.url;
  return { url, texts: joinTexts({ ...body, url }) };
}

type PostTexts = Pick<PostDetails, keyof Texts>;

/** Whether `post` has the texts that were sent. */
export function hasSentTexts(post: PostTexts, sent: SentPost) {
  return joinTexts({ ...post, tags: JSON.stringify(post.tags) }) === sent.texts;
}

type CreatedPost = PostTexts & { author: { _id: string } };

/** Whether `post` was created by what `authorId` has sent. */
export const isSentPost = (post: CreatedPost, sent: SentPost, authorId: string) =>
  post.author._id === authorId && hasSentTexts(post, sent);
