import { type MarkedBody, type MarkedImage, markedImage } from '#lib/cases/marked-image.ts';
import { questionsWithFindings } from '#lib/cases/shown-folders.ts';
import { faultsOf } from '../faults.ts';
import type { CaseQuestions, ZoneQuestion } from '../questions-schema.ts';
import { saysNameOf } from '../telling-words.ts';
import { ZONE_MARKS } from '../zones.ts';
import { lines, paragraph, pictureHtml, small } from './card-html.ts';
import { occlusionOf } from './occlusion-shapes.ts';
import type { QuestionPicture } from './question-picture.ts';
import { toldQuestions } from './told-questions.ts';

/** A structure of a zone question that a card can mask on its image. */
export interface MaskedStructure {
  question: ZoneQuestion;
  /** The texts of the steps up to the question that do not name the structure. */
  told: readonly string[];
  /** Whether another text of these steps names it. */
  isNamedBefore: boolean;
  marked: MarkedImage;
  /** The mask, in Anki's notation. */
  occlusion: string;
}

type Asking = MarkedBody & { questions?: CaseQuestions | null | undefined };

/**
 * The structures of a case's zone questions, in the order of the questions. A finding that several of them ask for is
 * included once, since its cards would be identical.
 */
export function maskedStructures(body: Asking): MaskedStructure[] {
  const { findings } = questionsWithFindings(body);
  const named = new Set<string>();
  return toldQuestions(body.questions).flatMap(({ question, told }) => {
    if (question.format !== 'zone' || faultsOf(question, findings).length > 0) return [];
    return question.structures.flatMap(({ finding }): MaskedStructure[] => {
      const marked = named.has(finding) ? undefined : markedImage(body, finding, ZONE_MARKS);
      const occlusion = marked && occlusionOf(marked);
      if (!occlusion) return [];
      named.add(finding);
      const untelling = told.filter((text) => !saysNameOf(text, marked.finding.name));
      const isNamedBefore = untelling.length < told.length;
      return [{ question, told: untelling, isNamedBefore, marked, occlusion }];
    });
  });
}

/** A note of image occlusion: one card, on which Anki hides a structure. Fields are HTML. */
export interface OcclusionNote {
  /** The finding's id. */
  finding: string;
  /** The id of the question that asks for it. */
  question: string;
  occlusion: string;
  image: string;
  header: string;
  back: string;
}

/** The French texts of these cards. */
export interface OcclusionWords {
  /** The question on the card, since the case's own question often names the masked structure. */
  masked: string;
  /** The case's own question, shown with the answer. */
  asked(text: string): string;
}

/** Escapes « {{ », which Anki would read as a gap to fill in, and make another card, in any field. */
const withoutGaps = (html: string) => html.replaceAll('{{', '&#123;&#123;');

/** The picture of a finding's image. */
export type OcclusionPicture = Pick<QuestionPicture, 'name' | 'alt' | 'credit'>;

/** @param pictures of the findings whose image is exported, by the finding's id; other findings get no card */
export function occlusionNotes(
  structures: readonly MaskedStructure[],
  pictures: ReadonlyMap<string, OcclusionPicture>,
  words: OcclusionWords,
): OcclusionNote[] {
  return structures.flatMap(({ question, told, marked, occlusion }): OcclusionNote[] => {
    const { finding } = marked;
    const shown = pictures.get(finding.id);
    if (!shown) return [];
    const back = [
      `<p><b>${lines(finding.name)}</b></p>`,
      ...[finding.explanation, question.explanation].map(paragraph),
      ...[words.asked(question.text), shown.credit].map(small),
    ];
    return [
      {
        finding: finding.id,
        question: question.id,
        occlusion,
        image: pictureHtml(shown.name, shown.alt),
        header: withoutGaps([...told, words.masked].map(paragraph).join('')),
        back: withoutGaps(back.join('')),
      },
    ];
  });
}
