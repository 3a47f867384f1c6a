import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { keepingMessages as m } from '#lib/collections/keeping-texts.ts';
import { COLLECTION_NAME_MAX, COLLECTION_PATHS } from '#lib/collections/rules.ts';
import type { CollectionEntry } from '#lib/collections/schemas.ts';
import { runWithFailureNotice, setCollected } from '#lib/collections/store.ts';
import { COLLECTION_ICONS, collectionName } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { fold } from '#lib/platform/fold.ts';
import { loadStyleSheet } from '../form/load-style-sheet.ts';
import { KeepOfflineEntry } from '../offline/KeepOfflineEntry.tsx';
import sheet from './keep-menu.css?url';
import '../form/quiet.css';
import { withinLimit } from '../form/within-limit.ts';

/** Loaded with the menu, because list pages carry only their own icons. */
const ICONS = new URL('#lib/layout/icons.generated.css', import.meta.url).pathname;

export interface KeepMenuProps {
  caseId: string;
  /** The session in which the case is practised. */
  sessionId?: string | undefined;
  /** The button that the menu opens beside. */
  opener: RefObject<HTMLElement | null>;
  /** Called with the lists that contain the case. */
  onHeld?: ((ids: readonly string[]) => void) | undefined;
  /** Opens the note on the case, if this menu offers it. */
  onNote?: (() => void) | undefined;
  onClose(): void;
}

/** Number of lists from which a search field is shown. */
const MANY = 8;

/** The person's lists, and which of them contain the case. */
function useLists({ caseId, onHeld, onClose }: KeepMenuProps) {
  const [lists, setLists] = useState<readonly CollectionEntry[]>();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const hold = (ids: Iterable<string>) => {
    const next = new Set(ids);
    setHeld(next);
    onHeld?.([...next]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the menu opens
  useEffect(() => {
    const reading = () =>
      Promise.all([call('GET /collections', {}), call('GET /marks/[case]', { params: { case: caseId } })]);
    void runWithFailureNotice(reading, m.readFailure).then((read) => {
      if (!read) return onClose();
      setLists(read[0].collections);
      hold(read[1].collections);
    });
  }, [caseId]);
  const toggle = async (list: CollectionEntry) => {
    const isIn = !held.has(list._id);
    const before = held;
    hold(isIn ? [...before, list._id] : [...before].filter((id) => id !== list._id));
    if (!(await setCollected(list._id, caseId, isIn))) return hold(before);
    setSaid((isIn ? m.added : m.removed)(collectionName(list)));
  };
  const create = async (name: string): Promise<boolean> => {
    const made = await runWithFailureNotice(
      () => call('POST /collections', { body: { name, case: caseId } }),
      m.failure,
    );
    if (!made) return false;
    setLists((known = []) => [...known, made]);
    hold([...held, made._id]);
    setSaid(m.added(made.name));
    return true;
  };
  return { lists, held, said, toggle, create };
}

/** Creates a list with this case. */
function NewList({ onCreate }: { onCreate(name: string): Promise<boolean> }) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    if (await onCreate(name.trim())) setName('');
    setBusy(false);
  };
  return (
    <form className="keep-new" onSubmit={submit}>
      <input
        className="input"
        autoComplete="off"
        {...withinLimit(COLLECTION_NAME_MAX)}
        aria-label={m.newListName}
        placeholder={m.newList}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" aria-label={m.create} title={m.create} disabled={busy}>
        <i className={busy ? 'spinner' : 'i-lucide-plus'} aria-hidden="true" />
      </button>
    </form>
  );
}

/** The lists to choose from, with a search field if there are many. */
function Lists({
  lists,
  held,
  onToggle,
}: {
  lists: readonly CollectionEntry[];
  held: ReadonlySet<string>;
  onToggle(list: CollectionEntry): void;
}) {
  const [query, setQuery] = useState('');
  const found = lists.filter((list) => fold(collectionName(list)).includes(fold(query.trim())));
  return (
    <>
      {lists.length > MANY && (
        <input
          className="input"
          type="search"
          aria-label={m.search}
          placeholder={m.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <fieldset className="keep-lists">
        <legend className="visually-hidden">{m.lists}</legend>
        {found.map((list) => (
          <label key={list._id}>
            <input type="checkbox" checked={held.has(list._id)} onChange={() => onToggle(list)} />
            <i className={COLLECTION_ICONS[list.kind]} aria-hidden="true" />
            <span>{collectionName(list)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The person's lists, ticked if they contain the case; a new one can be created here. */
function KeepMenu(props: KeepMenuProps) {
  const { lists, held, said, toggle, create } = useLists(props);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const { opener, onNote, onClose } = props;
  useEffect(() => {
    const element = menu.current;
    element?.showPopover({ source: opener.current ?? undefined });
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [opener, onClose]);
  const isRead = lists !== undefined;
  useEffect(() => {
    if (isRead) menu.current?.querySelector('input')?.focus();
  }, [isRead]);
  return (
    <div ref={menu} popover="auto" className="keep-menu" role="dialog" aria-labelledby={id}>
      <h2 id={id}>{m.title}</h2>
      {!lists && (
        <p className="quiet" role="status">
          <span className="spinner" aria-hidden="true" /> {m.loading}
        </p>
      )}
      {lists && <Lists lists={lists} held={held} onToggle={(list) => void toggle(list)} />}
      {lists && <NewList onCreate={create} />}
      {onNote && (
        <button type="button" className="button keep-note" onClick={onNote}>
          <i className="i-lucide-notebook-pen" aria-hidden="true" />
          {m.noteLabel}
        </button>
      )}
      {props.sessionId && <KeepOfflineEntry what={{ kind: 'session', id: props.sessionId }} />}
      <KeepOfflineEntry what={{ kind: 'case', id: props.caseId }} />
      <a className="quiet" href={COLLECTION_PATHS.all}>
        {m.all}
      </a>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <link rel="stylesheet" href={ICONS} />
    </div>
  );
}

/** The menu, shown when its styles are loaded. */
export async function loadMenu() {
  await loadStyleSheet(sheet);
  return KeepMenu;
}
