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
  /** The texts of the steps by then that do not name it. */
  told: readonly string[];
  /** Whether one does. */
  isNamedBefore: boolean;
  marked: MarkedImage;
  /** What masks it, in Anki's words. */
  occlusion: string;
}

type Asking = MarkedBody & { questions?: CaseQuestions | null | undefined };

/**
 * The structures of a case's zone questions, in the order of the questions. A finding that several of them ask for is
 * there once: its cards would be the same.
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

/** What such cards say in words of ours. */
export interface OcclusionWords {
  /** What is asked: the question's own text often names what is hidden. */
  masked: string;
  /** How the case asks for it, told with the answer. */
  asked(text: string): string;
}

/** Texts in which Anki sees no gap to fill in: each would make a card of its own, in whatever field it stands. */
const withoutGaps = (html: string) => html.replaceAll('{{', '&#123;&#123;');

/** The picture of a finding's image. */
export type OcclusionPicture = Pick<QuestionPicture, 'name' | 'alt' | 'credit'>;

/** @param pictures of findings whose image leaves, by the finding's id: others have no card */
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
