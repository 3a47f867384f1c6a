import { describe, expect, it } from 'vitest';
import { copiedReport } from '#islands/reporting/report/report-files.ts';
import { exams } from '#lib/demo/questionnaires/all.ts';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { EditedReport } from '#lib/questionnaires/report/edited-report.ts';
import { toEdited } from '#lib/questionnaires/report/edited-report.ts';
import { createReportWriter } from '#lib/questionnaires/report/write-report.ts';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { createRandom, type Random } from './random.ts';
import { randomAnswers } from './random-answers.ts';

/** Elements that Word, LibreOffice and the editors of web RIS all keep when pasting (docs/decisions/0032). */
const KEPT = new Set(['h2', 'p', 'strong', 'em', 'br']);
/** Inside 0x80–0x9F Windows-1252 has these; the rest of it is Latin-1. */
const WINDOWS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const isWindows = (character: string) =>
  character === '\n' ||
  WINDOWS.includes(character) ||
  (character >= ' ' && character <= '~') ||
  (character >= '\u00a0' && character <= '\u00ff');

/** Answers at random to everything but free text, which may hold any character. */
function chosen(random: Random, { pages }: QuestionnaireBody, share: number): Answers {
  const typed = new Set(
    [...walkQuestions(pages)].flatMap(({ question: { id, type } }) => (type === 'text' ? [id] : [])),
  );
  return Object.fromEntries(
    Object.entries(randomAnswers(random, pages, share)).filter(([id]) => !typed.has(id)),
  );
}

/** Reports of every demo questionnaire. */
function reports(): EditedReport[] {
  return exams.flatMap(({ body }, seed) => {
    const random = createRandom(seed);
    const writer = createReportWriter(body);
    return [0.3, 0.7, 1].map((share) =>
      toEdited(writer.write(chosen(random, body, share), { side: 'right' })),
    );
  });
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

describe('a copied report', () => {
  const copied = reports().map(copiedReport);

  it('is HTML of headings and paragraphs alone, which no program strips', () => {
    for (const { html } of copied) {
      expect(html).toMatch(/^(<h2>[^<]+<\/h2>(<p>(?:[^<]|<\/?(?:strong|em|br)>)+<\/p>)+)*$/);
      for (const [, name] of html.matchAll(/<\/?([^\s/>]+)>/g)) expect(KEPT).toContain(name);
      // A style, a class or an address of ours would be stored with the patient's file.
      expect(html).not.toMatch(/<[^>]*[\s=][^>]*>/);
    }
  });

  it('says the same where only plain text is taken: a heading in capitals, a line per paragraph', () => {
    for (const { html, text } of copied) {
      const lines = [...html.matchAll(/<(h2|p)>(.*?)<\/\1>/g)].map(([, name, inner]) => ({
        isHeading: name === 'h2',
        text: unescaped(inner!.replaceAll('<br>', '\n').replaceAll(/<[^>]+>/g, '')),
      }));
      const [first] = lines;
      if (!first) continue;
      expect(first.isHeading).toBe(true);
      for (const line of lines.filter(({ isHeading }) => isHeading))
        expect(line.text).toBe(line.text.toLocaleUpperCase('fr'));
      const sections = text.split('\n\n');
      expect(sections.length).toBe(lines.filter(({ isHeading }) => isHeading).length);
      expect(sections.flatMap((section) => section.split('\n')).length).toBe(
        lines.flatMap((line) => line.text.split('\n')).length,
      );
    }
  });

  it('has, as plain text, no character that a program without Unicode would turn into another', () => {
    const foreign = copied.flatMap(({ text }) => [...text].filter((character) => !isWindows(character)));
    expect([...new Set(foreign)]).toEqual([]);
    // Browsers on Windows end lines as Windows does; a CR of ours would be a second line there.
    for (const { text } of copied) expect(text).not.toMatch(/\r|\t|^\s|\s$| {2}|\n{3}/);
  });

  it('escapes what could be read as a tag', () => {
    const runs = [{ text: 'Densité < 20 UH & > 10', bold: true as const }];
    const { html, text } = copiedReport({
      sections: [{ section: 'findings', paragraphs: [{ page: null, runs }] }],
      removed: [],
      offers: [],
    });
    expect(html).toBe('<h2>RÉSULTATS</h2><p><strong>Densité &lt; 20 UH &amp; &gt; 10</strong></p>');
    expect(text).toBe('RÉSULTATS\nDensité < 20 UH & > 10');
  });
});
