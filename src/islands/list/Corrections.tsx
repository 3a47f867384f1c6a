import { Fragment, type MouseEvent } from 'react';
import { commonListMessages as m } from '#lib/items/list-texts.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Correction } from '#lib/search/read-search.ts';

interface CorrectionsProps {
  /** The words searched for. */
  q: string;
  corrections: readonly Correction[];
  /** URL of the same search with another query. */
  address(q: string): string;
  goTo?(q: string): (event: MouseEvent) => void;
}

/** The query with one word replaced; the word is identified by its folded form. */
function withWord(q: string, typed: string, word: string): string {
  return q.replace(/[\p{L}\p{M}\p{N}]+/gu, (each) => (fold(each) === typed ? word : each));
}

/** « Vouliez-vous dire » : the corrections of mistyped words, each a link to the corrected search. */
export function Corrections({ q, corrections, address, goTo }: CorrectionsProps) {
  return corrections.map(({ typed, words }) => (
    <p key={typed} className="corrections">
      {m.notFoundAsTyped(typed)} {words.length === 0 ? m.readAsNear : m.didYouMean}
      {words.map((word) => {
        const target = withWord(q, typed, word);
        return (
          <Fragment key={word}>
            {' '}
            <a href={address(target)} onClick={goTo?.(target)}>
              {word}
            </a>
          </Fragment>
        );
      })}
    </p>
  ));
}
