import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLoaded } from '../form/use-loaded.ts';
import type { KeepMenuProps } from './KeepMenu.tsx';

interface KeepButtonProps extends Pick<KeepMenuProps, 'caseId' | 'sessionId' | 'onHeld' | 'onNote'> {
  className: string;
  /** Accessible name, if the content does not give one. */
  label?: string;
  pressed?: boolean;
  children: ReactNode;
}

/** Button that opens the menu of lists, whose code is loaded on first use. */
export function KeepButton({
  caseId,
  sessionId,
  onHeld,
  onNote,
  className,
  label,
  pressed,
  children,
}: KeepButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const Menu = useLoaded<KeepMenuProps>(
    isOpen,
    () => import('./KeepMenu.tsx').then(({ loadMenu }) => loadMenu()),
    close,
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} needs-script${pressed ? ' pressed' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen((was) => !was)}
      >
        {children}
      </button>
      {Menu && (
        <Menu
          caseId={caseId}
          sessionId={sessionId}
          opener={button}
          onHeld={onHeld}
          onNote={
            onNote &&
            (() => {
              setOpen(false);
              onNote();
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
