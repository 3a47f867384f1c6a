import type { QuestionnaireBody } from '../body-schema.ts';
import { formulaReferences, parseFormula } from '../formula.ts';
import {
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
  type Zone,
} from '../tree.ts';

/** Something that an edit takes away without having been asked to; `text` is of what loses it. */
export type Orphan =
  /** Its default answer can no longer be given. */
  | { kind: 'default'; node: string; text: string }
  /** Its formula reads what is no number any more, or it is no calculation any more. */
  | { kind: 'formula'; node: string; text: string; reads: readonly string[] }
  /** The fiche that it opened. */
  | { kind: 'fiche'; node: string; text: string }
  /** An option or zone that a question of the new type does not have, with so many questions under it. */
  | { kind: 'choice'; node: string; text: string; questions: number }
  /** The sentence that its value wrote. */
  | { kind: 'sentence'; node: string; text: string };

const choicesOf = (question: Question): (QuestionOption | Zone)[] =>
  question.type === 'hotspot' ? question.zones : optionsOf(question);

const subQuestions = (choice: QuestionOption | Zone) => ('questions' in choice && choice.questions) || [];

function defaultsOf(question: Question): unknown[] {
  return 'defaultAnswer' in question ? [question.defaultAnswer ?? []].flat() : [];
}

/** A default that the author took away by hand is not one that was lost. */
function lostDefault(before: Question, after: Question): Orphan[] {
  const [had, has] = [defaultsOf(before), new Set(defaultsOf(after))];
  const ids = new Set<unknown>(choicesOf(after).map(({ id }) => id));
  const isChoice = choicesOf(before).length > 0;
  const lost = had.filter(
    (each) => !has.has(each) && (before.type !== after.type || (isChoice && !ids.has(each))),
  );
  return lost.length > 0 ? [{ kind: 'default', node: after.id, text: after.text }] : [];
}

type Known = ReadonlyMap<string, Question>;

function lostFormula(before: Question, after: Question, known: Known, left: Known): Orphan[] {
  if (before.type !== 'formula' || before.expression === '') return [];
  const formula = parseFormula(before.expression);
  const read = [...new Set(formula ? formulaReferences(formula) : [])];
  const gone = read.filter((id) => left.get(id)?.type !== 'number');
  if (after.type === 'formula' && (after.expression !== '' || gone.length === 0)) return [];
  const reads = gone.flatMap((id) => known.get(id)?.text ?? []);
  return [{ kind: 'formula', node: after.id, text: after.text, reads }];
}

function lostFiches(before: Question, after: Question, fiches: ReadonlySet<string>): Orphan[] {
  const had = new Map([before, ...optionsOf(before)].map(({ id, fiche }) => [id, fiche]));
  return [after, ...optionsOf(after)].flatMap(({ id, text }): Orphan[] => {
    const fiche = had.get(id);
    return fiche !== undefined && !fiches.has(fiche) ? [{ kind: 'fiche', node: id, text }] : [];
  });
}

/** What a question lost by having become one of another type. */
function lostByType(before: Question, after: Question): Orphan[] {
  if (before.type === after.type) return [];
  const kept = new Map(choicesOf(after).map((choice) => [choice.id, choice]));
  const lost = choicesOf(before).flatMap((choice): Orphan[] => {
    const now = kept.get(choice.id);
    const questions = subQuestions(choice).length - (now ? subQuestions(now).length : 0);
    if (now && questions === 0) return [];
    return [
      { kind: 'choice', node: choice.id, text: 'label' in choice ? choice.label : choice.text, questions },
    ];
  });
  const hadSentence = 'sentence' in before && before.sentence;
  return hadSentence && !('sentence' in after)
    ? [...lost, { kind: 'sentence', node: after.id, text: after.text }]
    : lost;
}

const byId = (pages: Page[]): Known =>
  new Map(Array.from(walkQuestions(pages), ({ question }) => [question.id, question]));

/**
 * What an edit that makes `next` of `body` takes away from what it leaves: `next` names nothing that is gone
 * (`mend-references.ts`). What was itself removed is no orphan.
 */
export function orphans(body: QuestionnaireBody, next: QuestionnaireBody): Orphan[] {
  if (body.pages === next.pages && body.fiches === next.fiches) return [];
  const [before, after] = [byId(body.pages), byId(next.pages)];
  const fiches = new Set(next.fiches?.map(({ id }) => id));
  return [...after.values()].flatMap((now) => {
    const was = before.get(now.id);
    if (!was || was === now) return [];
    return [
      ...lostByType(was, now),
      ...lostFormula(was, now, before, after),
      ...lostDefault(was, now),
      ...lostFiches(was, now, fiches),
    ];
  });
}
