import { useId, useState } from 'react';
import { foldedWords } from '#lib/platform/fold.ts';
import {
  type SentenceRow,
  sentenceRows,
  withOwnSentence,
} from '#lib/questionnaires/preferences/sentence-rows.ts';
import { ownSentenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { OwnSentence } from './OwnSentence.tsx';
import { PreferencePart } from './PreferencePart.tsx';
import type { PartProps } from './part-props.ts';

const keyOf = ({ places }: SentenceRow) => places[0]?.key ?? '';

/** Whether each typed word begins a word of the row. */
function fits({ words, authors, mine = '' }: SentenceRow, typed: readonly string[]): boolean {
  const own = foldedWords(`${words} ${authors} ${mine}`);
  return typed.every((letters) => own.some((word) => word.startsWith(letters)));
}

interface ChosenProps extends Pick<PartProps, 'pages'> {
  page: string;
  typed: string;
  isOnlyMine: boolean;
  onPage(page: string): void;
  onType(typed: string): void;
  onOnlyMine(isOnlyMine: boolean): void;
}

/** The filters for the sentences shown. */
function ChosenSentences({ pages, page, typed, isOnlyMine, onPage, onType, onOnlyMine }: ChosenProps) {
  const [pageField, findField] = [useId(), useId()];
  return (
    <div className="sentence-choice">
      {pages.length > 1 && (
        <div className="field">
          <label htmlFor={pageField}>{m.page}</label>
          <select
            id={pageField}
            className="input"
            value={page}
            disabled={isOnlyMine}
            onChange={({ target }) => onPage(target.value)}
          >
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={findField}>{m.find}</label>
        <input
          id={findField}
          className="input"
          type="search"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <label className="preference-check">
        <input type="checkbox" checked={isOnlyMine} onChange={({ target }) => onOnlyMine(target.checked)} />
        <span>{m.onlyMine}</span>
      </label>
    </div>
  );
}

/** The author's sentences, which the person can replace by their own. */
export function OwnSentences({ pages, preferences, change }: PartProps) {
  const [page, setPage] = useState(pages[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [isOnlyMine, setOnlyMine] = useState(false);
  const rows = sentenceRows(pages, preferences);
  const mine = rows.filter((row) => row.mine !== undefined);
  const asked = foldedWords(typed);
  const there = isOnlyMine ? mine : rows.filter((row) => row.page === page);
  const shown = there.filter((row) => fits(row, asked));
  return (
    <PreferencePart title={m.title} count={mine.length} hint={m.hint}>
      <ChosenSentences
        pages={pages}
        page={page}
        typed={typed}
        isOnlyMine={isOnlyMine}
        onPage={setPage}
        onType={setTyped}
        onOnlyMine={setOnlyMine}
      />
      {shown.length === 0 && <p>{there.length === 0 ? m.none : m.nothingFound}</p>}
      <ul>
        {shown.map((row) => (
          <OwnSentence
            key={keyOf(row)}
            row={row}
            write={(text) => change({ sentences: withOwnSentence(preferences.sentences, row, text) })}
          />
        ))}
      </ul>
    </PreferencePart>
  );
}
