import { toggleExclusive, widenNormal } from '#lib/questionnaires/edits/mark-answers.ts';
import { nodeText } from '#lib/questionnaires/edits/nodes.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import { commandOf, type KeyCommand, type KeyPress } from '../../form/key-commands.ts';
import type { TreeActions } from './tree-actions.ts';
import type { TreeView } from './tree-view.ts';

interface Tree {
  view: TreeView;
  actions: TreeActions;
}

/** A keyboard command on a row, or in the text of a row being edited. */
type TreeCommand = KeyCommand<'row' | 'text', Tree>;

const { keys: k, help: h } = m;
const isEmpty = ({ view }: { view: TreeView }) => {
  const row = view.current();
  return row !== undefined && nodeText(row) === '' && row.isOpen === undefined;
};
const typeOn = (view: TreeView, by: number) => {
  view.step(by);
  view.type(view.current()?.node.id);
};

/** All keyboard commands of the tree: the key handling and the help both use this table. */
export const TREE_COMMANDS: readonly TreeCommand[] = [
  {
    where: 'row',
    key: 'Enter',
    run: ({ view }) => view.type(view.current()?.node.id),
    help: { keys: k.enter, text: h.write },
  },
  { where: 'row', key: 'F2', run: ({ view }) => view.type(view.current()?.node.id) },
  {
    where: 'text',
    key: 'Enter',
    run: ({ actions }) => actions.addSibling(),
    help: { keys: k.enter, text: h.sibling },
  },
  {
    where: 'both',
    key: 'Enter',
    ctrl: true,
    run: ({ actions }) => actions.addInside(),
    help: { keys: k.ctrlEnter, text: h.inside },
  },
  {
    where: 'text',
    key: 'Tab',
    run: ({ actions }) => actions.indent(),
    help: { keys: k.tab, text: h.indent },
  },
  {
    where: 'text',
    key: 'Tab',
    shift: true,
    run: ({ actions }) => actions.outdent(),
    help: { keys: k.shiftTab, text: h.outdent },
  },
  {
    where: 'both',
    key: 'ArrowRight',
    alt: true,
    run: ({ actions }) => actions.indent(),
    help: { keys: k.altSide, text: h.side },
  },
  { where: 'both', key: 'ArrowLeft', alt: true, run: ({ actions }) => actions.outdent() },
  {
    where: 'both',
    key: 'ArrowUp',
    alt: true,
    run: ({ actions }) => actions.move(-1),
    help: { keys: k.altUpDown, text: h.move },
  },
  { where: 'both', key: 'ArrowDown', alt: true, run: ({ actions }) => actions.move(1) },
  {
    where: 'text',
    key: 'Escape',
    run: ({ view }) => view.type(undefined),
    help: { keys: k.escape, text: h.leave },
  },
  { where: 'text', key: 'ArrowUp', run: ({ view }) => typeOn(view, -1) },
  { where: 'text', key: 'ArrowDown', run: ({ view }) => typeOn(view, 1) },
  { where: 'text', key: 'Backspace', available: isEmpty, run: (tree) => removeAndTypeOn(tree) },
  { where: 'row', key: 'ArrowUp', run: ({ view }) => view.step(-1), help: { keys: k.upDown, text: h.go } },
  { where: 'row', key: 'ArrowDown', run: ({ view }) => view.step(1) },
  {
    where: 'row',
    key: 'ArrowUp',
    shift: true,
    run: ({ view }) => view.step(-1, true),
    help: { keys: k.shiftUpDown, text: h.range },
  },
  { where: 'row', key: 'ArrowDown', shift: true, run: ({ view }) => view.step(1, true) },
  {
    where: 'row',
    key: 'ArrowRight',
    run: ({ actions }) => actions.open(),
    help: { keys: k.side, text: h.fold },
  },
  { where: 'row', key: 'ArrowLeft', run: ({ actions }) => actions.close() },
  { where: 'row', key: 'Home', run: ({ view }) => view.step(-Infinity) },
  { where: 'row', key: 'End', run: ({ view }) => view.step(Infinity) },
  {
    where: 'row',
    key: 'a',
    ctrl: true,
    run: ({ actions }) => actions.selectAll(),
    help: { keys: k.ctrlA, text: h.all },
  },
  {
    where: 'both',
    key: 'd',
    ctrl: true,
    run: ({ actions }) => actions.duplicate(),
    help: { keys: k.ctrlD, text: h.duplicate },
  },
  {
    where: 'both',
    key: 'd',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.mirror(),
    help: { keys: k.ctrlShiftD, text: h.mirror },
  },
  {
    where: 'both',
    key: 'f',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.propose(),
    help: { keys: k.ctrlShiftF, text: h.propose },
  },
  {
    where: 'both',
    key: 'e',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.mark(toggleExclusive),
    help: { keys: k.ctrlShiftE, text: h.exclusive },
  },
  {
    where: 'both',
    key: 'l',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.mark(widenNormal),
    help: { keys: k.ctrlShiftL, text: h.normal },
  },
  {
    where: 'row',
    key: 'Delete',
    run: ({ actions }) => actions.remove(),
    help: { keys: k.delete, text: h.remove },
  },
  { where: 'row', key: 'Backspace', run: ({ actions }) => actions.remove() },
  {
    where: 'text',
    key: 'z',
    ctrl: true,
    run: ({ actions }) => actions.undo(),
    help: { keys: k.ctrlZ, text: h.undo },
  },
  { where: 'text', key: 'z', ctrl: true, shift: true, run: ({ actions }) => actions.redo() },
  { where: 'text', key: 'y', ctrl: true, run: ({ actions }) => actions.redo() },
];

function removeAndTypeOn({ view, actions }: Tree): void {
  actions.remove();
  view.type(view.current()?.node.id);
}

/** The command that matches a key press; undefined leaves the key to the browser. */
export function treeCommandOf(press: KeyPress, tree: Tree): TreeCommand | undefined {
  return commandOf(TREE_COMMANDS, press, tree.view.$typing.get() === undefined ? 'row' : 'text', tree);
}
