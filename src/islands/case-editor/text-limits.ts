import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { CREDIT_MAX } from '#lib/cases/credit.ts';
import { creditFieldMessages as credit } from '#lib/cases/credit-fields-texts.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { questionFieldNames as question } from '#lib/questions/field-names-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';

const ofCredit = (name: 'author' | 'licence' | 'licenceUrl' | 'changes' | 'work' | 'source') => ({
  most: name === 'licenceUrl' || name === 'source' ? CREDIT_MAX.url : CREDIT_MAX.text,
  name: credit[name],
});

/** Limits of the questions. */
const QUESTION_LIMITS = {
  steps: {
    text: { most: QUESTIONS_MAX.stepText, name: question.stepText },
    questions: {
      text: { most: QUESTIONS_MAX.text, name: question.text },
      explanation: { most: QUESTIONS_MAX.explanation, name: question.explanation },
      hypothesis: { most: QUESTIONS_MAX.text, name: question.hypothesis },
      fact: { most: QUESTIONS_MAX.text, name: question.fact },
      accepted: { most: QUESTIONS_MAX.acceptedText, name: question.accepted, unsaved: [] },
      propositions: {
        text: { most: QUESTIONS_MAX.proposition, name: question.proposition },
        explanation: { most: QUESTIONS_MAX.propositionExplanation, name: question.propositionExplanation },
      },
    },
  },
};

/** How long the texts of a case may be, besides its title. */
export const CASE_LIMITS = {
  clinicalInformation: { most: CASE_MAX.information, name: m.information },
  answer: { most: CASE_MAX.answer, name: m.answer },
  folders: {
    name: { most: CASE_MAX.folderName, name: m.folderName },
    description: { most: CASE_MAX.description, name: m.folderDescription },
  },
  credit: {
    author: ofCredit('author'),
    licence: ofCredit('licence'),
    licenceUrl: ofCredit('licenceUrl'),
    changes: ofCredit('changes'),
    work: ofCredit('work'),
    source: ofCredit('source'),
  },
  questions: QUESTION_LIMITS,
};

/** Keeps the last saved text in place of each one over its limit, so that the rest of the case can be saved. */
export const caseFit = textFit(CASE_LIMITS);
