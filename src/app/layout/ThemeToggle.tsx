import { themeKey } from '@contract/storageKeys';
import { useEffect, useState } from 'react';
import { storage } from '@/lib/browser/storage';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { IconButton } from '@/ui/IconButton';

/** A script in index.html sets the initial theme before the first paint. */
const readIsDark = () => document.documentElement.dataset.theme === 'dark';

/** The colour of the browser follows the theme, which may not be the system's. */
function showThemeColor(isDark: boolean) {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [at, meta] of metas.entries()) {
    meta.media = (at === 1) === isDark ? '' : 'not all';
  }
}

export function ThemeToggle() {
  const initial = useBrowserValue(readIsDark, false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isDark = chosen ?? initial;

  useEffect(() => showThemeColor(isDark), [isDark]);

  function handleToggle() {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    storage.write(themeKey, theme);
    setChosen(!isDark);
  }

  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={handleToggle}
    />
  );
}
