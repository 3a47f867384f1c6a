import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { readPdf } from './printed.ts';
import { answerAll } from './report-pages.ts';

test.beforeEach(async ({ signedIn: page }) => {
  await openReport(page, await ownQuestionnaire(page));
});

test('is taken as a text file and as a Word document, named after the questionnaire', async ({ page }) => {
  await answerAll(page);
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Texte (.txt)' }).click(),
  ]);
  expect(text.suggestedFilename()).toBe('compte-rendu IRM genou test.txt');
  const written = await readFile(await text.path(), 'utf8');
  expect(written.startsWith('\ufeffINDICATION\r\nTraumatisme du genou droit.\r\n\r\nRÉSULTATS\r\n')).toBe(
    true,
  );
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word (.docx)' }).click(),
  ]);
  expect(word.suggestedFilename()).toBe('compte-rendu IRM genou test.docx');
  const archive = await readFile(await word.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.toString('utf8')).toContain('<w:t xml:space="preserve">Traumatisme du genou droit.</w:t>');
});

test('is taken as FHIR with its answers, made here, and names nobody', async ({ page }) => {
  await answerAll(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'FHIR (.json)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('compte-rendu IRM genou test.fhir.json');
  const { entry } = JSON.parse(await readFile(await file.path(), 'utf8'));
  const [report, answers] = entry.map((each: { resource: object }) => each.resource);
  expect(report).toMatchObject({
    resourceType: 'DiagnosticReport',
    conclusion: 'Fissure du ménisque médial.',
  });
  expect(JSON.stringify(answers)).toContain('"valueCoding":{"code":"medial-torn","display":"Fissure"}');
  expect(answers.questionnaire).toContain(new URL(page.url()).pathname);
  expect(JSON.stringify(entry)).not.toMatch(/"(subject|performer|author|source)"/);
  expect(sent.join('')).not.toContain('Fissure');
});

test('one sheet is printed, with the report’s text alone', { tag: '@gate' }, async ({ page }) => {
  await answerAll(page);
  // A sheet is as narrow as a phone, whichever half is shown there.
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const printed = await readPdf(page);
    expect(printed.sheets).toBe(1);
    expect(printed.text).toBe(
      'INDICATION Traumatisme du genou droit. RÉSULTATS Fissure du ménisque médial. Elle mesure ≥ 12 mm. CONCLUSION Fissure du ménisque médial.',
    );
  }
});
