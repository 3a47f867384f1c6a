import { useStore } from '@nanostores/react';
import { SIDE } from '#lib/questionnaires/report/unanswered.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { SIDES } from './choices.ts';
import { optionLetters } from './option-letters.ts';
import { useReporting } from './reporting-context.ts';

/** The side of the exam, for the whole report; on wide screens also buttons that answer everything « normal ». */
export function SideChoice() {
  const { session, announce } = useReporting();
  const chosen = useStore(session.$side);
  // A side that was checked before the script is taken over; a press on a button would be lost without a word.
  const isLive = useIsLive();
  const letters = optionLetters(SIDES.map((side) => m.sides[side]));
  return (
    <fieldset className="side-choice" data-question={SIDE} tabIndex={-1}>
      <legend>{m.side}</legend>
      {SIDES.map((side, at) => (
        <label key={side} className="choice">
          <input
            type="radio"
            name={SIDE}
            value={side}
            checked={chosen === side}
            onChange={() => session.setSide(side)}
          />
          <span data-letter={letters[at]}>{m.sides[side]}</span>
        </label>
      ))}
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="button"
          disabled={!isLive}
          onClick={() => announce(session.takeNormal('all', side) ? m.normalTaken : m.noNormal)}
        >
          {m.allNormalOn[side]}
        </button>
      ))}
    </fieldset>
  );
}
