import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CaseFolder } from '#lib/kinds/case/body-schema.ts';
import { maskingMessages as m } from '#lib/messages/masking.ts';
import { IconButton } from '../form/IconButton.tsx';
import { Loaded } from '../form/Loaded.tsx';
import type { MaskStoredProps } from '../image-review/MaskStored.tsx';
import type { CaseEditor } from './editor.ts';

interface MaskButtonProps {
  editor: CaseEditor;
  folder: CaseFolder;
  /** Of the chosen image. */
  index: number;
}

const load = async () => (await import('../image-review/MaskStored.tsx')).MaskStored;

/** Blacks out parts of the chosen image, or of all of its folder, once the server has them. */
export function MaskButton({ editor, folder: { images, series }, index }: MaskButtonProps) {
  const saved = useStore(editor.$savedFiles);
  const [shown, setShown] = useState<Pick<MaskStoredProps, 'images' | 'first' | 'areAlike'>>();
  const file = images[index]?.file ?? '';
  const open = () => {
    const there = images.filter((image) => saved.has(image.file)).map((image) => image.file);
    setShown({ images: there, first: there.indexOf(file), areAlike: series !== undefined });
  };
  const close = () => setShown(undefined);
  return (
    <>
      <IconButton icon="i-lucide-eye-off" label={m.open(1)} disabled={!saved.has(file)} onPress={open} />
      {shown && (
        <Loaded
          load={load}
          giveUp={close}
          props={{
            id: editor.id,
            ...shown,
            onMask: async (wanted, onDone) =>
              (await import('./mask-in-case.ts')).maskInCase(editor, wanted, onDone),
            onClose: close,
          }}
        />
      )}
    </>
  );
}
