import * as v from 'valibot';
import { embedFrame } from '../embeds';
import { plainText } from '../html/plainText';
import { cleanFields, imageUrl, inlineHtml, plain, setting, webUrl } from './cleaners';
import { defineBlock } from './defineBlock';
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
});
