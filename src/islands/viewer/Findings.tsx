import type { ReadFinding } from '#lib/contract/findings.ts';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** What the page makes of the author's findings. */
export interface FindingsInPage {
  /** Known once the answer is shown; none of a case without. */
  shown: readonly ReadFinding[];
  /** Id of the one that the tour is at. */
  at: string | undefined;
  onGo(id: string | undefined): void;
  isWriting: boolean;
  onWritten(): void;
}

/** Goes to the next finding, or the one before; from none to the first or the last. */
export function stepFinding({ shown, at, onGo }: FindingsInPage, by: -1 | 1): void {
  const index = shown.findIndex(({ id }) => id === at);
  const next = index === -1 ? shown.at(by === 1 ? 0 : -1) : shown[index + by];
  if (next) onGo(next.id);
}

/** The tour of the findings, or their writing; what either takes is fetched then. */
export function Findings({ engine, shown, findings }: FindingsProps) {
  const { isWriting, onGo, onWritten } = findings;
  const isTour = !isWriting && findings.shown.length > 0;
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
      {Editor && <Editor engine={engine} shown={shown} onClose={onWritten} />}
    </>
  );
}

interface FindingsProps {
  engine: Engine;
  shown: ViewerCase;
  findings: FindingsInPage;
}
