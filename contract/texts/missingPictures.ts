export const unreachablePicture = 'This picture could not be loaded.';

export const missingPicture = "This picture wasn't uploaded. Add it again.";

export const missingPictures = (count: number) =>
  count === 1
    ? "1 picture wasn't uploaded. Add it again."
    : `${count} pictures weren't uploaded. Add them again.`;
