import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { imagePath } from '#lib/domain/image-paths.ts';
import type { CaseFolder } from '#lib/kinds/case/body-schema.ts';
import { EnlargedImage } from './EnlargedImage.tsx';
import type { CaseEditor } from './editor.ts';

/** The image of a folder that is shown large, when one is: what opens it, and its dialog. */
export function useEnlargedImage(editor: CaseEditor, { name, images }: CaseFolder) {
  const [index, setIndex] = useState<number | null>(null);
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const file = index === null ? undefined : images[index]?.file;
  const dialog = index !== null && file !== undefined && (
    <EnlargedImage
      folder={name}
      source={saved.has(file) ? imagePath(editor.id, file) : previews[file]}
      index={index}
      count={images.length}
      onGo={setIndex}
      onClose={() => setIndex(null)}
    />
  );
  return { open: setIndex, dialog };
}
