import { useEffect, useState } from 'react';
import type { FileFormat } from '#lib/questions/exchange/exportable.ts';
import type { CaseEditor } from '../editor.ts';
import { type PreparedPicture, preparePicture, type ReadyPicture } from './prepare-picture.ts';

/** What the dialog shows about the picture. */
export type PictureState = PreparedPicture | { state: 'drawing' | 'failed' };

/** Whether a format can contain pictures: GIFT is plain text. */
export const holdsPictures = (format: FileFormat): boolean => format !== 'gift';

/** Prepares the picture of the case for the chosen format of question file, once the picture is requested. */
export function usePicture(editor: CaseEditor, format: FileFormat, isWanted: boolean) {
  const isAsked = isWanted && holdsPictures(format);
  const [prepared, setPrepared] = useState<PictureState & { format?: FileFormat }>({ state: 'drawing' });
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const tell = (found: PictureState) => !stop.signal.aborted && setPrepared({ ...found, format });
    tell({ state: 'drawing' });
    preparePicture(editor, format, stop.signal).then(tell, () => tell({ state: 'failed' }));
    return () => stop.abort();
  }, [editor, format, isAsked]);
  if (!isAsked) return { isReady: true };
  // The picture must be prepared again for another format, which may need more copies.
  const told: PictureState = prepared.format === format ? prepared : { state: 'drawing' };
  const picture: ReadyPicture | undefined = told.state === 'ready' ? told.picture : undefined;
  return { told, picture, isReady: told.state !== 'drawing' };
}
