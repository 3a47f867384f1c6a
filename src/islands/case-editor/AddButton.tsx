import { useRef } from 'react';

interface AddButtonProps {
  label: string;
  /** Said in place of the label where that alone would not tell enough. */
  description?: string;
  /** Chooses a whole folder. */
  directory?: boolean;
  icon?: string;
  primary?: boolean;
  onFiles(files: File[]): void;
}

/** A button that opens the browser's own file chooser. */
export function AddButton({ label, description, directory, icon, primary, onFiles }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={primary ? 'button primary' : 'button'}
        aria-label={description}
        onClick={() => input.current?.click()}
      >
        <i className={icon ?? 'i-lucide-image-plus'} aria-hidden="true" />
        {label}
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
