import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { readCell } from '#lib/protocols/cells.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { boundsOf, cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { CellBubble } from './CellBubble.tsx';
import type { Editing } from './grid-props.ts';
import type { GridView } from './grid-view.ts';
import { suggestionsFor, wordsFor } from './suggestions.ts';

interface CellInputProps {
  view: GridView;
  field: Field;
  editing: Editing;
}

type TextField = HTMLInputElement & HTMLTextAreaElement;

/** Focuses the field on mount, with the caret after its text. */
function useFocusAtEnd() {
  const field = useRef<TextField>(null);
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return field;
}

interface ListProps {
  id: string;
  options: readonly string[];
  at: number;
  onTake(option: string): void;
}

const optionId = (id: string, at: number) => `${id}-${at}`;

function Suggestions({ id, options, at, onTake }: ListProps) {
  return (
    <div id={id} role="listbox" aria-label={m.suggestions} className="cell-suggestions">
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and refers to the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={option}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === at}
          // The field must keep the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}

/** The suggestions for the typed text, the one selected with the arrows, and the keys that act on them. */
function useSuggestions(view: GridView, field: Field, text: string, isTouched: boolean) {
  const [at, setAt] = useState(-1);
  const options = isTouched ? suggestionsFor(field, wordsFor(view, field.key), text) : [];
  const meant = Math.min(at, options.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && options.length > 0 && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      const count = options.length + 1;
      setAt(((meant + 1 + (event.key === 'ArrowDown' ? 1 : count - 1)) % count) - 1);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && options[meant] !== undefined) {
      view.typed = options[meant];
    }
  };
  return { options, meant, onKeyDown, reset: () => setAt(-1) };
}

/** The field in a cell being edited: shows the allowed values, and reports an invalid text during typing. */
export function CellInput({ view, field, editing }: CellInputProps) {
  const [text, setText] = useState(editing.text);
  const [isTouched, setTouched] = useState(editing.text === '');
  const input = useFocusAtEnd();
  const id = useId();
  const { options, meant, onKeyDown, reset } = useSuggestions(view, field, text, isTouched);
  const reading = readCell(field, text);
  const problem = 'problem' in reading ? cellProblem(field, reading.problem) : undefined;
  const change = (value: string) => {
    view.typed = value;
    setText(value);
    setTouched(true);
    reset();
  };
  const Input = field.shape.kind === 'long-text' || field.shape.kind === 'texts' ? 'textarea' : 'input';
  const listId = `${id}list`;
  const list = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': meant >= 0 ? optionId(listId, meant) : undefined,
  };
  return (
    <>
      <Input
        ref={input}
        className="cell-input"
        aria-label={m.cell(field.label, view.rows[editing.row]?.name ?? '', editing.row + 1)}
        aria-describedby={id}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        spellCheck={field.shape.kind === 'long-text'}
        enterKeyHint="next"
        value={text}
        {...(Input === 'input' && list)}
        onChange={({ target }: { target: { value: string } }) => change(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => view.leave()}
      />
      <CellBubble id={id} hint={m.hint(field.label, boundsOf(field))} problem={problem}>
        {options.length > 0 && (
          <Suggestions
            id={listId}
            options={options}
            at={meant}
            onTake={(option) => {
              view.typed = option;
              view.leave();
            }}
          />
        )}
      </CellBubble>
    </>
  );
}
