import { uploadTexts } from '@contract/texts/uploadTexts';

const uploadFailure = {
  'Couldn’t upload image. Please try another.': uploadTexts.pictureRefused,
};

/** Texts of Editor.js and its tools that the product replaces. */
export const dictionary = {
  toolNames: {
    'Unordered List': 'Bulleted list',
    'Ordered List': 'Numbered list',
  },
  tools: {
    image: uploadFailure,
    simpleImage: uploadFailure,
  },
};
