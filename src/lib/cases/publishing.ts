import type { PublishRules } from '#lib/items/kinds/kind.ts';
import { COMMON_LACKS } from '#lib/items/kinds/lacks.ts';
import { isBlank } from '#lib/platform/blank.ts';
import { countQuestions } from '#lib/questions/count-questions.ts';

/** The parts that a case may lack, required ones first. */
export const casePublishing: PublishRules<'case'> = {
  image: ({ body: { folders = [] } }) => folders.every(({ images }) => images.length === 0),
  title: COMMON_LACKS.title,
  attestation: COMMON_LACKS.attestation,
  sending: ({ isSending = false }) => isSending,
  faultyQuestions: ({ body }) =>
    countQuestions({ questions: body.questions, findings: body.findings ?? [] }, body.folders ?? []).faulty >
    0,
  word: COMMON_LACKS.word,
  information: ({ body }) => isBlank(body.clinicalInformation),
  answer: ({ body }) => isBlank(body.answer),
  tags: COMMON_LACKS.tags,
};
