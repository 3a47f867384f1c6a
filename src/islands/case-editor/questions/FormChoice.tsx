import { useEffect, useState } from 'react';
import type { ItemCard } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { ReadForm } from '#lib/questions/form-schemas.ts';
import { reportEditorMessages as m } from '#lib/questions/report/editor-texts.ts';
import { useDebounced } from '../../questionnaire-editor/use-debounced.ts';

const KIND = { kind: 'questionnaire' } as const;
/** Maximum number of questionnaires shown per list. */
const SHOWN = 6;

type Found = Pick<ItemCard, '_id'> & { title: string; isOwn: boolean };

async function findIn(scope: 'mine' | 'public', typed: string): Promise<Found[]> {
  const query = new URLSearchParams({ q: typed, limit: String(SHOWN) });
  const answer = await call(`GET /[kind]/${scope}`, { params: KIND, query });
  const { questionnaires = [] } = 'links' in answer ? {} : answer;
  return questionnaires.flatMap(({ _id, title }) => (title ? [{ _id, title, isOwn: scope === 'mine' }] : []));
}

/** Searches the person's own questionnaires, then public ones, without duplicates. */
async function find(typed: string): Promise<Found[]> {
  const [own, others] = await Promise.all([findIn('mine', typed), findIn('public', typed)]);
  const ids = new Set(own.map(({ _id }) => _id));
  return [...own, ...others.filter(({ _id }) => !ids.has(_id))];
}

type State = 'reading' | 'failed' | readonly Found[];

function useFound(typed: string, turn: number): State {
  const [state, setState] = useState<State>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `turn` repeats the search
  useEffect(() => {
    let isWanted = true;
    find(typed).then(
      (found) => isWanted && setState(found),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [typed, turn]);
  return state;
}

interface FormChoiceProps {
  number: number;
  onChoose(read: ReadForm): void;
}

/** Search field for the questionnaire that a report is based on. */
export function FormChoice({ number, onChoose }: FormChoiceProps) {
  const [typed, setTyped] = useState('');
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState('');
  const found = useFound(useDebounced(typed.trim()), turn);
  const choose = async (id: string) => {
    setProblem('');
    try {
      const read = await call('GET /[kind]/[id]/form', { params: { ...KIND, id } });
      if (read.isTooLong) setProblem(m.tooLong(read.title));
      else onChoose(read);
    } catch {
      setProblem(m.notRead);
    }
  };
  const isEmpty = Array.isArray(found) && found.length === 0;
  return (
    <div className="form-choice">
      <input
        type="search"
        className="input"
        autoComplete="off"
        value={typed}
        placeholder={m.search}
        aria-label={m.searchFor(number)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {Array.isArray(found) && !isEmpty && (
        <ul className="sheet-sentences" aria-label={m.questionnaires}>
          {found.map(({ _id, title, isOwn }) => (
            <li key={_id}>
              <button type="button" className="link-button" onClick={() => void choose(_id)}>
                {title}
              </button>
              {isOwn && <span className="hint"> {m.own}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className={problem || found === 'failed' ? 'fault' : 'hint'} role="status">
        {problem ||
          (found === 'reading' && m.reading) ||
          (found === 'failed' && m.notFound) ||
          (isEmpty && m.none)}
      </p>
      {found === 'failed' && (
        <button type="button" className="button small" onClick={() => setTurn(turn + 1)}>
          {m.again}
        </button>
      )}
    </div>
  );
}
