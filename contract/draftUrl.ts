/** The address of a draft whose writer has not chosen one yet. No other post can have it before. */
export const draftUrl = (id: string) => `draft-${id}`;

/** The id in an address of `draftUrl`; null for other addresses. */
export const idOfDraftUrl = (url: string) =>
  url.startsWith(draftUrl('')) ? url.slice(draftUrl('').length) : null;

/** The address that the writer has chosen for a post; '' if it still has that of `draftUrl`. */
export const chosenUrl = ({ id, url }: { id: string; url: string }) =>
  url === draftUrl(id) ? '' : url;
