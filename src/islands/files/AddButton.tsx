import { useRef } from 'react';
import { IconButton } from '../form/IconButton.tsx';

interface AddButtonProps {
  label: string;
  /** Only the icon is visible; the label is for screen readers. */
  isIcon?: boolean;
  /** Whether a whole folder is chosen, instead of files. */
  directory?: boolean;
  icon?: string;
  primary?: boolean;
  onFiles(files: File[]): void;
}

/** A button that opens the browser's own file chooser. */
export function AddButton({
  label,
  isIcon,
  directory,
  icon = 'i-lucide-image-plus',
  primary,
  onFiles,
}: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {isIcon ? (
        <IconButton icon={icon} label={label} onPress={choose} />
      ) : (
        <button type="button" className={primary ? 'button primary' : 'button'} onClick={choose}>
          <i className={icon} aria-hidden="true" />
          {label}
        </button>
      )}
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
