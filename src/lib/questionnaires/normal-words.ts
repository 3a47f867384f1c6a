import { fold } from '#lib/platform/fold.ts';
import type { ConclusionScope, ReportSection } from './report-sections.ts';

/** Words of authors for a normal or negative answer; folded, and with « de » before a word replaced by « d' ». */
const NOTHING =
  /^(?:(?:normal(?:e|s|es)?|normaux|r\.?a\.?s\.?|rien|neant|indemnes?|absen(?:ts?|tes?|ce)|non|negati(?:f|ve)s?|examen normal|sans particularites?)(?=\s*(?:$|[(,;.:/]))|(?:aucun(?:e|s|es)?|(?:sans|pas d'|absence d')\s*(?:autres? )?(?:anomalies?|lesions?))(?!\p{L}))/u;
/** Words that begin a negative default answer. */
const DENIED = /^(?:pas|sans|absence|aucune?|non)(?![\p{L}\d])/u;
/** Sentences that declare the whole exam normal, or exclude any lesion. */
const WHOLE =
  /(?:^|[^\p{L}])(?:(?:pas|absence) d'|aucune? |sans )(?:autres? )?(?:anomalies?|lesions?)|^(?:examen|irm|scanner|tdm|echographie|radiographies?|mammographie|imagerie|bilan)(?!\p{L})[^.]{0,80} (?:normal(?:e|s|es)?|sans)(?!\p{L})/u;
const NORMAL =
  /(?:^|[^\p{L}])(?:(?:normal(?:e|s|es)?|normaux|sans|indemnes?|aucune?)(?!\p{L})|(?:pas|absence) d')/u;

/** Longer than any such wording; keeps the patterns fast. */
const READ_MAX = 300;
const plain = (text: string): string =>
  fold(text.slice(0, READ_MAX))
    .replace(/\u2019/g, "'")
    .replace(/\bde (?=\p{L})/gu, "d'")
    .trim();

/** An answer with the properties by which its wording is interpreted. */
export interface WordedAnswer {
  text: string;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
  isDefault: boolean;
  section: ReportSection;
}

/**
 * Whether the words of a multiple-choice answer imply that it excludes the others: « Aucune », « Normal », « Pas de
 * lésion ».
 */
export function saysNothing({ text, isDefault }: Pick<WordedAnswer, 'text' | 'isDefault'>): boolean {
  const words = plain(text);
  return NOTHING.test(words) || (isDefault && DENIED.test(words));
}

/** Whether the sentence of an answer appears in the conclusion. */
export function concludes({
  sentence,
  inConclusion,
  section,
}: Omit<WordedAnswer, 'text' | 'isDefault'>): boolean {
  return Boolean(sentence) && (section === 'conclusion' || inConclusion === true);
}

/**
 * The scope of a normal conclusion, derived from its words; undefined if they do not sound normal. Only default answers
 * are considered.
 */
export function normalScopeOf(answer: WordedAnswer): ConclusionScope | undefined {
  const { text, sentence = '', isDefault, section } = answer;
  if (!isDefault || !concludes(answer)) return undefined;
  const [words, said] = [plain(text), plain(sentence)];
  if (!NOTHING.test(words) && !DENIED.test(words) && !NORMAL.test(words) && !NORMAL.test(said))
    return undefined;
  return section === 'conclusion' || WHOLE.test(said) ? 'questionnaire' : 'question';
}
