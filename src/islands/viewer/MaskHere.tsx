import { useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { MaskDialog } from '../image-review/MaskDialog.tsx';
import { maskableByReload } from '../image-review/maskable-by-reload.ts';

interface MaskHereProps {
  engine: Engine;
  shown: ViewerCase;
  /** The autosave of the part being edited beside the images. */
  autosave: NonNullable<Parameters<typeof maskableByReload>[2]>;
}

/** The images of the active panel, starting with the one on screen. */
function imagesBefore({ engine }: Pick<MaskHereProps, 'engine'>) {
  const { active, panels } = engine.snapshot().state;
  const { index = 0 } = panels[active] ?? {};
  const files = engine.stackOf(active)?.files ?? [];
  const images = files.filter((file) => file !== null);
  return {
    images,
    first: Math.max(0, images.indexOf(files[index] ?? '')),
    // Here sizes are known only once the images are painted; the case's editor knows them from the start.
    areAlike: false,
  };
}

/** For the case's owner: blacks out parts of the image on screen. */
export function MaskHere(props: MaskHereProps) {
  const [masked, setMasked] = useState<ReturnType<typeof imagesBefore>>();
  const { facts, folders } = props.shown;
  if (!facts.mine) return null;
  // Text that identifies a patient is on the slices that are not shown as well.
  if (folders.some(({ isPart }) => isPart))
    return (
      <p className="hint">
        {m.inEditor} <a href={casePaths.edit(facts._id)}>{itemHeadMessages.editCase}</a>
      </p>
    );
  return (
    <>
      <button type="button" className="button" onClick={() => setMasked(imagesBefore(props))}>
        <i className="i-lucide-eye-off" aria-hidden="true" />
        {m.openHere}
      </button>
      {masked && (
        <MaskDialog
          item={maskableByReload('case', facts._id, props.autosave)}
          {...masked}
          onClose={() => setMasked(undefined)}
        />
      )}
    </>
  );
}
