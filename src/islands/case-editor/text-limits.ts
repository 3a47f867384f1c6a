import { CREDIT_MAX } from '#lib/domain/credit.ts';
import { CASE_MAX } from '#lib/kinds/case/limits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { creditFieldMessages as credit } from '#lib/messages/credit-fields.ts';
import { textFit } from '#lib/stores/text-limits.ts';

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
