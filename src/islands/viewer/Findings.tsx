import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { WritingPlace } from '#lib/cases/writing-place.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** The part of a case that an author edits beside the images. */
export type WritingKind = 'findings' | 'views';

/** A page opened in order to edit findings. */
export interface BegunWriting {
  place: WritingPlace;
  onDone(): void;
}

/** State of the findings on the page of a case. */
export interface FindingsInPage {
  /** The findings, known once the answer is shown; empty for a case without findings. */
  shown: readonly ReadFinding[];
  /** Id of the current finding of the tour. */
  at: string | undefined;
  onGo(id: string | undefined): void;
  isWriting: boolean;
  /** Whether the opening presentation is being edited. */
  isKeeping: boolean;
  /** Where editing starts; if absent, at the image on screen. */
  begunAt: WritingPlace | undefined;
  /** Called when editing of findings or of the opening presentation ends. */
  onWritten(): void;
}

/** Goes to the next or previous finding; when none is current, to the first or the last. */
export function stepFinding({ shown, at, onGo }: FindingsInPage, by: -1 | 1): void {
  const index = shown.findIndex(({ id }) => id === at);
  const next = index === -1 ? shown.at(by === 1 ? 0 : -1) : shown[index + by];
  if (next) onGo(next.id);
}

/** The tour of the findings, their editor, or the editor of the opening presentation; each is loaded on demand. */
export function Findings({ engine, shown, findings }: FindingsProps) {
  const { isWriting, isKeeping, onGo, onWritten } = findings;
  const isTour = !isWriting && !isKeeping && findings.shown.length > 0;
  const Tour = useLoaded(
    isTour,
    async () => (await import('./findings/FindingTour.tsx')).FindingTour,
    () => {},
  );
  const Editor = useLoaded(
    isWriting,
    async () => (await import('./findings/FindingEditor.tsx')).FindingEditor,
    onWritten,
  );
  const Views = useLoaded(
    isKeeping,
    async () => (await import('./presentation/KeptViews.tsx')).KeptViews,
    onWritten,
  );
  return (
    <>
      {Tour && (
        <Tour
          engine={engine}
          findings={findings.shown}
          at={findings.at}
          onStep={(by) => stepFinding(findings, by)}
          onLeave={() => onGo(undefined)}
        />
      )}
      {Views && <Views engine={engine} shown={shown} onClose={onWritten} />}
      {Editor && <Editor engine={engine} shown={shown} begunAt={findings.begunAt} onClose={onWritten} />}
    </>
  );
}

interface FindingsProps {
  engine: Engine;
  shown: ViewerCase;
  findings: FindingsInPage;
}
