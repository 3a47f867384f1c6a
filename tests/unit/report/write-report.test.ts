import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { outline } from './outline-pages.ts';

const pages = outline(`== Indication
§I
?? Motif [id why]
/ Chute | Douleur > Motif : {option}.
§R
== Ménisques
? Ménisque médial [id mm]
+ Normal > Ménisque médial normal.
- Fissure >> fissure du ménisque médial
  ?? Siège [id seat]
  / Corne antérieure | Corps | Corne postérieure > Siège : {option}.
  # Extrusion [id ext] | mm | 0..15 | 1 > Extrusion de {valeur}.
~? Os [id bone]
+ Normal > Os normal.`);

const report = (answers: Answers) =>
  writeReport({ pages }, answers).map(({ section, paragraphs }) => [
    section,
    ...paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
  ]);

describe('a report', () => {
  it('says in document order what was answered, hidden defaults included', () => {
    const answers = { seat: ['seato3', 'seato1', 'seato2'], ext: 3.5, mm: 'mmo2', why: ['whyo2'] };
    expect(report(answers)).toEqual([
      ['indication', 'Motif\u00a0: douleur.'],
      [
        'findings',
        'Fissure du ménisque médial. Siège\u00a0: corne antérieure, corps et corne postérieure. Extrusion de 3,5\u00a0mm. Os normal.',
      ],
      ['conclusion', 'Fissure du ménisque médial.'],
    ]);
  });

  it('keeps answers that can no longer be reached, and does not write them', () => {
    expect(report({ ext: 3.5, mm: 'mmo1', seat: ['seato1'] })).toEqual([
      ['findings', 'Ménisque médial normal. Os normal.'],
    ]);
  });

  it('names each sentence by what it stands for', () => {
    const keys = Array.from(
      sentencesOf(writeReport({ pages }, { mm: 'mmo2', seat: ['seato2'] })),
      ({ sentence }) => [sentence.key, sentence.nodes],
    );
    expect(keys).toEqual([
      ['findings:mm', ['mmo2']],
      ['findings:seat:seato1', ['seato2']],
      ['findings:bone', ['boneo1']],
      ['conclusion:mm', ['mmo2']],
    ]);
  });
});
