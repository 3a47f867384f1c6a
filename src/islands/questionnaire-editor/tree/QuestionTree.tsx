import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import { FIELD_IDS } from '../../publish/field-links.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { rowId } from './row-id.ts';
import { TreeRows } from './TreeRows.tsx';
import { TreeTools } from './TreeTools.tsx';
import { TreeActions } from './tree-actions.ts';
import { treeCommandOf } from './tree-commands.ts';
import { TreeView } from './tree-view.ts';
import { useClipboard } from './use-clipboard.ts';
import { useDrag } from './use-drag.ts';
import { useRowHandlers } from './use-row-handlers.ts';
import { useFirstFocus, useTyping } from './use-typing.ts';
import { useInSight, useWindow } from './use-window.ts';
import './question-tree.css';

/** Height of a row (CSS pixels), as in the stylesheet. */
const ROW = { fine: 36, coarse: 44 };

function useRowHeight(): number {
  const [height, setHeight] = useState(ROW.fine);
  useEffect(() => {
    const coarse = matchMedia('(pointer: coarse)');
    const look = () => setHeight(coarse.matches ? ROW.coarse : ROW.fine);
    look();
    coarse.addEventListener('change', look);
    return () => coarse.removeEventListener('change', look);
  }, []);
  return height;
}

function Search({ view }: { view: TreeView }) {
  const query = useStore(view.$query);
  const rows = useStore(view.$rows);
  return (
    <div className="tree-search">
      <input
        type="search"
        className="input"
        aria-label={m.search}
        placeholder={m.search}
        value={query}
        onChange={({ target }) => view.$query.set(target.value)}
      />
      <p role="status" className={rows.length > 0 ? 'visually-hidden' : 'quiet'}>
        {query !== '' && rows.length === 0 ? m.noneFound : ''}
      </p>
    </div>
  );
}

function useTree(editor: QuestionnaireEditor): { view: TreeView; actions: TreeActions } {
  const [tree] = useState(() => {
    const view = new TreeView(editor);
    return { view, actions: new TreeActions(editor, view) };
  });
  return tree;
}

/** The tree of pages, questions, options, zones and fiches, which can be edited by keyboard alone. */
export function QuestionTree({ editor }: { editor: QuestionnaireEditor }) {
  const tree = useTree(editor);
  const { view, actions } = tree;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const rows = useStore(view.$rows);
  const [shown] = useStore(editor.$selected);
  const active = rows.findIndex(({ node }) => node.id === shown);
  const range = useWindow(scroller, rows.length, rowHeight);
  const drag = useDrag(scroller, rowHeight, { editor, ...tree });
  const handlers = useRowHandlers(editor, view, drag.hold);
  const clipboard = useClipboard(editor, view, actions);
  useInSight(scroller, active, rowHeight);
  useTyping(view, scroller);
  useFirstFocus(scroller);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.nativeEvent.isComposing ? undefined : treeCommandOf(event.nativeEvent, tree);
    if (!command) return;
    event.preventDefault();
    command.run(tree);
  };
  return (
    <section className="panel questionnaire-plan" id={FIELD_IDS.questions} tabIndex={-1} aria-label={m.tree}>
      <Search view={view} />
      <TreeTools actions={actions} />
      <div
        ref={scroller}
        role="tree"
        className="tree"
        aria-label={m.tree}
        aria-multiselectable="true"
        aria-activedescendant={active >= range.from && active < range.to && shown ? rowId(shown) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget && shown === undefined) view.step(0);
        }}
        {...clipboard}
      >
        <TreeRows
          editor={editor}
          view={view}
          range={range}
          rowHeight={rowHeight}
          target={drag.target}
          handlers={handlers}
        />
      </div>
    </section>
  );
}
