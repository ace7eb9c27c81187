import { Dialog } from '@/ui/Dialog';
import { HeaderSearch } from './HeaderSearch';
import { NavigationLinks } from './NavigationLinks';

type PhoneMenuProps = Pick<
  Parameters<typeof NavigationLinks>[0],
  'viewer' | 'canWrite' | 'onLogout'
> & {
  isOpen: boolean;
  onClose: () => void;
};

/** The links and the search of the header, on small screens. */
export function PhoneMenu({ isOpen, onClose, ...links }: PhoneMenuProps) {
  return (
    <Dialog title="Menu" variant="drawerAtEnd" isOpen={isOpen} onClose={onClose}>
      <HeaderSearch isInMenu onSearched={onClose} />
      <nav aria-label="Main">
        <NavigationLinks isVertical {...links} onNavigate={onClose} />
      </nav>
    </Dialog>
  );
}
