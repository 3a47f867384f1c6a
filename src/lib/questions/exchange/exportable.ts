import { faultsOf, type KnownFindings } from '../faults.ts';
import { placedQuestions } from '../question-tree.ts';
import type {
  CaseQuestion,
  CaseQuestions,
  ChoiceQuestion,
  OpenQuestion,
  ZoneQuestion,
} from '../questions-schema.ts';

/** Formats in which questions can be exported. */
export const FILE_FORMATS = ['moodle', 'gift', 'anki'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Questions of the kinds supported by these formats. */
export type ExportedQuestion = ChoiceQuestion | OpenQuestion;

export const isExportable = (question: CaseQuestion): question is ExportedQuestion =>
  ('propositions' in question || question.format === 'qroc') && faultsOf(question, null).length === 0;

/** The questions of a case that can be exported, in order. */
export const exportedQuestions = (questions: CaseQuestions | null): ExportedQuestion[] =>
  placedQuestions(questions)
    .map(({ question }) => question)
    .filter(isExportable);

/** The questions of a case that ask for structures. */
export const zoneQuestions = (questions: CaseQuestions | null): ZoneQuestion[] =>
  placedQuestions(questions).flatMap(({ question }) => (question.format === 'zone' ? [question] : []));

/** A structure that has a card, by its ids: a finding that several questions ask for has that of the first one alone. */
export interface MaskedZone {
  question: string;
  finding: string;
  /** The finding's name. */
  title: string;
  /** Whether the text of a step names it, and is not on its card therefore. */
  isNamedBefore: boolean;
}

/** What of a case's zones goes out as cards. */
export interface MaskedZones {
  masked: readonly MaskedZone[];
  /** The case's own, of which zones are made. */
  findings: KnownFindings;
}

/** How many structures of a zone question a card masks; none where it cannot be asked. */
function structuresMasked(
  question: ZoneQuestion,
  { masked, findings }: MaskedZones,
  isCounted: (zone: MaskedZone) => boolean,
): number {
  if (faultsOf(question, findings).length > 0) return 0;
  const counted = new Set(masked.filter(isCounted).map(({ finding }) => finding));
  return question.structures.filter(({ finding }) => counted.has(finding)).length;
}

/** How many structures of a zone question have a card of its own. */
export const maskedCount = (question: ZoneQuestion, zones: MaskedZones): number =>
  structuresMasked(question, zones, (zone) => zone.question === question.id);

/** How many are masked by a question before it, and have no other card. */
export const maskedBeforeCount = (question: ZoneQuestion, zones: MaskedZones): number =>
  structuresMasked(question, zones, (zone) => zone.question !== question.id);

/** The ids of the exported questions asked before a step reveals images: only these show the case's first image. */
export function questionsOnFirstImages(questions: CaseQuestions | null): ReadonlySet<string> {
  const steps = questions?.steps ?? [];
  const bringing = steps.findIndex(({ folders = [] }, at) => at > 0 && folders.length > 0);
  const before = bringing === -1 ? steps : steps.slice(0, bringing);
  return new Set(before.flatMap((step) => step.questions.filter(isExportable).map(({ id }) => id)));
}
