/** Text without line breaks and repeated spaces. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
