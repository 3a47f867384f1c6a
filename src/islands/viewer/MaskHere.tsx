import { useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { MaskDialog } from '../image-review/MaskDialog.tsx';
import { pageAnew } from '../image-review/page-anew.ts';

interface MaskHereProps {
  engine: Engine;
  shown: ViewerCase;
  /** The autosave of what is being edited beside the images. */
  autosave: NonNullable<Parameters<typeof pageAnew>[2]>;
}

/** The images of the active panel, beginning with the one that it is on. */
function imagesBefore({ engine }: Pick<MaskHereProps, 'engine'>) {
  const { active, panels } = engine.snapshot().state;
  const { index = 0 } = panels[active] ?? {};
  const files = engine.stackOf(active)?.files ?? [];
  const images = files.filter((file) => file !== null);
  return {
    images,
    first: Math.max(0, images.indexOf(files[index] ?? '')),
    // Here sizes are known only once the images are painted; the case's editor knows them before.
    areAlike: false,
  };
}

/** For the case's owner: blacks out parts of the image that they are looking at. */
export function MaskHere(props: MaskHereProps) {
  const [masked, setMasked] = useState<ReturnType<typeof imagesBefore>>();
  const { facts, folders } = props.shown;
  if (!facts.mine) return null;
  // An identifying text on one slice is also on those that are not shown.
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
          item={pageAnew('case', facts._id, props.autosave)}
          {...masked}
          onClose={() => setMasked(undefined)}
        />
      )}
    </>
  );
}
