import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { type BookAddress, bookPath } from '../model/bookAddress';

type ListBarProps = {
  shown: BookAddress;
  isChoosing: boolean;
  onChoosing: () => void;
  onKeys: () => void;
  children: string;
};

const orders = [
  { value: 'newest', name: 'Newest' },
  { value: 'post', name: 'By post' },
  { value: 'day', name: 'By day' },
] as const;

/** How many passages are listed, in which order, and what can be done with the list. */
export function ListBar({ shown, isChoosing, onChoosing, onKeys, children }: ListBarProps) {
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <p role="status" className="me-auto text-sm text-quiet tabular-nums wrap-anywhere">
        {children}
      </p>
      <SelectField
        label="Order"
        isLabelHidden
        value={shown.order}
        options={orders}
        className="w-auto! border-transparent! bg-transparent! text-sm"
        onChange={(order) => void navigate(bookPath({ ...shown, order }))}
      />
      <Button
        variant="quiet"
        className="px-2! text-sm!"
        aria-pressed={isChoosing}
        onClick={onChoosing}
      >
        Choose
      </Button>
      <Button
        variant="quiet"
        className="px-2! text-sm! pointer-coarse:hidden"
        aria-label="Keys"
        title="Keys"
        onClick={onKeys}
      >
        ?
      </Button>
    </div>
  );
}
