/** The few words of the tools that the product says in its own way. */
export const dictionary = {
  toolNames: {
    Text: 'Paragraph',
    'Unordered List': 'Bulleted list',
    'Ordered List': 'Numbered list',
  },
  tools: {
    image: {
      'Couldn’t upload image. Please try another.': "Couldn't upload image. Please try another.",
    },
    simpleImage: {
      'Couldn’t upload image. Please try another.': "Couldn't upload image. Please try another.",
    },
  },
};
