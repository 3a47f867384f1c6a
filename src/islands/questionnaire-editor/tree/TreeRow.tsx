import { type ChangeEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { type BodyNode, type NodeKind, nodeText } from '#lib/questionnaires/edits/nodes.ts';
import { pointsOf } from '#lib/questionnaires/formulas/points-texts.ts';
import { QUESTIONNAIRE_MAX as MAX } from '#lib/questionnaires/limits.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import { iconOf, kindWords, lookOf } from './node-icons.ts';
import { rowId } from './row-id.ts';

const TEXT_MAX: Record<NodeKind, number> = {
  page: MAX.pageName,
  question: MAX.questionText,
  option: MAX.optionText,
  zone: MAX.zoneLabel,
  fiche: MAX.ficheTitle,
};

export interface RowHandlers {
  onPress(event: PointerEvent<HTMLElement>, id: string): void;
  onFold(id: string, isFolded: boolean): void;
  onWrite(id: string): void;
  onText(id: string, text: string): void;
  onLeave(id: string): void;
}

interface TreeRowProps extends RowHandlers {
  kind: NodeKind;
  node: BodyNode['node'];
  level: number;
  position: number;
  count: number;
  isOpen: boolean | undefined;
  isSelected: boolean;
  isTyping: boolean;
  lacksSentence: boolean;
}

interface TextProps extends Pick<RowHandlers, 'onText' | 'onLeave'> {
  each: BodyNode;
}

/** The text of a row while it is edited. */
function RowText({ each, onText, onLeave }: TextProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const { id } = each.node;
  return (
    <input
      ref={field}
      className="row-input"
      aria-label={questionnaireEditorMessages.textOf[each.kind]}
      autoComplete="off"
      spellCheck
      aria-invalid={nodeText(each).trim().length > TEXT_MAX[each.kind]}
      placeholder={questionnaireEditorMessages.untitled[each.kind]}
      value={nodeText(each)}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onText(id, target.value)}
      onBlur={() => onLeave(id)}
    />
  );
}

/** The icons and labels of a row beside its text. */
function RowMarks({ each, lacksSentence }: { each: BodyNode; lacksSentence: boolean }) {
  const { kind, node } = each;
  return (
    <>
      {kind === 'question' && node.important && (
        <i
          className="i-lucide-circle-alert row-mark important"
          title={m.important}
          role="img"
          aria-label={m.important}
        />
      )}
      {kind === 'question' && node.hidden && (
        <i className="i-lucide-eye-off row-mark" title={m.hidden} role="img" aria-label={m.hidden} />
      )}
      {kind === 'option' && node.exclusive && <span className="row-mark quiet">{m.exclusive}</span>}
      {'condition' in node && node.condition && (
        <i className="i-lucide-split row-mark" title={m.conditional} role="img" aria-label={m.conditional} />
      )}
      {'points' in node && node.points !== undefined && (
        <span className="row-mark quiet">{pointsOf(node.points)}</span>
      )}
      {'normal' in node && node.normal && <span className="row-mark quiet">{m.normal}</span>}
      {lacksSentence && <span className="row-lack">{m.noSentence}</span>}
    </>
  );
}

/** One node of the tree. The tree itself has the focus and names its active row (`aria-activedescendant`). */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { kind, node, level, position, count, isOpen, isSelected, isTyping, lacksSentence } = props;
  const each = { kind, node } as BodyNode;
  const look = lookOf(each);
  const text = nodeText(each);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
    <div
      role="treeitem"
      id={rowId(node.id)}
      className={`tree-row of-${kind}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      onPointerDown={(event) => props.onPress(event, node.id)}
      onDoubleClick={() => props.onWrite(node.id)}
    >
      <span
        className={isOpen === undefined ? 'row-fold' : 'row-fold can'}
        aria-hidden="true"
        onPointerDown={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          props.onFold(node.id, isOpen);
        }}
      >
        {isOpen !== undefined && (
          <i className={isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} />
        )}
      </span>
      <i
        className={`row-icon ${iconOf(look)}`}
        title={kindWords(look)}
        role="img"
        aria-label={kindWords(look)}
      />
      {isTyping ? (
        <RowText each={each} onText={props.onText} onLeave={props.onLeave} />
      ) : (
        <span className={text === '' ? 'row-text empty' : 'row-text'}>
          {text || questionnaireEditorMessages.untitled[kind]}
        </span>
      )}
      <RowMarks each={each} lacksSentence={lacksSentence} />
      <span className="row-grip" data-grip aria-hidden="true">
        <i className="i-lucide-grip-vertical" />
      </span>
    </div>
  );
});
