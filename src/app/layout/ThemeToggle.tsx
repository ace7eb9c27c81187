import { themeKey } from '@contract/storageKeys';
import { useState } from 'react';
import { storage } from '@/lib/storage';
import { IconButton } from '@/ui/IconButton';

/** index.html has chosen the theme before the first paint; from here on the reader does. */
export function ThemeToggle() {
  const [isDark, setIsDark] = useState(document.documentElement.dataset.theme === 'dark');

  function handleToggle() {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    storage.write(themeKey, theme);
    setIsDark(!isDark);
  }

  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={handleToggle}
    />
  );
}
