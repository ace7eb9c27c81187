import { createContext, useContext } from 'react';
import * as v from 'valibot';

/** What everybody may know about an author. */
export const publicAuthor = v.object({
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  bio: v.string(),
  avatar: v.string(),
});
export type PublicAuthor = v.InferOutput<typeof publicAuthor>;

/** `author` is set on the page of an author. */
export type ServedPage = { author?: PublicAuthor | undefined };

const ServedPageContext = createContext<ServedPage | null>(null);

export const ServedPageProvider = ServedPageContext.Provider;

/**
 * What the server knew about the first page; null if it came from a static host, which has neither
 * feeds nor generated pictures.
 */
export const useServedPage = () => useContext(ServedPageContext);
