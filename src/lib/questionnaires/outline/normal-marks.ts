import { normalScopeOf, saysNothing, type WordedAnswer } from '../normal-words.ts';
import type { ConclusionScope } from '../report-sections.ts';
import type { DraftOption, DraftQuestion } from './draft.ts';
import type { Faults } from './fault.ts';
import type { Label } from './read-line.ts';
import { EXCLUSIVE_WORD, NEUTRAL_WORD, NORMAL_WORD, NOT_WORD, SCOPE_WORDS, scopeOf } from './words.ts';

/** Marks given in brackets or implied by an option's words: « Aucune » excludes the others. */
export interface NormalMarks {
  normal?: ConclusionScope;
  exclusive?: true;
}

/** The marks that the words of an answer imply if none are given. */
export function impliedMarks(isMultiple: boolean, answer: WordedAnswer): NormalMarks {
  const normal = normalScopeOf(answer);
  return {
    ...(normal && { normal }),
    ...(isMultiple && saysNothing(answer) && { exclusive: true as const }),
  };
}

/** The normal scope of an answer, given or implied. */
function normalOf(
  { normal, notNormal }: Label,
  implied: ConclusionScope | undefined,
  line: number,
  faults: Faults,
): ConclusionScope | undefined {
  if (notNormal !== undefined) return undefined;
  if (normal === undefined) return implied;
  const scope = scopeOf(normal);
  if (!scope) faults.add(line, 'unknown-field', `${NORMAL_WORD} ${normal}`);
  return scope ?? implied;
}

/** The question that an option answers. */
export type AnsweredQuestion = Pick<DraftQuestion, 'type' | 'section'>;

/** The marks of an option. */
export function marksOfOption(of: AnsweredQuestion, option: DraftOption, faults: Faults): NormalMarks {
  const { label, line, isDefault, said } = option;
  const implied = impliedMarks(of.type === 'multiple', {
    ...said,
    text: label.text,
    isDefault,
    section: of.section,
  });
  const normal = normalOf(label, implied.normal, line, faults);
  const exclusive = label.exclusive !== undefined || (implied.exclusive && label.notExclusive === undefined);
  return { ...(normal && { normal }), ...(exclusive && { exclusive: true as const }) };
}

/** The normal mark of a question that a value answers; it concerns the default answer. */
export function markOfValue(question: DraftQuestion, byDefault: unknown, faults: Faults): NormalMarks {
  const { label, line, said, section } = question;
  const isText = question.type === 'text' && typeof byDefault === 'string';
  const answer = { ...said, text: isText ? byDefault : '', isDefault: isText, section };
  const normal = normalOf(label, isText ? impliedMarks(false, answer).normal : undefined, line, faults);
  return normal ? { normal } : {};
}

interface Marked {
  normal?: ConclusionScope | undefined;
  exclusive?: boolean | undefined;
  neutral?: boolean | undefined;
}

/** The marks as written in brackets, including « pas » marks that cancel what the words would imply. */
export function markWords({ normal, exclusive, neutral }: Marked, implied: NormalMarks = {}): string[] {
  const words: string[] = [];
  if (neutral) words.push(NEUTRAL_WORD);
  if (normal) words.push(`${NORMAL_WORD} ${SCOPE_WORDS[normal]}`.trim());
  else if (implied.normal) words.push(`${NOT_WORD} ${NORMAL_WORD}`);
  if (exclusive) words.push(EXCLUSIVE_WORD);
  else if (implied.exclusive) words.push(`${NOT_WORD} ${EXCLUSIVE_WORD}`);
  return words;
}
