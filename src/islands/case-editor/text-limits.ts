import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { CREDIT_MAX } from '#lib/cases/credit.ts';
import { creditFieldMessages as credit } from '#lib/cases/credit-fields-texts.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';

const ofCredit = (name: 'author' | 'licence' | 'licenceUrl' | 'changes' | 'work' | 'source') => ({
  most: name === 'licenceUrl' || name === 'source' ? CREDIT_MAX.url : CREDIT_MAX.text,
  name: credit[name],
});

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
};

/** What holds them to it. */
export const caseFit = textFit(CASE_LIMITS);
