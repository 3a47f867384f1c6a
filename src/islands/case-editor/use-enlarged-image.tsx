import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { imageAspect } from '#lib/cases/image-aspect.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { EnlargedImage } from './EnlargedImage.tsx';
import type { CaseEditor } from './editor.ts';

/** The image of a folder that is shown large, if any: the function that opens it, and its dialog. */
export function useEnlargedImage(editor: CaseEditor, folder: CaseFolder) {
  const { name, images } = folder;
  const [index, setIndex] = useState<number | null>(null);
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const image = index === null ? undefined : images[index];
  const file = image?.file;
  const dialog = index !== null && image && file !== undefined && (
    <EnlargedImage
      folder={name}
      source={saved.has(file) ? imagePath(editor.id, file) : previews[file]}
      aspect={imageAspect(folder, image)}
      index={index}
      count={images.length}
      onGo={setIndex}
      onClose={() => setIndex(null)}
    />
  );
  return { open: setIndex, dialog };
}
