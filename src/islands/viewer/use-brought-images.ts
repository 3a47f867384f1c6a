import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readCaseAgain } from '#lib/cases/browser/case-viewer.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { $broughtImages } from '#lib/questions/image-answers-store.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { type OpenCase, type SetOpen, withImages } from './open-case.ts';

/** Loads the case again when the questions add images that it lacks; the view stays as it is. */
export function useBroughtImages({ shown }: OpenCase, setOpen: SetOpen): void {
  const brought = useStore($broughtImages);
  const id = shown.facts._id;
  const there = new Set(shown.folders.map((folder) => folder.id));
  const isMissing = brought?.caseId === id && brought.folders.some((folder) => !there.has(folder));
  useEffect(() => {
    if (!isMissing) return;
    readCaseAgain(id).then(
      (come) => {
        setOpen((was) => withImages(was, come));
        // What a device keeps is from before the step that brings them.
        const all = new Set(come.shown.folders.map((folder) => folder.id));
        if (!brought?.folders.every((folder) => all.has(folder))) notify('error', m.laterImagesFailure);
      },
      (error) => notify('error', failureText(error, m.laterImagesFailure)),
    );
  }, [brought, id, isMissing, setOpen]);
}
