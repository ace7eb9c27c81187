import { uploadTexts } from '@contract/texts/uploadTexts';

const uploadFailure = {
  'Couldn’t upload image. Please try another.': uploadTexts.pictureRefused,
};

/** Texts of Editor.js and its tools that the product replaces. */
export const dictionary = {
  tools: {
    image: uploadFailure,
    simpleImage: uploadFailure,
  },
};
