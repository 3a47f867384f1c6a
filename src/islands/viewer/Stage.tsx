import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import type { ViewerStack } from '#lib/contract/viewer-stacks.ts';
import { clampIndex } from '#lib/domain/stack.ts';
import type { ViewerQuery } from '#lib/domain/viewer-query.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { restoreViewerPreferences } from '#lib/stores/viewer-preferences.ts';
import { firstPanel, showStack } from '#lib/viewer/state.ts';
import { FolderStrip } from './FolderStrip.tsx';
import { LineNotice } from './LineNotice.tsx';
import { LookStatus } from './LookStatus.tsx';
import { Panel } from './Panel.tsx';
import { type Poster, PosterImage, StepLinks } from './Poster.tsx';
import { Toolbar } from './Toolbar.tsx';
import { toStacks } from './to-stacks.ts';
import { useCine, useEngine, useSnapshot } from './use-engine.ts';
import { useKeys } from './use-keys.ts';
import { useMeasuring } from './use-measuring.ts';
import { HelpDialog, SettingsDialog } from './ViewerDialog.tsx';

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

const SETTLE_MS = 250;
const PHONE = '(max-width: 768px)';

/** Most panels that fit: two on a phone. */
function usePanelsMost(): number {
  const [most, setMost] = useState(4);
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const look = () => setMost(phone.matches ? 2 : 4);
    look();
    phone.addEventListener('change', look);
    return () => phone.removeEventListener('change', look);
  }, []);
  return most;
}

/** Whether something fills the screen. */
function useFullScreen(): boolean {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return full;
}

/** Folders, tools and panels of one case, around the engine. */
export function Stage({ shown, stacks: sent, query, poster, unread, onRetry, onSettled }: StageProps) {
  const first = useRef(poster && { folder: query.folder, image: query.image, file: poster.file });
  const stacks = useMemo(() => toStacks(shown, sent, first.current), [shown, sent]);
  const engine = useEngine(stacks, query.folder, query.image);
  const snapshot = useSnapshot(engine, query.folder, query.image);
  const measuring = useMeasuring(engine);
  const panelsMost = usePanelsMost();
  const full = useFullScreen();
  const [dialog, setDialog] = useState<'help' | 'settings' | null>(null);
  const films = useRef<HTMLDivElement>(null);
  const { state } = snapshot;
  const { active, panels, playing, tool, linked } = state;
  const here = panels[active] ?? firstPanel(0, 0);
  const { folders } = shown;
  const starts = useMemo(() => folders.map(({ start }) => start), [folders]);

  useEffect(restoreViewerPreferences, []);
  useEffect(() => {
    if (films.current) engine?.mount(films.current);
  }, [engine]);
  useCine(engine, playing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool drops what was being drawn
  useEffect(measuring.drop, [tool]);
  useEffect(() => {
    // What runs by is not told slice by slice.
    if (!engine || playing) return;
    const rest = setTimeout(() => onSettled({ folder: here.stack, image: here.index }), SETTLE_MS);
    return () => clearTimeout(rest);
  }, [engine, playing, here.stack, here.index, onSettled]);
  useEffect(() => {
    if (panels.length > panelsMost) engine?.setPanels(panelsMost, starts);
  }, [engine, panels.length, panelsMost, starts]);

  const showFolder = (panel: number, folder: number) =>
    engine?.update((before) => showStack(before, panel, folder, starts[folder] ?? 0));
  const commands = useMemo(
    () => ({
      panels: (count: number) => engine?.setPanels(Math.min(count, panelsMost), starts),
      folder(by: number) {
        const now = engine?.snapshot().state;
        const to = clampIndex((now?.panels[now.active]?.stack ?? 0) + by, starts.length);
        engine?.update((before) => showStack(before, before.active, to, starts[to] ?? 0));
      },
      fullScreen() {
        const root = films.current?.closest('.viewer');
        if (document.fullscreenElement) void document.exitFullscreen();
        else void root?.requestFullscreen?.();
      },
      help: () => setDialog('help'),
      settings: () => setDialog('settings'),
      show: (folder: number) => {
        const now = engine?.snapshot().state.active ?? 0;
        engine?.update((before) => showStack(before, now, folder, starts[folder] ?? 0));
      },
      aim: (x: number, y: number) => measuring.moveAim(engine?.snapshot().state.active ?? 0, x, y),
      point: () => measuring.putPoint(engine?.snapshot().state.active ?? 0),
    }),
    [engine, panelsMost, starts, measuring.moveAim, measuring.putPoint],
  );
  useKeys(engine, commands);

  const spoken = folders[query.folder];
  return (
    <>
      {engine && (
        <Toolbar
          engine={engine}
          active={active}
          tool={tool}
          linked={linked}
          playing={playing}
          panels={panels.length}
          inverted={here.view.inverted}
          flipped={here.view.flipped}
          stack={here.stack}
          window={here.window}
          full={full}
          panelsMost={panelsMost}
          onPanels={commands.panels}
          onFullScreen={commands.fullScreen}
          onSettings={commands.settings}
          onHelp={commands.help}
        />
      )}
      <div className="films" ref={films} data-panels={panels.length}>
        {panels.map((panel, i) => {
          const folder = folders[panel.stack];
          return (
            folder && (
              <Panel
                // biome-ignore lint/suspicious/noArrayIndexKey: panels are places
                key={i}
                engine={engine}
                snapshot={snapshot}
                panel={i}
                folder={folder}
                measuring={measuring}
                onFolder={showFolder}
              >
                {i === 0 && poster && (
                  <>
                    <PosterImage shown={shown} query={query} poster={poster} />
                    {folder.count > 1 && <StepLinks query={query} count={folder.count} />}
                  </>
                )}
              </Panel>
            )
          );
        })}
        <LineNotice
          lost={unread || snapshot.lost}
          onRetry={() => {
            onRetry();
            engine?.retry();
          }}
        />
      </div>
      <FolderStrip
        itemId={shown.facts._id}
        folders={folders}
        current={here.stack}
        query={query}
        onChoose={commands.show}
      />
      <p className="visually-hidden" aria-live="polite">
        {spoken && m.spokenPosition(spoken.name, query.image, spoken.count)}
      </p>
      <LookStatus engine={engine} snapshot={snapshot} />
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
    </>
  );
}
