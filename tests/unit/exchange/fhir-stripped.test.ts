import { expect, it } from 'vitest';
import { choicesOf } from '#lib/questionnaires/answers.ts';
import { readFhir } from '#lib/questionnaires/exchange/read-fhir.ts';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { choiceText, type Question, walkQuestions } from '#lib/questionnaires/tree.ts';

it('calculations and conditions come back without our extension, too', () => {
  const { body, faults } = readOutline(
    `== Page
? Genre [id q]
- Kyste [id a] [1 point]
- Masse [id b] [3 points]
  ?? Contours [id c]
  - Nets [id net] [1 point]
  - Flous [id blur] [3 points]
# Taille [id n]
= Classe [id f] | si({a}; 2; {n} > 10; 3; 5)
= Nombre [id g] | nombre({a}; {blur})
= Score [id h] | points({q}; {c})
= Mots [id i] | si({a} et {net}; "Bas"; "Haut")
" Un [id t] [si non({blur})]
" Deux [id u] [si {a} ou {n} > 3 et {blur}]
" Trois [id v] [si {f} > 2]`,
    { body: { pages: [] }, pageName: 'Examen' },
  );
  expect(faults).toEqual([]);
  const file = JSON.stringify(writeFhir({ title: 'Essai', body }), (key, value) =>
    key === 'extension'
      ? (value as { url: string }[]).filter(({ url }) => !url.startsWith('https://negatoscope'))
      : value,
  );
  const read = readFhir(JSON.parse(file), IMPORT_WORDS);
  if (!('body' in read)) throw new Error(read.problem);
  const found = new Map<string, Question>();
  const ids = new Map<string, string>();
  for (const { question } of walkQuestions(read.body.pages)) {
    found.set(question.id, question);
    for (const choice of choicesOf(question)) ids.set(choice.id, choiceText(choice));
  }
  const said = (text: string | undefined) => text?.replace(/\{(\w+)\}/g, (all, id) => ids.get(id) ?? all);
  expect(
    ['f', 'g', 'h', 'i'].map((id) => {
      const question = found.get(id);
      return question?.type === 'formula' && said(question.expression);
    }),
  ).toEqual([
    'si(Kyste; 2; si(({n} > 10); 3; 5))',
    '(si(Kyste; 1; 0) + si(Flous; 1; 0))',
    '(points({q}) + points({c}))',
    'si((Kyste et Nets); "Bas"; "Haut")',
  ]);
  expect(['t', 'u', 'v'].map((id) => said(found.get(id)?.condition))).toEqual([
    'non(Flous)',
    '(Kyste ou (({n} > 3) et Flous))',
    '({f} > 2)',
  ]);
});
