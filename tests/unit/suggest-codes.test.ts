import { expect, it } from 'vitest';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { codesMessages } from '#lib/questionnaires/codes-texts.ts';
import { FINDING_CODES } from '#lib/questionnaires/finding-codes.ts';
import { suggestCodes } from '#lib/questionnaires/suggest-codes.ts';

const shown = (text: string) => suggestCodes(text).map(codesMessages.shown);

it.each([
  ['Embolie pulmonaire ?', 'Radiology Gamuts 22548 – pulmonary embolism'],
  ['Abcès du poumon', 'Radiology Gamuts 14788 – lung abscess'],
  ['Ascite chyleuse', undefined],
  ['Présent', 'RadLex RID28472 – present'],
  ['Absente', 'RadLex RID28473 – absent'],
  ['Indéterminé', 'RadLex RID39110 – indeterminate'],
  ['Phéochromocytome', 'Radiology Gamuts 17466 – pheochromocytoma'],
  ['pulmonary embolism', 'Radiology Gamuts 22548 – pulmonary embolism'],
  // A partial match is not the same thing: its code would say more.
  ['Épanchement pleural', undefined],
  ['Genou', undefined],
  ['', undefined],
])('« %s » proposes %s first', (text, first) => {
  expect(shown(text)[0]).toBe(first);
});

it('each of the table is a code that a questionnaire may carry, known by its terminology', () => {
  expect(FINDING_CODES).toHaveLength(52);
  for (const { names: _, ...code } of FINDING_CODES) {
    const page = { id: 'p', name: '', questions: [], codes: [code] };
    expect(questionnaireBody.safeParse({ pages: [page] }).success, code.code).toBe(true);
    expect(codesMessages.shown(code)).not.toContain('http');
    expect(suggestCodes(code.display), code.display).not.toEqual([]);
  }
});
