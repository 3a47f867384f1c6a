import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { keepCases } from '#lib/cases/browser/case-list.ts';
import { SEARCH_MAX } from '#lib/items/kinds/list-query.ts';
import { createHomeSearch, type SearchState } from '#lib/search/home-search-store.ts';
import { homeSearchMessages as m } from '#lib/search/texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { Found } from './Found.tsx';
import { foundCases } from './found-cases.ts';
import { onSearchKey } from './search-keys.ts';
import './home-search.css';
import './found.css';

/** « / » focuses the search field, unless another field has the focus or a dialog is open. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isWriting = target.isContentEditable || target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

function toldOf({ status, answer }: SearchState): string {
  if (status === 'loading') return m.loading;
  if (status === 'ready' && answer) return `${m.told(answer)} ${m.keys}`;
  return '';
}

interface FoundPanelProps {
  q: string;
  state: SearchState;
  onWords(q: string): void;
}

function FoundPanel({ q, state, onWords }: FoundPanelProps) {
  const { status, answer } = state;
  return (
    // Where a click does not focus links, the field would lose the focus and the panel would close before the click.
    <section
      className="search-found"
      aria-label={m.results}
      aria-busy={status === 'loading'}
      onMouseDown={(event) => event.preventDefault()}
    >
      {answer && (
        <Found q={q} answer={answer} onWords={onWords} onCase={() => keepCases(foundCases(q, answer.case))} />
      )}
      {!answer && status === 'loading' && (
        <p className="found-none">
          <span className="spinner" aria-hidden="true" /> {m.loading}
        </p>
      )}
      {(status === 'failed' || status === 'busy') && (
        <p className="found-none" role="alert">
          {status === 'busy' ? m.busy : m.failed}
        </p>
      )}
    </section>
  );
}

/** Hint that shows which key focuses the field. */
function SlashKey() {
  return (
    <span aria-hidden="true" className="search-key needs-script">
      /
    </span>
  );
}

/** One search field for the three kinds: results while typing; Enter opens a page of them, with or without script. */
export function HomeSearch({ initial }: { initial: string }) {
  const [search] = useState(createHomeSearch);
  const state = useStore(search.$state);
  const [q, setQ] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const type = (typed: string) => {
    setQ(typed);
    setOpen(true);
    search.look(typed);
  };
  useTypedBefore(id, initial, type);
  useSlash(field);
  const goOnWith = (words: string) => {
    type(words);
    field.current?.focus();
  };
  const isShown = isOpen && state.status !== 'idle';
  return (
    <search
      ref={root}
      className="home-search"
      onKeyDown={(event) => {
        if (isShown && root.current && field.current)
          onSearchKey(event, root.current, field.current, () => setOpen(false));
      }}
      onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || setOpen(false)}
    >
      <form action="/" autoComplete="off" className="search-form">
        <div className="search-field">
          <i className="i-lucide-search" aria-hidden="true" />
          <input
            ref={field}
            id={id}
            className="input"
            type="search"
            name="q"
            maxLength={SEARCH_MAX}
            placeholder={m.placeholder}
            aria-label={m.label}
            aria-keyshortcuts="/"
            value={q}
            onFocus={() => setOpen(true)}
            onChange={(event) => type(event.target.value)}
          />
          <SlashKey />
        </div>
        <button type="submit" className="button">
          {m.submit}
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {isShown ? toldOf(state) : ''}
      </p>
      {isShown && <FoundPanel q={q.trim()} state={state} onWords={goOnWith} />}
    </search>
  );
}
