import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';
import type { SettingsPanel } from './useSettingsPanel';

const title = 'Post settings';

type PostSettingsProps = { id: string; panel: SettingsPanel; children: ReactNode };

/** What belongs to a post besides its title and text: a column beside the text, or a sheet. */
export function PostSettings({ id, panel, children }: PostSettingsProps) {
  const { isSheet, isOpen, closeSheet } = panel;
  if (isSheet) {
    return (
      <div id={id}>
        <Dialog title={title} variant="sheet" isOpen={isOpen} onClose={closeSheet}>
          {children}
        </Dialog>
      </div>
    );
  }
  return (
    <aside id={id} aria-label={title} hidden={!isOpen} className="post-settings border-s">
      <div className="grid gap-6 px-6 py-8">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
    </aside>
  );
}
