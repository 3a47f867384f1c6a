import type { ViewerCase } from '#lib/contract/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { MaskDialog } from '../image-review/MaskDialog.tsx';
import { pageAnew } from '../image-review/page-anew.ts';

interface MaskInViewerProps {
  engine: Engine;
  shown: ViewerCase;
  onClose(): void;
}

/** Blacks out parts of the images of the active panel, beginning with the one that it is on. */
export function MaskInViewer({ engine, shown, onClose }: MaskInViewerProps) {
  const { active, panels } = engine.snapshot().state;
  const { stack = 0, index = 0 } = panels[active] ?? {};
  const files = engine.stackOf(active)?.files ?? [];
  const first = files[index] ?? '';
  const images = files.filter((file) => file !== null);
  return (
    <MaskDialog
      item={pageAnew('case', shown.facts._id)}
      images={images}
      first={Math.max(0, images.indexOf(first))}
      areAlike={shown.folders[stack]?.series.modality !== null}
      onClose={onClose}
    />
  );
}
