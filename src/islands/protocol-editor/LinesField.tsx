import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';
import {
  insertTexts,
  joinBefore,
  type LinesEdit,
  linesOf,
  moveLine,
  newLine,
  pastedLines,
  removeLine,
  textsOf,
} from './lines.ts';
import './lines-field.css';

interface LinesFieldProps {
  id: string;
  label: string;
  /** Whether a heading above the field already serves as its label. */
  isTitled?: boolean;
  texts: readonly string[];
  /** @param place the line being typed in */
  onChange(texts: string[], place?: string): void;
  announce(text: string): void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** The lines being edited, including empty ones, as long as the draft still has the same texts. */
function useLines({ texts, onChange }: Pick<LinesFieldProps, 'texts' | 'onChange'>) {
  const [lines, setLines] = useState(() => linesOf(texts));
  const fields = useRef<HTMLUListElement>(null);
  const focus = useRef<LinesEdit['focus']>(undefined);
  const isOutdated = !isSame(textsOf(lines), texts);
  const shown = isOutdated ? linesOf(texts) : lines;
  if (isOutdated) setLines(shown);
  useEffect(() => {
    const wanted = focus.current;
    focus.current = undefined;
    const field = wanted && fields.current?.querySelectorAll('textarea')[wanted.at];
    field?.focus();
    if (wanted) field?.setSelectionRange(wanted.caret, wanted.caret);
  });
  const make = (edit: LinesEdit | undefined, place?: string) => {
    if (!edit) return false;
    if (edit.lines.length > MAX.lines) {
      notify('error', m.linesFull);
      return false;
    }
    focus.current = edit.focus;
    setLines(edit.lines);
    const after = textsOf(edit.lines);
    if (!isSame(after, texts)) onChange(after, place);
    return true;
  };
  return { lines: shown, fields, make };
}

type Make = ReturnType<typeof useLines>['make'];

interface LineFieldProps extends Pick<LinesFieldProps, 'label' | 'announce'> {
  lines: ReturnType<typeof linesOf>;
  at: number;
  make: Make;
}

/** Handles the keys of a line, and text pasted into it. */
function lineHandlers({ lines, at, make, announce }: Omit<LineFieldProps, 'label'>) {
  const move = (by: -1 | 1) => make(moveLine(lines, at, by)) && announce(m.lineMoved(at + by + 1));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, currentTarget, nativeEvent } = event;
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    const done = () => event.preventDefault();
    if (altKey && by) {
      move(by);
      done();
    } else if (key === 'Enter' && !nativeEvent.isComposing) {
      make(insertTexts(lines, at, [start, end], ['', '']));
      done();
    } else if (key === 'Backspace' && start === 0 && end === 0 && make(joinBefore(lines, at))) done();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    make(insertTexts(lines, at, [start, end], pastedLines(text)));
  };
  return { onKeyDown, onPaste, move };
}

function LineField({ lines, at, label, make, announce }: LineFieldProps) {
  const { id = 0, text = '' } = lines[at] ?? {};
  const { onKeyDown, onPaste, move } = lineHandlers({ lines, at, make, announce });
  const fieldId = useId();
  const name = m.lineOf(label, at + 1);
  const write = (value: string) => {
    const next = lines.toSpliced(at, 1, { id, text: value.replace(/[\r\n]+/g, ' ') });
    make({ lines: next }, `line-${id}`);
  };
  useTypedBefore(fieldId, text, write);
  return (
    <li>
      <textarea
        id={fieldId}
        className="input"
        rows={1}
        data-grows
        autoComplete="off"
        aria-label={name}
        aria-invalid={text.trim().length > MAX.line}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className="line-actions">
        {at > 0 && <IconButton icon="i-lucide-arrow-up" label={m.lineUp(name)} onPress={() => move(-1)} />}
        {(lines.length > 1 || text !== '') && (
          <IconButton
            icon="i-lucide-x"
            label={m.removeLine(name)}
            onPress={() => make(removeLine(lines, at))}
          />
        )}
      </div>
      <TooLong text={text} most={MAX.line} />
    </li>
  );
}

/**
 * A list of lines: Enter adds one, Backspace joins a line to the previous one, Alt and arrows move it, pasted text
 * may add several.
 */
export function LinesField({ id, label, isTitled, texts, onChange, announce }: LinesFieldProps) {
  const { lines, fields, make } = useLines({ texts, onChange });
  const add = () => make({ lines: [...lines, newLine()], focus: { at: lines.length, caret: 0 } });
  return (
    <fieldset className="lines-field" id={id} tabIndex={-1}>
      <legend className={isTitled ? 'visually-hidden' : undefined}>{label}</legend>
      <ul ref={fields} className={lines.length > 1 || lines[0]?.text ? 'has-actions' : undefined}>
        {lines.map((line, at) => (
          <LineField key={line.id} lines={lines} at={at} label={label} make={make} announce={announce} />
        ))}
      </ul>
      <button type="button" className="button small" onClick={add}>
        <i className="i-lucide-plus" aria-hidden="true" />
        {m.addLine}
      </button>
    </fieldset>
  );
}
