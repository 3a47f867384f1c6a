import { type ReactNode, useCallback, useRef, useState } from 'react';
import { addStyle } from '../form/add-style.ts';
import { useLoaded } from '../form/use-loaded.ts';
import type { KeepMenuProps } from './KeepMenu.tsx';
import menuStyle from './keep-menu.css?url';

interface KeepButtonProps extends Pick<KeepMenuProps, 'caseId' | 'onHeld' | 'onNote'> {
  className: string;
  /** What the button is called, when its content does not say it. */
  label?: string;
  pressed?: boolean;
  children: ReactNode;
}

/** Its styles are a file: no list carries them before a case is kept. */
async function loadMenu() {
  const [{ KeepMenu }] = await Promise.all([import('./KeepMenu.tsx'), addStyle(menuStyle)]);
  return KeepMenu;
}

/** Opens the lists that a case can be kept in; they come when they are first asked for. */
export function KeepButton({ caseId, onHeld, onNote, className, label, pressed, children }: KeepButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const Menu = useLoaded<KeepMenuProps>(isOpen, loadMenu, close);
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
