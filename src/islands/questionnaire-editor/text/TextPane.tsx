import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import { nodeText } from '#lib/questionnaires/edits/nodes.ts';
import { findBranch } from '#lib/questionnaires/outline/branch.ts';
import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { lineRange } from './line-range.ts';
import { OutlineHelp } from './OutlineHelp.tsx';
import { mirrorHere, pressOutlineKey } from './outline-keys.ts';
import { Faults, RemovedNodes } from './Reading.tsx';
import { TypedTree } from './TypedTree.tsx';
import { useOutline } from './use-outline.ts';
import '../../form/icon-button.css';
import './text-pane.css';

type Outline = ReturnType<typeof useOutline>;

/** Choice between the whole questionnaire and the branch selected in the tree. */
function Scope({ editor, outline }: { editor: QuestionnaireEditor; outline: Outline }) {
  const selected = useStore(editor.$selected)[0] ?? outline.branch;
  const body = editor.body();
  const branch = selected !== undefined && findBranch(body, selected) ? selected : undefined;
  const found = branch === undefined ? undefined : findNode(body, branch);
  const name = useId();
  if (!found) return null;
  return (
    <fieldset className="text-scope" disabled={outline.isTyped}>
      <legend className="visually-hidden">{m.scope}</legend>
      <label>
        <input
          type="radio"
          name={name}
          checked={outline.branch === undefined}
          onChange={() => outline.reset(undefined)}
        />
        {m.whole}
      </label>
      <label>
        <input
          type="radio"
          name={name}
          checked={outline.branch !== undefined}
          onChange={() => outline.reset(branch)}
        />
        {m.branch(nodeText(found))}
      </label>
    </fieldset>
  );
}

/** The label of the field, and the actions on its text. */
function Head({ id, onMirror }: { id: string; onMirror(): void }) {
  return (
    <div className="text-head">
      <label className="label" htmlFor={id}>
        {m.field}
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={m.mirror}
        title={m.mirror}
        // The text field must keep the caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onMirror}
      >
        <i className="i-lucide-flip-horizontal-2" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Buttons that apply the text to the tree, or regenerate the text from the tree. */
function Actions({ outline }: { outline: Outline }) {
  const { isTyped, isRead, reading, branch } = outline;
  const apply = () => {
    if (outline.apply()) notify('success', m.applied);
  };
  return (
    <div className="text-actions">
      <button type="button" className="button" disabled={!isTyped} onClick={() => outline.reset(branch)}>
        {m.reset}
      </button>
      <button type="button" className="button primary" disabled={!isTyped || !isRead} onClick={apply}>
        {reading.faultCount > 0 ? m.applyRest : m.apply}
      </button>
    </div>
  );
}

/** The questionnaire, or the selected branch, as a text to read, paste into, edit and apply. */
export function TextPane({ editor }: { editor: QuestionnaireEditor }) {
  const outline = useOutline(editor);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { reading, removed } = outline;
  const goTo = (line: number) => {
    const { current } = field;
    if (!current) return;
    const { start, end, share } = lineRange(outline.text, line);
    current.focus();
    current.setSelectionRange(start, end);
    current.scrollTop = share * current.scrollHeight - current.clientHeight / 2;
  };
  return (
    <div className="text-pane">
      <div className="typed-text">
        <Scope editor={editor} outline={outline} />
        <Head id={id} onMirror={() => field.current && mirrorHere(field.current)} />
        <textarea
          ref={field}
          id={id}
          className="input outline-text"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-faults`}
          value={outline.text}
          onChange={({ target }) => outline.type(target.value)}
          onKeyDown={pressOutlineKey}
        />
        {outline.isTyped && (
          <p className="quiet" role="status">
            {m.unapplied}
          </p>
        )}
        <OutlineHelp />
        <Faults id={`${id}-faults`} reading={reading} goTo={goTo} />
        {removed.length > 0 && <RemovedNodes removed={removed} />}
      </div>
      <TypedTree nodes={outline.tree} />
      <div className="typed-foot">
        {outline.isOutdated && (
          <p className="banner warning" role="status">
            {m.outdated}
          </p>
        )}
        <Actions outline={outline} />
      </div>
    </div>
  );
}
