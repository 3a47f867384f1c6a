import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { restoreViewerPreferences } from '#lib/cases/viewer-preferences-store.ts';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { PLAIN_WINDOW } from '#lib/imaging/windowing.ts';
import { $imageQuestion, $shownOnImages, $wantedFolder } from '#lib/questions/image-answers-store.ts';
import {
  type AttemptActions,
  type AttemptStep,
  commandStateOf,
  type FindingStep,
} from '#lib/viewer/command.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { factsOf } from '#lib/viewer/panel-actions.ts';
import { NO_WINDOWS, seriesStateOf } from '#lib/viewer/stack.ts';
import { firstPanel, type ViewState } from '#lib/viewer/state.ts';
import { Loaded } from '../form/Loaded.tsx';
import { Announcements } from './Announcements.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Findings, type FindingsInPage, stepFinding } from './Findings.tsx';
import { FolderStrip } from './FolderStrip.tsx';
import { Panels } from './Panels.tsx';
import type { Poster } from './Poster.tsx';
import type { ImageWindows } from './PresetSelect.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCaseEngine } from './use-case-engine.ts';
import { useCine } from './use-cine.ts';
import { useCopy } from './use-copy.ts';
import { useDialog } from './use-dialog.ts';
import { useKeptMeasures } from './use-kept-measures.ts';
import { useKeys } from './use-keys.ts';
import { useMouseStyle } from './use-mouse-style.ts';
import { useFilms, useFullScreen, usePageActions, usePanelLimit } from './use-screen.ts';
import { useSettled } from './use-settled.ts';
import type { ViewerDialogProps } from './ViewerDialog.tsx';

interface StageProps {
  shown: ViewerCase;
  stacks: ViewerStack[] | null;
  query: ViewerQuery;
  poster: Poster | null;
  /** Whether the URLs of the images could not be loaded. */
  unread: boolean;
  attempt: AttemptActions & { step: AttemptStep };
  findings: FindingsInPage;
  onRetry(): void;
  onSettled(place: { folder: number; image: number }): void;
}

/** The dialog open over the images; its code and texts are loaded when it is first opened. */
function OpenedDialog(props: ViewerDialogProps) {
  return (
    <Loaded
      load={async () => (await import('./ViewerDialog.tsx')).ViewerDialog}
      giveUp={props.onClose}
      props={props}
    />
  );
}

interface UnderFilmProps {
  engine: Engine;
  tool: string;
  shown: ViewerCase;
  findings: FindingsInPage;
}

const loadAnswers = async () => (await import('./questions/ImageAnswers.tsx')).ImageAnswers;

/** The author's findings; while a question is answered or shown on the images, the question instead. */
function UnderFilm({ engine, tool, shown, findings }: UnderFilmProps) {
  const isAnswering = useStore($imageQuestion) !== null;
  const isShowing = useStore($shownOnImages) !== null;
  if (!isAnswering && !isShowing) return <Findings engine={engine} shown={shown} findings={findings} />;
  const giveUp = () => {
    $imageQuestion.set(null);
    $shownOnImages.set(null);
  };
  return <Loaded load={loadAnswers} giveUp={giveUp} props={{ engine, tool }} />;
}

/**
 * Effects that run with the engine: the reader's settings, the number of panels, the cine mode, and stored
 * measurements.
 */
function useFollowed(
  engine: Engine | null,
  { playing, panels, active }: ViewState,
  { facts, folders }: ViewerCase,
  isWriting: boolean,
): void {
  useEffect(restoreViewerPreferences, []);
  useMouseStyle(engine);
  usePanelLimit(engine);
  const stack = panels[active]?.stack ?? -1;
  useCine(engine, playing, stack, folders[stack]?.series.frameRate);
  const isAnswering = useStore($imageQuestion) !== null;
  useKeptMeasures(engine, facts._id, isWriting || isAnswering);
}

/** Shows the folder requested by the questions, once its images are known. */
function useWantedFolder(engine: Engine | null, { folders }: ViewerCase): void {
  const wanted = useStore($wantedFolder);
  useEffect(() => {
    const at = folders.findIndex(({ id }) => id === wanted);
    if (!engine?.stacks[at]) return;
    engine.showStack(engine.snapshot().state.active, at);
    $wantedFolder.set(null);
  }, [engine, wanted, folders]);
}

function findingStep({ isWriting, isKeeping, shown }: FindingsInPage): FindingStep {
  if (isWriting) return 'writing';
  if (isKeeping) return 'keeping';
  return shown.length > 0 ? 'reading' : 'none';
}

/**
 * The windows of the image in a panel; the same object as long as nothing changes, so that the tools do not render
 * again.
 */
function windowsOf(engine: Engine, panel: number): ImageWindows {
  const { unit = null, window = PLAIN_WINDOW, windows = NO_WINDOWS } = factsOf(engine, panel) ?? {};
  return { unit, own: window, windows };
}

/** Folders, tools and panels of one case, with the engine that they control. */
export function Stage({ shown, stacks: sent, query, poster, unread, attempt, findings, ...on }: StageProps) {
  const { engine, snapshot } = useCaseEngine(shown, sent, query, poster);
  const films = useFilms(engine);
  const { dialog, open, close } = useDialog<ViewerDialogProps['name']>();
  const fullScreen = useFullScreen();
  const page = usePageActions(films, open, attempt, (by) => stepFinding(findings, by), useCopy(films, shown));
  const step = findingStep(findings);
  const { state } = snapshot;
  const { active, panels, enlarged } = state;
  const here = panels[active] ?? firstPanel(0, [], 0);

  useFollowed(engine, state, shown, findings.isWriting);
  useWantedFolder(engine, shown);
  useSettled(engine, state, on.onSettled);
  useKeys(engine, page, fullScreen, attempt.step, step);
  const showFolder = useCallback(
    (folder: number) => engine?.showStack(engine.snapshot().state.active, folder),
    [engine],
  );
  const retry = () => {
    on.onRetry();
    engine?.retry();
  };

  return (
    <>
      {engine && (
        <Toolbar
          engine={engine}
          page={page}
          active={active}
          stack={here.stack}
          window={here.window}
          {...windowsOf(engine, active)}
          {...commandStateOf(state, fullScreen, attempt.step, step, seriesStateOf(engine.stacks, here.stack))}
        />
      )}
      <div className="films" ref={films} data-panels={panels.length} data-enlarged={enlarged || undefined}>
        <Panels engine={engine} snapshot={snapshot} shown={shown} query={query} poster={poster} />
        <ConnectionNotice lost={unread || snapshot.lost} onRetry={retry} />
      </div>
      {engine && <UnderFilm engine={engine} tool={state.tool} shown={shown} findings={findings} />}
      <FolderStrip
        itemId={shown.facts._id}
        folders={shown.folders}
        current={here.stack}
        query={query}
        onChoose={showFolder}
      />
      <Announcements
        engine={engine}
        snapshot={snapshot}
        folder={shown.folders[query.folder]}
        image={query.image}
      />
      {dialog && <OpenedDialog {...dialog} engine={engine} shown={shown} onClose={close} />}
    </>
  );
}
