import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import type { ViewerStack } from '#lib/contract/viewer-stacks.ts';
import type { ViewerQuery } from '#lib/domain/viewer-query.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { restoreViewerPreferences } from '#lib/stores/viewer-preferences.ts';
import { commandStateOf } from '#lib/viewer/command.ts';
import { firstPanel } from '#lib/viewer/state.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FolderStrip } from './FolderStrip.tsx';
import { MeasureStatus } from './MeasureStatus.tsx';
import { Panels } from './Panels.tsx';
import type { Poster } from './Poster.tsx';
import { Toolbar } from './Toolbar.tsx';
import { toStacks } from './to-stacks.ts';
import { useCine, useEngine, useSnapshot } from './use-engine.ts';
import { useKeys } from './use-keys.ts';
import { type OpenDialog, useFullScreen, usePageActions, usePanelLimit } from './use-screen.ts';
import { useSettled } from './use-settled.ts';
import { HelpDialog, SettingsDialog } from './ViewerDialog.tsx';
import { ViewStatus } from './ViewStatus.tsx';

interface StageProps {
  shown: ViewerCase;
  stacks: ViewerStack[] | null;
  query: ViewerQuery;
  poster: Poster | null;
  /** The addresses of the images could not be asked for. */
  unread: boolean;
  onRetry(): void;
  onSettled(place: { folder: number; image: number }): void;
}

/** Folders, tools and panels of one case, around the engine. */
export function Stage({ shown, stacks: sent, query, poster, unread, onRetry, onSettled }: StageProps) {
  const first = useRef(poster && { folder: query.folder, image: query.image, file: poster.file });
  const stacks = useMemo(() => toStacks(shown, sent, first.current), [shown, sent]);
  const engine = useEngine(stacks, query.folder, query.image);
  const snapshot = useSnapshot(engine, query.folder, query.image);
  const films = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const fullScreen = useFullScreen();
  const page = usePageActions(films, setDialog);
  const { state } = snapshot;
  const { active, panels, playing } = state;
  const here = panels[active] ?? firstPanel(0, 0, 0);

  useEffect(restoreViewerPreferences, []);
  useEffect(() => {
    if (films.current) engine?.mount(films.current);
  }, [engine]);
  usePanelLimit(engine);
  useCine(engine, playing);
  useSettled(engine, state, onSettled);
  useKeys(engine, page, fullScreen);
  const showFolder = useCallback(
    (folder: number) => engine?.showStack(engine.snapshot().state.active, folder),
    [engine],
  );
  const retry = () => {
    onRetry();
    engine?.retry();
  };

  const spoken = shown.folders[query.folder];
  return (
    <>
      {engine && (
        <Toolbar
          engine={engine}
          page={page}
          active={active}
          stack={here.stack}
          window={here.window}
          {...commandStateOf(state, fullScreen)}
        />
      )}
      <div className="films" ref={films} data-panels={panels.length}>
        <Panels engine={engine} snapshot={snapshot} shown={shown} query={query} poster={poster} />
        <ConnectionNotice lost={unread || snapshot.lost} onRetry={retry} />
      </div>
      <FolderStrip
        itemId={shown.facts._id}
        folders={shown.folders}
        current={here.stack}
        query={query}
        onChoose={showFolder}
      />
      <p className="visually-hidden" aria-live="polite">
        {spoken && m.spokenPosition(spoken.name, query.image, spoken.count)}
      </p>
      <ViewStatus engine={engine} snapshot={snapshot} />
      <MeasureStatus engine={engine} state={state} />
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
    </>
  );
}
