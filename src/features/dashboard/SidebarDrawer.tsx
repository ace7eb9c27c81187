import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Sidebar } from './Sidebar';

/** The sidebar on small screens. */
export function SidebarDrawer(props: Omit<ComponentProps<typeof Sidebar>, 'onFollow'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Outside of the element that is hidden on wide screens: a hidden open dialog would block the page.
    <>
      <div className="md:hidden">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          Dashboard menu
          <Icon name="down" />
        </Button>
      </div>
      <Dialog title="Dashboard" variant="drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Sidebar {...props} onFollow={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
