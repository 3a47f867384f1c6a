import { fold } from '#lib/platform/fold.ts';
import { chooses, defaultOf } from '../answers.ts';
import type { Fiche } from '../tree.ts';
import { optionsOf } from '../tree.ts';
import type { Finding } from './finding.ts';
import { choicesAt, type Place } from './places.ts';

/**
 * Important questions that « tout normal » leaves unanswered; the reason for an exam has no normal answer. A question
 * below an abnormal answer is not one of them: « tout normal » never reaches it.
 */
export function normalFindings(places: readonly Place[]): Finding[] {
  return places
    .filter(({ question, above, hidden }) => {
      const chosen = question.type === 'single' || question.type === 'multiple';
      const open = chosen && !hidden && defaultOf(question) === undefined;
      const reached = above.every((each) => {
        const normal = defaultOf(each.question);
        // A question answered by hand may lead here.
        return normal === undefined || chooses(normal, each.option.id);
      });
      return open && reached && question.important && question.section !== 'indication';
    })
    .map(({ question }) => ({ code: 'no-normal-answer', node: question.id }));
}

/** Numbers without a unit, or without bounds. */
export function numberFindings(places: readonly Place[]): Finding[] {
  return places.flatMap(({ question }): Finding[] => {
    if (question.type !== 'number') return [];
    const { id, unit, min, max } = question;
    return [
      ...(unit ? [] : [{ code: 'no-unit', node: id } as const]),
      ...(min === undefined || max === undefined ? [{ code: 'no-bounds', node: id } as const] : []),
    ];
  });
}

/** Options that cannot be distinguished. */
export function sameTextFindings(places: readonly Place[]): Finding[] {
  return places.flatMap((place) => {
    const seen = new Map<string, string>();
    return choicesAt(place).flatMap(({ id, text }): Finding[] => {
      const folded = fold(text).trim();
      // An empty text is reported elsewhere.
      if (folded === '') return [];
      const other = seen.get(folded);
      if (other === undefined) seen.set(folded, id);
      return other === undefined ? [] : [{ code: 'same-text', node: id, other }];
    });
  });
}

/** Fiches that no question and no option opens. */
export function ficheFindings(places: readonly Place[], fiches: readonly Fiche[]): Finding[] {
  const opened = new Set(
    places.flatMap(({ question }) => [question, ...optionsOf(question)].map(({ fiche }) => fiche)),
  );
  return fiches.filter(({ id }) => !opened.has(id)).map(({ id }) => ({ code: 'unopened-fiche', node: id }));
}
