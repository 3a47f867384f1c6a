import { chooses, defaultOf } from '../answers.ts';
import { normalScopeOf, saysNothing, type WordedAnswer } from '../normal-words.ts';
import { CONCLUSION_SCOPES, type ConclusionScope } from '../report-sections.ts';
import { optionsOf } from '../tree.ts';
import type { Finding } from './finding.ts';
import type { Place } from './places.ts';

const widthOf = (scope: ConclusionScope) => CONCLUSION_SCOPES.indexOf(scope);

/** An answer that may be normal, with its normal scope. */
interface Marked {
  node: string;
  answer: WordedAnswer;
  normal: ConclusionScope | undefined;
}

function markedAt({ question, above }: Place): Marked[] {
  const { section } = question;
  const byDefault = defaultOf(question);
  // Below an option that a person chooses, normal answers describe that finding, not the whole exam.
  if (above.length > 0 && section !== 'conclusion') return [];
  if (question.type === 'text' && typeof byDefault === 'string') {
    const answer = { ...question, text: byDefault, isDefault: true };
    return [{ node: question.id, answer, normal: question.normal }];
  }
  return optionsOf(question).map((option) => {
    const isDefault = chooses(byDefault, option.id) || saysNothing({ text: option.text, isDefault: false });
    return { node: option.id, answer: { ...option, isDefault, section }, normal: option.normal };
  });
}

/** Normal conclusions that could be written next to findings that contradict them. */
export function conclusionFindings(places: readonly Place[]): Finding[] {
  return places.flatMap((place) =>
    markedAt(place).flatMap(({ node, answer, normal }): Finding[] => {
      const scope = normalScopeOf(answer);
      if (!scope) return [];
      if (!normal) return [{ code: 'conclusion-can-contradict', node }];
      return widthOf(normal) < widthOf(scope) ? [{ code: 'scope-too-narrow', node }] : [];
    }),
  );
}

/** Options of multiple choices that state an absence, and yet can be chosen together with a finding. */
export function exclusionFindings(places: readonly Place[]): Finding[] {
  return places.flatMap(({ question }): Finding[] => {
    if (question.type !== 'multiple' || question.options.length < 2) return [];
    const { options, defaultAnswer = [] } = question;
    const open = options
      .filter(
        ({ id, text, exclusive }) =>
          !exclusive && saysNothing({ text, isDefault: defaultAnswer.includes(id) }),
      )
      .map(({ id }): Finding => ({ code: 'not-exclusive', node: id }));
    const chosen = options.filter(({ id }) => defaultAnswer.includes(id));
    const isMixed = chosen.length > 1 && chosen.some(({ exclusive }) => exclusive);
    return isMixed ? [...open, { code: 'exclusive-default', node: question.id }] : open;
  });
}
