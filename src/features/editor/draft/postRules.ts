import { readCanonicalUrl } from '@contract/canonicalUrl';
import { showsAnything } from '@contract/document/documentText';
import { brokenFields } from '@contract/ruleParts';
import { createPostRules, draftPostRules, type PostForm, updatePostRules } from '@contract/rules';
import { missingFieldTexts } from '@contract/texts/editorTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { addTags } from '@/lib/addTags';
import { withoutMissingPictures } from '../document/missingPictures';
import type { Draft, SavedPost } from './draft';
import type { FieldName } from './fieldNames';

/** The message beside each field that is refused. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** A draft in the shape that the rules of the post form check. */
export function ruledForm({ fields, picture, ...draft }: Draft): PostForm {
  const document = withoutMissingPictures(draft.document);
  const content = showsAnything(document) ? JSON.stringify(document) : '';
  const { typedTag, note: _, isSmall: __, ...texts } = fields;
  const { tags, rest } = addTags(texts.tags, typedTag);
  const canonicalUrl = readCanonicalUrl(texts.canonicalUrl, location.origin);
  return { ...texts, canonicalUrl, tags: [...tags, ...rest], content, postImage: picture };
}

/** A published post keeps its picture; a draft can be without one until it is published. */
function rulesOf(saved: SavedPost | null) {
  return saved && (saved.isPublished || saved.picture !== '') ? updatePostRules : createPostRules;
}

/** A field that can be empty has no text. */
export const missingTexts: Readonly<Partial<Record<FieldName, string>>> = missingFieldTexts;

/** An empty field says what it needs: that all are mandatory is said once for the whole form. */
export const fieldMessage = (field: FieldName, message: string) =>
  message === validationTexts.postIncomplete ? (missingTexts[field] ?? message) : message;

export type SendContext = {
  saved: SavedPost | null;
  /** The url belongs to another post. */
  isUrlTaken: boolean;
};

export type Refusal = {
  fieldErrors: FieldErrors;
  /** What is said about the whole form. */
  message: string | null;
};

function refusalOf(rules: typeof draftPostRules, draft: Draft, isUrlTaken: boolean): Refusal {
  const broken = brokenFields(rules, ruledForm(draft));
  const errors: Partial<Record<FieldName, string>> = isUrlTaken
    ? { url: writingTexts.urlTaken }
    : {};
  for (const [field, message] of broken) errors[field] = fieldMessage(field, message);
  const messages = [...broken.values()];
  const { postIncomplete } = validationTexts;
  const message = messages.includes(postIncomplete) ? postIncomplete : (messages[0] ?? errors.url);
  return { fieldErrors: errors, message: message ?? null };
}

/** Why a post can't be published as it is. */
export const publishRefusal = (draft: Draft, { saved, isUrlTaken }: SendContext) =>
  refusalOf(rulesOf(saved), draft, isUrlTaken);

/** Why a draft can't be saved: it can be incomplete. */
export const draftRefusal = (draft: Draft, { isUrlTaken }: SendContext) =>
  refusalOf(draftPostRules, draft, isUrlTaken);
