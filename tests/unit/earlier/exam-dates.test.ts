import { describe, expect, it } from 'vitest';
import { examDates } from '#lib/questionnaires/earlier/exam-dates.ts';

const dates = (text: string) => examDates(text, '2026-11-28');

describe('the date of an earlier exam', () => {
  it.each([
    ['IRM du 03/03/2026', '2026-03-03'],
    ['IRM CÉRÉBRALE DU 03/03/2026 à 10h30\nIndication : céphalées.', '2026-03-03'],
    ['Mme Durand, née le 12/05/1961\nScanner réalisé le 3 mars 2026.\nNodule de 9 mm.', '2026-03-03'],
    ['Examen du 1er août 2025\nComparaison : scanner du 04/02/2024.', '2025-08-01'],
    ['Date de l’examen : 2026-03-03', '2026-03-03'],
    ['Compte rendu du 03.03.26\nRevu avec l’IRM du 03/03/2026.', '2026-03-03'],
  ])('is told: %s', (text, iso) => expect(dates(text)).toEqual({ dates: [iso], isSure: true }));

  it.each([
    ['none', 'Kyste de 12 mm.', []],
    ['a birth', 'Née le 12/05/1999.', []],
    ['a date to come', 'Contrôle le 03/03/2027.', []],
    ['a day that is none', '31/02/2026', []],
    ['several', 'Le 03/03/2026, puis le 04/04/2026.', ['2026-03-03', '2026-04-04']],
    ['two of one line', 'Examen du 12 mai 2025 et du 14 mai 2025', ['2025-05-14', '2025-05-12']],
    ['a day alone', 'Le 03.03.26', ['2026-03-03']],
    ['beside a patient', 'Patient Dupont 12/05/1998', ['1998-05-12']],
    ['beside an age', 'Âge 27 ans (12/05/1998)', ['1998-05-12']],
    ['an exam beside a birth', 'Dupont 12/05/1998\nIRM du 03/03/2026', ['2026-03-03', '1998-05-12']],
    ['what was compared', 'Par rapport au scanner du 12/05/2019', []],
    ['what is stable since', 'Stable vs TDM du 12/05/2019', []],
    ['a comparison', 'Comparatif : scanner du 12/05/2019', []],
    ['a reference', 'Référence :\nScanner du 12/05/2019', ['2019-05-12']],
    ['a first exam', 'Scanner initial du 12/05/2019', []],
    ['what was found then', 'IRM du 12/05/2019 : nodule de 9 mm.', ['2019-05-12']],
    ['a number then', 'Nodule : 12 mm contre 15 mm le 12/05/2019', ['2019-05-12']],
    ['an operation', 'Cholécystectomie le 12/05/2019', []],
    ['another operation', 'Chirurgie le 12/05/2019', []],
    ['when it was signed', 'Examen validé le 12/05/2019', []],
  ])('is not guessed: %s', (_, text, found) => expect(dates(text)).toEqual({ dates: found, isSure: false }));
});
