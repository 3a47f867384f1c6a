import { type ComponentType, useEffect, useState } from 'react';
import { downloadSelection } from '#lib/archives/browser/download-archive.ts';
import { type ChosenAction, changeChosen } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { KindPaths } from '#lib/items/kinds/kind.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ChosenDialogProps } from './chosen-dialog.ts';
import { DeleteChosen } from './DeleteChosen.tsx';
import { PublishChosen } from './PublishChosen.tsx';
import { ResultDialog, type SelectionResult } from './ResultDialog.tsx';
import { TagChosen } from './TagChosen.tsx';
import { tallyOf } from './tally.ts';

interface SelectionActionsProps {
  kind: ItemKind;
  store: ListStore;
  chosen: ItemCard[];
  /** Called when nothing is chosen any longer. */
  onLeave(): void;
}

const DIALOGS = { tag: TagChosen, publish: PublishChosen, delete: DeleteChosen } satisfies Record<
  string,
  ComponentType<ChosenDialogProps>
>;

const BUTTONS = [
  { name: 'tag', icon: 'i-lucide-tag', label: m.tags },
  { name: 'publish', icon: 'i-lucide-globe', label: m.publish },
  { name: 'unpublish', icon: 'i-lucide-lock', label: m.unpublish },
  { name: 'export', icon: 'i-lucide-download', label: m.export },
  { name: 'delete', icon: 'i-lucide-trash-2', label: m.delete },
] as const;

/** Runs actions on the chosen items. Full success is a short notice; failures are shown until they are closed. */
function useDeeds(kind: ItemKind, chosen: ItemCard[], store: ListStore) {
  const [done, setDone] = useState<SelectionResult>();
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: ChosenAction) => {
    setBusy(true);
    try {
      return await changeChosen(kind, chosen, deed, store);
    } catch (error) {
      notify('error', failureText(error, m.failure));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const take = async () => {
    setBusy(true);
    const ids = chosen.map(({ _id }) => _id);
    await downloadSelection(kind, ids).catch((error) => notify('error', failureText(error, m.exportFailure)));
    setBusy(false);
  };
  const finish = async (deed: ChosenAction) => {
    const fared = await run(deed);
    if (!fared || deed.action === 'check') return false;
    const tally = tallyOf(fared);
    if (tally.incomplete + tally.refused > 0) setDone({ action: deed.action, fared });
    else notify('success', `${m.tally(deed.action, tally)}.`);
    return true;
  };
  return { run, take, finish, isBusy, done, close: () => setDone(undefined) };
}

/** Actions on all the chosen items. */
export function SelectionActions({ kind, store, chosen, onLeave }: SelectionActionsProps) {
  const { run, take, finish, isBusy, done, close } = useDeeds(kind, chosen, store);
  const { booklet }: KindPaths = KINDS[kind].paths;
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const Dialog = dialog && DIALOGS[dialog];
  // Deselects items that leave the list; with the last of them, the buttons disappear and the focus moves.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.selection-all input')?.focus();
    },
    [],
  );
  const press = (name: (typeof BUTTONS)[number]['name']) => {
    if (name === 'export') void take();
    else if (name === 'unpublish') void finish({ action: name });
    else setDialog(name);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as wide as its line */}
      <div className="selection-actions" role="group" aria-label={m.actions}>
        {BUTTONS.map(({ name, icon, label }) => (
          <button key={name} type="button" className="button" disabled={isBusy} onClick={() => press(name)}>
            <i className={icon} aria-hidden="true" />
            {label}
          </button>
        ))}
        {booklet && (
          <a className="button" href={booklet(chosen.map(({ _id }) => _id))}>
            <i className="i-lucide-book-open" aria-hidden="true" />
            {m.booklet}
          </a>
        )}
        <button type="button" className="button quiet" onClick={onLeave}>
          <i className="i-lucide-x" aria-hidden="true" />
          {m.none}
        </button>
      </div>
      {Dialog && (
        <Dialog kind={kind} chosen={chosen} run={run} finish={finish} onClose={() => setDialog(undefined)} />
      )}
      {done && <ResultDialog kind={kind} done={done} onClose={close} />}
    </>
  );
}
