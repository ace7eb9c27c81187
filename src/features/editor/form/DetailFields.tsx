import { limits } from '@contract/limits';
import { postTexts } from '@contract/texts/postTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { notify } from '@/lib/notify';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import type { SavedPost } from '../draft';
import { PictureField } from './PictureField';
import { TagsField } from './TagsField';
import type { PostForm } from './usePostForm';

const tooManyTags = `Cannot add more than ${limits.tagsPerPost} tags.`;

type DetailFieldsProps = { form: PostForm; saved: SavedPost | null; isUrlTaken: boolean };

/** The fields under the document. */
export function DetailFields({ form, saved, isUrlTaken }: DetailFieldsProps) {
  const { fields, picture, errorOf, set, setTags, setPicture, refuse } = form;

  function handleUrl(url: string) {
    if (!saved) return set('url', url);
    notify.error(validationTexts.urlChanged);
    refuse('url', validationTexts.urlChanged);
  }

  function handleFull() {
    notify.error(tooManyTags);
    refuse('tags', tooManyTags);
  }

  return (
    <section aria-label="About the post" className="mx-auto grid w-full max-w-column gap-6">
      <TextField
        label="Post URL"
        name="url"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.url}
        hint={saved ? 'The address of a published post stays as it is.' : 'Spaces become hyphens.'}
        error={errorOf('url') ?? (isUrlTaken ? postTexts.urlTaken : null)}
        onChange={(event) => handleUrl(event.target.value)}
      />
      <TextArea
        label="Meta description"
        name="metaDescription"
        rows={3}
        hint="Shown on cards and by search engines."
        value={fields.metaDescription}
        error={errorOf('metaDescription')}
        onChange={(event) => set('metaDescription', event.target.value)}
      />
      <TextField
        label="SEO keywords"
        name="seoKeywords"
        hint="With commas between them."
        value={fields.seoKeywords}
        error={errorOf('seoKeywords')}
        onChange={(event) => set('seoKeywords', event.target.value)}
      />
      <TagsField
        tags={fields.tags}
        typed={fields.typedTag}
        error={errorOf('tags')}
        onChange={setTags}
        onFull={handleFull}
      />
      <PictureField
        file={picture}
        current={saved?.picture ?? null}
        error={errorOf('postImage')}
        onChoose={setPicture}
      />
    </section>
  );
}
