import type { createUndo } from '#lib/autosave/browser/undo.ts';
import type { PresentationDraft } from '#lib/cases/browser/presentation-autosave.ts';
import type { CasePresentation, FolderView } from '#lib/cases/presentation-schema.ts';
import { presentationMessages as m } from '#lib/cases/presentation-texts.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { shownPlaces, withoutRange, withoutView } from './kept-view.ts';

interface ViewRowsProps {
  engine: Engine;
  folders: ViewerCase['folders'];
  /** The files of images with findings. */
  pointedAt: ReadonlySet<string>;
  undo: Pick<ReturnType<typeof createUndo<PresentationDraft>>, 'edit'>;
  draft: CasePresentation | null;
  announce(text: string): void;
}

/** All series, each with its opening view. */
export function ViewRows({ engine, folders, pointedAt, undo, draft, announce }: ViewRowsProps) {
  const views = draft?.views ?? [];
  return (
    <ul className="kept-view-rows">
      {folders.map((folder) => (
        <ViewRow
          key={folder.id}
          name={folder.name}
          view={views.find((each) => each.folder === folder.id)}
          said={(view) => saidOf(engine, view, folder.series.unit)}
          isPointedAt={(view) => pointedAt.has(view.key)}
          onWhole={() => {
            undo.edit((was) => ({ ...was, presentation: withoutRange(was.presentation, folder.id) }));
            announce(m.wholeAgain(folder.name));
          }}
          onRemove={() => {
            undo.edit((was) => ({ ...was, presentation: withoutView(was.presentation, folder.id) }));
            announce(m.taken(folder.name));
          }}
        />
      ))}
    </ul>
  );
}

/** The stored parts of a series' view, in words. */
function saidOf(engine: Engine, view: FolderView, unit: ModalityUnit | null): string {
  const places = shownPlaces(engine, view);
  return [m.said(imageNumber(engine, view), view, unit), ...(places ? [m.places(places)] : [])].join(', ');
}

/** The number of a stored slice, from 1; 0 if the slice no longer exists. */
function imageNumber({ stacks }: Engine, { folder, key }: FolderView): number {
  return (stacks.find((stack) => stack.folder === folder)?.files.indexOf(key) ?? -1) + 1;
}

interface ViewRowProps {
  name: string;
  view: FolderView | undefined;
  said(view: FolderView): string;
  isPointedAt(view: FolderView): boolean;
  onWhole(): void;
  onRemove(): void;
}

/** A series, with its opening view. */
function ViewRow({ name, view, said, isPointedAt, onWhole, onRemove }: ViewRowProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="hint">{view ? said(view) : m.byDefault}</p>
        {view && isPointedAt(view) && <p className="kept-view-warning">{m.givesAway}</p>}
      </div>
      {view?.range && <IconButton icon="i-lucide-expand" label={m.whole(name)} onPress={onWhole} />}
      {view && <IconButton icon="i-lucide-x" label={m.take(name)} onPress={onRemove} />}
    </li>
  );
}
