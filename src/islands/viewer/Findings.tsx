import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { WritingPlace } from '#lib/cases/writing-place.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** What an author edits beside the images. */
export type WritingKind = 'findings' | 'views';

/** A page that one opens to write findings. */
export interface BegunWriting {
  place: WritingPlace;
  onDone(): void;
}

/** The findings of the page's case. */
export interface FindingsInPage {
  /** The findings, known once the answer is shown; empty for a case without. */
  shown: readonly ReadFinding[];
  /** Id of the one that the tour is at. */
  at: string | undefined;
  onGo(id: string | undefined): void;
  isWriting: boolean;
  /** Whether the opening presentation is being edited. */
  isKeeping: boolean;
  /** Where the writing begins; when absent, on what is shown. */
  begunAt: WritingPlace | undefined;
  /** Called when neither is edited any longer. */
  onWritten(): void;
}

/** Goes to the next finding, or the previous one; from none to the first or the last. */
export function stepFinding({ shown, at, onGo }: FindingsInPage, by: -1 | 1): void {
  const index = shown.findIndex(({ id }) => id === at);
  const next = index === -1 ? shown.at(by === 1 ? 0 : -1) : shown[index + by];
  if (next) onGo(next.id);
}

/** The tour of the findings, or their writing, or how the case opens; what each takes is fetched then. */
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
