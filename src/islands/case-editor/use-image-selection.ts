import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { CaseFolder, CaseImage } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { moveImage } from '#lib/cases/edits.ts';
import {
  type Selection,
  selectAll,
  selectedIn,
  selectOnly,
  selectTo,
  selectToggled,
} from '#lib/images/selection.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { CaseEditor } from './editor.ts';

interface SelectionOptions {
  editor: CaseEditor;
  folder: CaseFolder;
  onRemove(indexes: readonly number[]): void;
}

/** The index of the image that an event's target belongs to. */
export function indexOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('.tile') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

/** Focuses the name of a folder whose last image was removed. */
function focusFolder(id: string): void {
  document.querySelector<HTMLElement>(`[data-folder="${id}"] .folder-name`)?.focus();
}

/** The selected images, and the image that keyboard navigation starts from. */
function useSelected(images: readonly CaseImage[]) {
  const [chosen, setChosen] = useState(0);
  const [selection, setSelection] = useState<Selection>(() => selectOnly(0));
  /** Whether each press adds or removes an image: touch screens have no Ctrl key. */
  const [isPicking, setPicking] = useState(false);
  const at = Math.min(chosen, images.length - 1);
  const inside = selectedIn(selection, images.length);
  const selected = inside.length > 0 || isPicking ? inside : [at];
  const choose = (
    event: { target: EventTarget } & Partial<Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>>,
  ) => {
    const index = indexOf(event.target);
    if (index === undefined) return;
    setChosen(index);
    if (event.shiftKey) setSelection(selectTo(selection, index));
    else if (event.ctrlKey || event.metaKey || isPicking) setSelection(selectToggled(selection, index));
    else setSelection(selectOnly(index));
  };
  const only = (index: number) => {
    setChosen(index);
    setSelection(selectOnly(index));
  };
  const to = (index: number) => {
    setChosen(index);
    setSelection(selectTo(selection, index));
  };
  const pick = (next: boolean) => {
    setPicking(next);
    only(at);
  };
  return {
    at,
    selected,
    isPicking,
    pick,
    choose,
    only,
    to,
    all: () => setSelection(selectAll(images.length)),
  };
}

/** Mouse, touch and keyboard actions on the images of a folder. */
export function useImageSelection({ editor, folder: { id, images }, onRemove }: SelectionOptions) {
  const { at, selected, isPicking, pick, choose, only, to, all } = useSelected(images);
  const grid = useRef<HTMLUListElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('.tile')[index]?.focus());
  const move = (from: number, target: number) => {
    if (from === target || target < 0 || target >= images.length) return;
    editor.edit((before) => moveImage(before, id, from, target));
    editor.announce(m.imageMoved(target + 1, images.length));
    only(target);
    focus(target);
  };
  /** Called after these images were removed: moves the focus to the image now in their place. */
  const gone = (indexes: readonly number[]) => {
    const next = clamp(indexes[0] ?? 0, 0, images.length - indexes.length - 1);
    pick(false);
    only(next);
    if (images.length > indexes.length) focus(next);
    else requestAnimationFrame(() => focusFolder(id));
  };
  const remove = () => {
    if (selected.length === 0) return;
    onRemove(selected);
    gone(selected);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The link to an image's findings keeps the keys of a link.
    if (indexOf(event.target) === undefined) return;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const end = { Home: 0, End: images.length - 1 }[event.key];
    const target = end ?? clamp(at + (step ?? 0), 0, images.length - 1);
    if (event.key === 'Delete') remove();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) all();
    else if (step !== undefined && event.altKey) move(at, at + step);
    else if (step !== undefined || end !== undefined) {
      (event.shiftKey ? to : only)(target);
      focus(target);
    } else return;
    event.preventDefault();
  };
  return { grid, at, selected, isPicking, pick, choose, move, remove, gone, onKeyDown };
}
