import { editorLimits } from '@contract/document/editorLimits';
import { limits } from '@contract/limits';
import { validationTexts } from '@contract/texts/validationTexts';
import type { ReactNode } from 'react';
import { notify } from '@/lib/notify';
import { Checkbox } from '@/ui/Checkbox';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import type { SavedPost } from '../../draft/draft';
import type { FieldName } from '../../draft/fieldNames';
import type { PostForm } from '../../model/usePostForm';
import { ChangeAddress } from '../settings/ChangeAddress';
import { CanonicalUrlField } from './CanonicalUrlField';
import { PictureField } from './PictureField';
import { TagsField } from './TagsField';
import { UrlField } from './UrlField';

/** What the history of a public post says about the change that is being written. */
function ChangeNote({ form }: { form: Pick<PostForm, 'fields' | 'describeChange'> }) {
  const { fields, describeChange } = form;
  return (
    <div className="grid gap-3">
      <TextField
        label="What you changed (optional)"
        name="note"
        maxLength={limits.longest.revisionNote}
        hint="Readers see it in the history of the post."
        value={fields.note}
        onChange={(event) => describeChange({ note: event.target.value })}
      />
      <Checkbox
        label="A small correction"
        hint="The date of the last change stays."
        checked={fields.isSmall}
        onChange={(isSmall) => describeChange({ isSmall })}
      />
    </div>
  );
}

type DescriptionFieldProps = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** Longer descriptions are allowed, but search engines cut them off. */
function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const { length } = value.trim();
  const isLong = length > editorLimits.descriptionAdvice;
  return (
    <TextArea
      label="Meta description"
      name="metaDescription"
      rows={3}
      hint={
        <>
          Shown on cards and by search engines.{' '}
          <span className={isLong ? 'text-ink' : ''}>
            <span className="tabular-nums">{length}</span> of about {editorLimits.descriptionAdvice}{' '}
            characters{isLong ? ': the end may be cut off.' : '.'}
          </span>
        </>
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const tooManyTags = `Cannot add more than ${limits.tagsPerPost} tags.`;

type DetailFieldsProps = {
  form: PostForm;
  saved: SavedPost | null;
  /** The saved post if its address is fixed. */
  fixedPost: SavedPost | null;
  /** The address changes with the title. */
  followsTitle: boolean;
  isUrlTaken: boolean;
  /** The address of the chosen or current picture; '' without one. */
  shownPicture: string;
  /** What fills in a field that is missing. */
  renderFix: (field: FieldName) => ReactNode;
  /** Opens the editor at another address of the post. */
  onAddressChanged: (url: string) => void;
};

/** The fields of the post settings, in the order of `fieldNames`. */
export function DetailFields({ form, saved, fixedPost, isUrlTaken, ...parts }: DetailFieldsProps) {
  const { followsTitle, shownPicture, renderFix, onAddressChanged } = parts;
  const { fields, picture, errorOf, set, setTags, setPicture, refuse } = form;

  function handleUrl(url: string) {
    if (!fixedPost) return set('url', url);
    notify.error(validationTexts.urlChanged);
    refuse('url', validationTexts.urlChanged);
  }

  function handleFull() {
    notify.error(tooManyTags);
    refuse('tags', tooManyTags);
  }

  return (
    <>
      <PictureField
        file={picture}
        shown={shownPicture}
        isOptional={saved !== null && saved.picture !== ''}
        error={errorOf('postImage')}
        onChoose={setPicture}
      />
      {renderFix('postImage')}
      <UrlField
        url={fields.url}
        isFixed={fixedPost !== null}
        followsTitle={followsTitle}
        isTaken={isUrlTaken}
        error={errorOf('url')}
        onChange={handleUrl}
      />
      {renderFix('url')}
      {fixedPost ? (
        <div className="-mt-3">
          <ChangeAddress saved={fixedPost} onChanged={onAddressChanged} />
        </div>
      ) : null}
      {fixedPost?.isPublished ? <ChangeNote form={form} /> : null}
      <DescriptionField
        value={fields.metaDescription}
        error={errorOf('metaDescription')}
        onChange={(value) => set('metaDescription', value)}
      />
      {renderFix('metaDescription')}
      <TagsField
        tags={fields.tags}
        typed={fields.typedTag}
        error={errorOf('tags')}
        onChange={setTags}
        onFull={handleFull}
      />
      <TextField
        label="SEO keywords"
        name="seoKeywords"
        hint="With commas between them."
        value={fields.seoKeywords}
        error={errorOf('seoKeywords')}
        onChange={(event) => set('seoKeywords', event.target.value)}
      />
      {renderFix('seoKeywords')}
      <CanonicalUrlField
        value={fields.canonicalUrl}
        error={errorOf('canonicalUrl')}
        onChange={(value) => set('canonicalUrl', value)}
        onRefuse={(message) => refuse('canonicalUrl', message)}
      />
    </>
  );
}
