import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { ViewStatus } from './ViewStatus.tsx';

interface AnnouncementsProps {
  engine: Engine | null;
  snapshot: Snapshot;
  /** The folder of the active panel, once the panel has settled on an image. */
  folder: ViewerFolder | undefined;
  image: number;
}

/** Announces to screen readers the image, its view, the measurement moved by keys, and undo steps. */
export function Announcements({ engine, snapshot, folder, image }: AnnouncementsProps) {
  const Selected = useLoaded(
    snapshot.state.selection !== null,
    async () => (await import('./SelectedMeasure.tsx')).SelectedMeasure,
    () => undefined,
  );
  const { past, future } = snapshot.state.history;
  const Steps = useLoaded(
    past.length + future.length > 0,
    async () => (await import('./MeasureSteps.tsx')).MeasureSteps,
    () => undefined,
  );
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {folder && m.spokenPosition(folder.name, image, folder.count)}
      </p>
      <ViewStatus engine={engine} snapshot={snapshot} />
      <p className="visually-hidden" role="status">
        {Selected && engine && <Selected engine={engine} state={snapshot.state} />}
      </p>
      <p className="visually-hidden" role="status">
        {Steps && <Steps history={snapshot.state.history} />}
      </p>
    </>
  );
}
