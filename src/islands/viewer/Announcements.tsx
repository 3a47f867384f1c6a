import type { ViewerFolder } from '#lib/contract/viewer.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { MeasureStatus } from './MeasureStatus.tsx';
import { ViewStatus } from './ViewStatus.tsx';

interface AnnouncementsProps {
  engine: Engine | null;
  snapshot: Snapshot;
  /** The active panel's, once it stays. */
  folder: ViewerFolder | undefined;
  image: number;
}

/** What screen readers are told: the image, how it is shown, and the measure that keys move. */
export function Announcements({ engine, snapshot, folder, image }: AnnouncementsProps) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {folder && m.spokenPosition(folder.name, image, folder.count)}
      </p>
      <ViewStatus engine={engine} snapshot={snapshot} />
      <MeasureStatus engine={engine} state={snapshot.state} />
    </>
  );
}
