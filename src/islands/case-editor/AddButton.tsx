import { useRef } from 'react';

interface AddButtonProps {
  label: string;
  /** Only the icon is shown; the label is said. */
  isIcon?: boolean;
  /** Chooses a whole folder. */
  directory?: boolean;
  icon?: string;
  primary?: boolean;
  onFiles(files: File[]): void;
}

/** A button that opens the browser's own file chooser. */
export function AddButton({ label, isIcon, directory, icon, primary, onFiles }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isIcon ? 'icon-button' : primary ? 'button primary' : 'button'}
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        onClick={() => input.current?.click()}
      >
        <i className={icon ?? 'i-lucide-image-plus'} aria-hidden="true" />
        {!isIcon && label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(directory ? { webkitdirectory: '' } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
