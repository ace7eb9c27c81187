import { selectViewer, useAppSelector } from './redux';

/** Who uses the page. */
export function useViewer() {
  return useAppSelector(selectViewer);
}
