import type { LoaderFunction } from 'react-router-dom';
import type { AppStore } from './store';

/**
 * What a route asks for while its code is still on its way. A loader only starts the data and
 * answers at once; the page shows how far it is.
 */
export function createLoaders(_store: AppStore) {
  const nothing: LoaderFunction = () => null;
  return { home: nothing, posts: nothing, post: nothing, profile: nothing };
}
