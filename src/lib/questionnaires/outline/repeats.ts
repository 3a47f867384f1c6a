import { fold } from '#lib/platform/fold.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import { orderingQuestions, repeatsIn } from '../repeats/repeat-faults.ts';
import { namedSentence, readNamedSentence, sentenceNames } from '../repeats/sentence-names.ts';
import type { Question, QuestionOption, Repeat } from '../tree.ts';
import type { DraftRepeat } from './draft.ts';
import { escaped } from './escapes.ts';
import type { Faults } from './fault.ts';
import type { LineSentence } from './read-line.ts';
import { DESCENDING_WORD, ORDER_WORD, REPEAT_MARK } from './words.ts';
import { ARROWS_AND_BARS } from './write-label.ts';

/** The repetition of an option's questions; a reference to a question that the option does not have is a fault. */
export function readRepeat(
  draft: DraftRepeat,
  questions: Question[],
  earlier: QuestionOption | undefined,
  faults: Faults,
): { repeat?: Repeat } {
  const { line, said } = draft;
  if (repeatsIn(questions)) {
    faults.add(line, 'nested-repeat');
    return {};
  }
  if (draft.name.length > MAX.instanceName) faults.add(line, 'too-long');
  const repeat: Repeat = { name: draft.name.slice(0, MAX.instanceName).trim() };
  for (const field of draft.fields) {
    const [, name] = new RegExp(`^${ORDER_WORD}\\s+([\\s\\S]+)$`, 'i').exec(field) ?? [];
    const ordering = name === undefined ? undefined : orderingNamed(name, questions);
    if (ordering) repeat.orderedBy = ordering;
    else if (fold(field).startsWith(fold(DESCENDING_WORD))) repeat.descending = true;
    else faults.add(line, name === undefined ? 'unknown-field' : 'unknown-reference', name ?? field);
  }
  const { sentence, unknown } = readNamedSentence(said.sentence ?? '', { questions });
  // Names that were already unknown before the edit are only reported by « Vérifier ».
  const before = unknownBefore(earlier);
  for (const name of unknown) if (!before.includes(name)) faults.add(line, 'unknown-reference', name);
  if (sentence.length > MAX.sentence) faults.add(line, 'too-long');
  else if (sentence !== '') repeat.sentence = sentence;
  if (said.inConclusion) repeat.inConclusion = true;
  return { repeat };
}

function unknownBefore(earlier: QuestionOption | undefined): readonly string[] {
  if (!earlier?.repeat?.sentence) return [];
  return readNamedSentence(namedSentence(earlier.repeat.sentence, earlier), earlier).unknown;
}

function orderingNamed(name: string, questions: Question[]): string | undefined {
  const names = sentenceNames({ questions });
  const can = orderingQuestions({ questions });
  const found = can.find(({ id }) => name === `#${id}` || fold(names.get(id) ?? '') === fold(name.trim()));
  return found?.id;
}

/** The line that makes an option's questions repeat, and its sentence. */
export function repeatWords(repeat: Repeat, option: QuestionOption): { line: string; said: LineSentence } {
  const { name, orderedBy, descending, sentence, inConclusion } = repeat;
  const names = sentenceNames(option);
  const fields = [
    ...(orderedBy === undefined ? [] : [`${ORDER_WORD} ${names.get(orderedBy) ?? `#${orderedBy}`}`]),
    ...(descending ? [DESCENDING_WORD] : []),
  ];
  const parts = [name, ...fields].map((part) => escaped(part, ARROWS_AND_BARS));
  return {
    line: `${REPEAT_MARK} ${parts.join(' | ')}`.trimEnd(),
    said: {
      ...(sentence && { sentence: namedSentence(sentence, option) }),
      ...(inConclusion && { inConclusion }),
    },
  };
}
