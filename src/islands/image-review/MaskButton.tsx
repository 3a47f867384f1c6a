import { useState } from 'react';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MaskDialog, type MaskDialogProps } from './MaskDialog.tsx';

interface MaskButtonProps extends Omit<MaskDialogProps, 'onClose'> {
  disabled?: boolean;
  /** Shows words beside the icon. */
  hasWords?: boolean;
}

/** Blacks out parts of a stored image, wherever its owner sees it. */
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
