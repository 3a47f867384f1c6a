import { fold } from '#lib/platform/fold.ts';
import type { ConclusionScope, ReportSection } from './report-sections.ts';

/** An answer that says that there is nothing, as authors word it; folded, « de » before a word written « d' ». */
const NOTHING =
  /^(?:(?:normal(?:e|s|es)?|normaux|r\.?a\.?s\.?|rien|neant|indemnes?|absen(?:ts?|tes?|ce)|non|negati(?:f|ve)s?|examen normal|sans particularites?)(?=\s*(?:$|[(,;.:/]))|(?:aucun(?:e|s|es)?|(?:sans|pas d'|absence d')\s*(?:autres? )?(?:anomalies?|lesions?))(?!\p{L}))/u;
/** Words with which an answer given by default says that there is nothing. */
const DENIED = /^(?:pas|sans|absence|aucune?|non)(?![\p{L}\d])/u;
/** Sentences that say it of the whole exam, or of any lesion. */
const WHOLE =
  /(?:^|[^\p{L}])(?:(?:pas|absence) d'|aucune? |sans )(?:autres? )?(?:anomalies?|lesions?)|^(?:examen|irm|scanner|tdm|echographie|radiographies?|mammographie|imagerie|bilan)(?!\p{L})[^.]{0,80} (?:normal(?:e|s|es)?|sans)(?!\p{L})/u;
const NORMAL =
  /(?:^|[^\p{L}])(?:(?:normal(?:e|s|es)?|normaux|sans|indemnes?|aucune?)(?!\p{L})|(?:pas|absence) d')/u;

/** Longer than any such wording; limits the cost of the patterns. */
const READ_MAX = 300;
const plain = (text: string): string =>
  fold(text.slice(0, READ_MAX))
    .replace(/\u2019/g, "'")
    .replace(/\bde (?=\p{L})/gu, "d'")
    .trim();

/** An answer with the facts that its wording gives. */
export interface WordedAnswer {
  text: string;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
  isDefault: boolean;
  section: ReportSection;
}

/**
 * Whether an answer of a multiple choice, by its words, excludes the others: « Aucune », « Normal », « Pas de lésion
 * ».
 */
export function saysNothing({ text, isDefault }: Pick<WordedAnswer, 'text' | 'isDefault'>): boolean {
  const words = plain(text);
  return NOTHING.test(words) || (isDefault && DENIED.test(words));
}

/** Whether an answer writes in the conclusion. */
export function concludes({
  sentence,
  inConclusion,
  section,
}: Omit<WordedAnswer, 'text' | 'isDefault'>): boolean {
  return Boolean(sentence) && (section === 'conclusion' || inConclusion === true);
}

/**
 * The scope of a normal conclusion, by its words; undefined when it does not look like one. Only default answers are
 * considered normal.
 */
export function normalScopeOf(answer: WordedAnswer): ConclusionScope | undefined {
  const { text, sentence = '', isDefault, section } = answer;
  if (!isDefault || !concludes(answer)) return undefined;
  const [words, said] = [plain(text), plain(sentence)];
  if (!NOTHING.test(words) && !DENIED.test(words) && !NORMAL.test(words) && !NORMAL.test(said))
    return undefined;
  return section === 'conclusion' || WHOLE.test(said) ? 'questionnaire' : 'question';
}
