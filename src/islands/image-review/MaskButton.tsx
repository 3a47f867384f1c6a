import { useState } from 'react';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MaskDialog, type MaskDialogProps } from './MaskDialog.tsx';

interface MaskButtonProps extends Omit<MaskDialogProps, 'onClose'> {
  disabled?: boolean;
  /** Whether the button has text beside its icon. */
  hasWords?: boolean;
}

/** Button that opens the masking of a stored image, shown to the owner only. */
export function MaskButton({ disabled = false, hasWords = false, ...props }: MaskButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {hasWords ? (
        <button type="button" className="button" disabled={disabled} onClick={open}>
          <i className="i-lucide-eye-off" aria-hidden="true" />
          {m.open}
        </button>
      ) : (
        <IconButton icon="i-lucide-eye-off" label={m.open} disabled={disabled} onPress={open} />
      )}
      {isOpen && <MaskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
