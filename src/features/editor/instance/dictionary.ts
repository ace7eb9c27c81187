import { uploadTexts } from '@contract/texts/uploadTexts';

const uploadFailure = {
  'Couldn’t upload image. Please try another.': uploadTexts.imageRefused,
};

/** The few words of the tools that the product says in its own way. */
export const dictionary = {
  toolNames: {
    Text: 'Paragraph',
    'Unordered List': 'Bulleted list',
    'Ordered List': 'Numbered list',
  },
  tools: {
    image: uploadFailure,
    simpleImage: uploadFailure,
  },
};
