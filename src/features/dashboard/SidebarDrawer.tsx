import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Sidebar } from './Sidebar';

/** The sidebar where the screen has no room for it. */
export function SidebarDrawer(props: Omit<ComponentProps<typeof Sidebar>, 'onFollow'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // The drawer stands outside of what a wider screen hides: hidden while open, it would hold the page.
    <>
      <div className="md:hidden">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="menu" />
          Open dashboard menu
        </Button>
      </div>
      <Dialog title="Dashboard" variant="drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Sidebar {...props} onFollow={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
