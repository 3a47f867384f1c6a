import { useMemo } from 'react';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { measureHostOf } from '#lib/viewer/measures/host.ts';
import { latePointer } from '#lib/viewer/measures/late.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { Panel } from './Panel.tsx';
import { type Poster, PosterImage, StepLinks } from './Poster.tsx';

interface PanelsProps {
  engine: Engine | null;
  snapshot: Snapshot;
  shown: ViewerCase;
  query: ViewerQuery;
  poster: Poster | null;
}

/** The panels; the first one starts with the image of the server's HTML. */
export function Panels({ engine, snapshot, shown, query, poster }: PanelsProps) {
  const { panels, active, enlarged } = snapshot.state;
  const Line = useLoaded(
    panels.length > 1 && !enlarged,
    async () => (await import('./ReferenceLine.tsx')).ReferenceLine,
    () => undefined,
  );
  const Link = useLoaded(
    panels.length > 1,
    async () => (await import('./PanelLink.tsx')).PanelLink,
    () => undefined,
  );
  const measuring = useMemo(() => engine && latePointer(measureHostOf(engine)), [engine]);
  return panels.map(({ id, stack }, i) => {
    const folder = shown.folders[stack];
    if (!folder) return null;
    return (
      <Panel
        key={id}
        engine={engine}
        snapshot={snapshot}
        panel={i}
        folder={folder}
        measuring={measuring}
        line={engine && Line && i !== active && <Line engine={engine} panel={i} state={snapshot.state} />}
        link={engine && Link && <Link engine={engine} panel={i} state={snapshot.state} />}
      >
        {i === 0 && poster && (
          <>
            <PosterImage shown={shown} query={query} poster={poster} />
            {folder.count > 1 && <StepLinks query={query} count={folder.count} />}
          </>
        )}
      </Panel>
    );
  });
}
