import * as v from 'valibot';
import { missingPicture } from '../../texts/missingPictures';
import { embedFrame } from '../embeds';
import { plainText } from '../html/plainText';
import { checkLinks } from './checkLinks';
import { cleanFields, imageUrl, inlineHtml, plain, setting, webUrl } from './cleaners';
import { type BlockCheck, type CheckContext, defineBlock } from './defineBlock';
import { flag, size, text } from './fields';

const noFile = { url: '' };
const file = v.fallback(v.optional(v.object({ url: text }), noFile), noFile);

const pictureData = v.pipe(
  v.object({
    file,
    url: text,
    alt: text,
    decorative: flag,
    caption: text,
    stretched: flag,
    withBorder: flag,
    withBackground: flag,
  }),
  v.transform(({ file, url, ...rest }) => ({ ...rest, url: file.url || url })),
);

type PictureData = v.InferOutput<typeof pictureData>;

const missingAlt: BlockCheck = {
  message: 'This picture has no alternative text.',
  fix: { kind: 'set', label: 'Mark it as decorative', data: { decorative: true } },
};

const picture = {
  data: pictureData,
  clean: {
    file: cleanFields({ url: imageUrl }),
    url: imageUrl,
    alt: plain,
    decorative: setting,
    caption: inlineHtml,
    stretched: setting,
    withBorder: setting,
    withBackground: setting,
  },
  text: ({ caption }: PictureData) => plainText(caption),
  showsWithoutText: ({ url }: PictureData) => url !== '',
  checks: ({ url, alt, decorative, caption }: PictureData, context: CheckContext) => [
    ...(url === '' ? [{ message: missingPicture }] : []),
    ...(url !== '' && alt.trim() === '' && !decorative ? [missingAlt] : []),
    ...checkLinks([caption], context),
  ],
};

export const image = defineBlock('image', { label: 'Image', ...picture });

export const simpleImage = defineBlock('simpleImage', { label: 'Image by address', ...picture });

export const embed = defineBlock('embed', {
  label: 'Video',
  data: v.object({ service: text, source: text, caption: text, width: size, height: size }),
  clean: {
    service: setting,
    source: webUrl,
    caption: inlineHtml,
    width: setting,
    height: setting,
  },
  // The stored address of the frame is never used: it is computed again from service and source.
  derive: (data) => ('embed' in data ? { ...data, embed: embedFrame(data)?.src ?? '' } : data),
  text: ({ caption }) => plainText(caption),
  showsWithoutText: ({ source }) => source !== '',
  checks: ({ caption }, context) => checkLinks([caption], context),
});
