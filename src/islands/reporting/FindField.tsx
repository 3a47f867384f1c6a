import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { type Findable, findAnswers, findables } from './find-answers.ts';
import { useReporting, useSided } from './reporting-context.ts';

interface FindFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onFound(found: Findable): void;
}

const FOUND_MAX = 8;
const LIST = 'find-list';
const optionId = (at: number) => `find-${at}`;

interface FoundListProps {
  found: readonly Findable[];
  active: number;
  onTake(at: number): void;
}

function FoundList({ found, active, onTake }: FoundListProps) {
  const sided = useSided();
  return (
    <div className="found" id={LIST} role="listbox" aria-label={m.found} hidden={found.length === 0}>
      {found.map(({ question, choice, text, under }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={choice ?? question}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Otherwise the field would lose the focus, and the list would close, before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(at)}
        >
          <strong>{sided(text)}</strong>
          {under && <span className="quiet">{sided(under)}</span>}
        </div>
      ))}
    </div>
  );
}

/** Whether choosing it would make it visible: neither it nor any of its ancestors depends on a condition. */
function isThere(
  places: ReportSession['places'],
  shut: ReadonlySet<string>,
  { question, choice }: Pick<Findable, 'question' | 'choice'>,
): boolean {
  if (shut.has(question) || (choice !== null && shut.has(choice))) return false;
  const parent = places.get(question)?.parent;
  return !parent || isThere(places, shut, { question: parent.question.id, choice: parent.option.id });
}

/** The matches of the typed letters, and the active match. */
function useFinding() {
  const { session } = useReporting();
  const [{ typed, active }, set] = useState({ typed: '', active: 0 });
  /** The searchable entries, built on first use. */
  const all = useRef<{ places: ReportSession['places']; findables: readonly Findable[] }>(null);
  const found = useMemo(() => {
    if (typed === '') return [];
    const { places } = session;
    if (all.current?.places !== places) all.current = { places, findables: findables(places) };
    const shut = session.$shut.get();
    const known = all.current.findables;
    const there = shut.size === 0 ? known : known.filter((each) => isThere(places, shut, each));
    return findAnswers(there, typed, FOUND_MAX);
  }, [session, typed]);
  return {
    typed,
    active,
    found,
    type: (next: string) => set({ typed: next, active: 0 }),
    step(by: 1 | -1): void {
      if (found.length > 0) set({ typed, active: (active + by + found.length) % found.length });
    },
  };
}

/** A search field that finds a question or one of its choices by a few letters, and selects it. */
export function FindField({ field, onFound }: FindFieldProps) {
  const { typed, active, found, type, step } = useFinding();
  /** The element that gets the focus back. */
  const origin = useRef<Element | null>(null);
  const isOpen = found.length > 0;
  const take = (at: number) => {
    const target = found[at];
    type('');
    if (target) onFound(target);
  };
  const leave = () => {
    type('');
    if (origin.current instanceof HTMLElement) origin.current.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') take(active);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  return (
    <div className="find">
      <i className="i-lucide-search" aria-hidden="true" />
      <input
        ref={field}
        className="input"
        type="text"
        role="combobox"
        aria-label={m.find}
        aria-expanded={isOpen}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        placeholder={m.findHint}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={({ relatedTarget }) => {
          origin.current = relatedTarget;
        }}
        onBlur={() => type('')}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <FoundList found={found} active={active} onTake={take} />
      {typed !== '' && !isOpen && <Nothing />}
    </div>
  );
}

function Nothing() {
  return (
    <p className="nothing" role="status">
      {m.nothingFound}
    </p>
  );
}
