import { sheetEditorMessages as m, sheetEditingWords } from '#lib/messages/sheet-editor.ts';
import type { Autosave } from '#lib/stores/autosave/autosave.ts';
import type { SheetDraft } from '#lib/stores/sheet-autosave.ts';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { type Tool, Toolbar } from './Toolbar.tsx';
import { type DialogName, toolsFor } from './tools.ts';
import type { SheetView } from './use-sheet-view.ts';

interface SheetBarProps {
  view: SheetView;
  autosave: Autosave<SheetDraft>;
  onDialog(dialog: DialogName): void;
}

/** The tools for where the cursor is, and whether everything is saved. It stays in sight. */
export function SheetBar({ view, autosave, onDialog }: SheetBarProps) {
  const tools = view.state && toolsFor(view.state, { run: view.run, open: onDialog });
  const toolbar = (label: string, groups: Tool[][] | null = null) =>
    groups && <Toolbar label={label} groups={groups} onEscape={view.focus} />;
  return (
    <div className="sheet-bar">
      {toolbar(m.toolbar, tools?.main)}
      {toolbar(m.tableToolbar, tools?.table)}
      {toolbar(m.figureToolbar, tools?.figure)}
      <SaveStatus autosave={autosave} words={sheetEditingWords} />
    </div>
  );
}
