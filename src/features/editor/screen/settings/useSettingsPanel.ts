import { postSettingsKey } from '@contract/storageKeys';
import { useState } from 'react';
import { storage } from '@/lib/browser/storage';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import type { PublishingState } from '../../publishing/publishingState';

const closed = 'closed';

type Focus = PublishingState['focus'];

const isInSettings = (focus: Focus) =>
  focus !== null &&
  'field' in focus.place &&
  focus.place.field !== 'title' &&
  focus.place.field !== 'content';

/**
 * Whether the post settings are open: as a column beside the text, or on a narrow screen as a sheet.
 * This device remembers the column. Both open for a field that gets the focus.
 */
export function useSettingsPanel(focus: Focus) {
  const isSheet = useMediaQuery('(max-width: 63.99rem)');
  const [isColumnOpen, setIsColumnOpen] = useState(() => storage.read(postSettingsKey) !== closed);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [lastFocus, setLastFocus] = useState(focus);

  // While rendering, so that the field can be focused in an effect of the same render.
  if (focus !== lastFocus) {
    setLastFocus(focus);
    if (isInSettings(focus)) {
      setIsColumnOpen(true);
      setIsSheetOpen(true);
    } else if (focus) setIsSheetOpen(false);
  }

  function toggleColumn() {
    setIsColumnOpen(!isColumnOpen);
    if (isColumnOpen) storage.write(postSettingsKey, closed);
    else storage.remove(postSettingsKey);
  }

  return {
    isSheet,
    isOpen: isSheet ? isSheetOpen : isColumnOpen,
    toggle: () => (isSheet ? setIsSheetOpen(!isSheetOpen) : toggleColumn()),
    closeSheet: () => setIsSheetOpen(false),
  };
}

export type SettingsPanel = ReturnType<typeof useSettingsPanel>;
