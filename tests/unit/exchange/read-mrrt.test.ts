import { expect, it } from 'vitest';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { noteCounts, readSample, readText } from './read-sample.ts';

const questionsOf = ({ body }: ReturnType<typeof readText>) =>
  Array.from(walkQuestions(body.pages), ({ question }) => question);
const page = (content: string) =>
  `<!DOCTYPE html><html><head><title>Essai</title></head><body>${content}</body></html>`;

it('a template of the German society: sections are pages, rows name their fields', () => {
  const read = readSample('drg-us-fast.mrrt.txt');
  expect(read.title).toBe('Ultraschall nach FAST-Protokoll');
  expect(read.body.pages.map(({ name }) => name)).toEqual([
    'Klinische Angaben',
    'Fragestellung',
    'Befund',
    'Beurteilung',
  ]);
  const questions = questionsOf(read);
  expect(questions.map(({ section }) => section)).toEqual([
    'indication',
    'indication',
    ...Array.from({ length: 8 }, () => 'findings'),
    'conclusion',
  ]);
  expect(questions.slice(2, 5)).toMatchObject([
    { type: 'single', text: 'Voruntersuchung', options: [{ text: 'keine' }, { text: 'vorliegend' }] },
    { type: 'text', text: 'Voruntersuchung – précisions' },
    { type: 'single', text: 'Perikard', options: [{ text: 'unauffällig' }, { text: 'Perikarderguss' }] },
  ]);
  expect(questions.at(-1)).toMatchObject({ text: 'Beurteilung', important: true, multiline: true });
  expect(noteCounts(read)).toEqual({ source: 1 });
  expect(JSON.stringify(read.body.fiches)).toContain('CC BY');
});

it('a template of the Vienna clinic: headings are pages, labels stand around their fields', () => {
  const read = readSample('vienna-ltx-hcc.mrrt.txt');
  expect(read.body.pages.slice(0, 3).map(({ name }) => name)).toEqual([
    'Anmeldung & Kontext',
    'Diagnosesicherung',
    'Tumorlast – Mailand-Eingänge',
  ]);
  expect(questionsOf(read).slice(0, 3)).toMatchObject([
    { type: 'text', text: 'Eurotransplant-Nummer' },
    { type: 'text', text: 'Untersuchungsdatum (aktuell)' },
    { type: 'single', text: 'Untersuchungsmodalität', options: [{ text: 'CT' }, { text: 'MRT' }] },
  ]);
});

it('boxes that stand together are one question, and a part is shown by what is ticked', () => {
  const read = readText(
    page(`<h2>Leber</h2><div>
      <label><input type="checkbox" id="a"> Zyste</label>
      <label><input type="checkbox" id="b" checked> Andere</label></div>
      <div data-show-if="a"><label>Größe <input type="number" step="0.01" min="0" max="9"> cm (Norm: 1 cm)</label></div>
      <p>Seite <input type="radio" name="s" value="l"> links <input type="radio" name="s" value="r"> rechts</p>
      <label for="d">Datum</label><input type="date" id="d" data-field-type="DATE">
      <div data-show-if="s=r"><textarea id="t"></textarea></div>`),
  );
  const [boxes, size, norm, side, date, text] = questionsOf(read);
  expect(boxes).toMatchObject({
    type: 'multiple',
    text: 'Leber',
    options: [{ text: 'Zyste' }, { text: 'Andere' }],
  });
  const [cyst, other] = boxes?.type === 'multiple' ? boxes.options : [];
  expect(boxes).toMatchObject({ defaultAnswer: [other?.id] });
  expect(size).toMatchObject({ text: 'Größe', type: 'number', unit: 'cm', min: 0, max: 9, decimals: 2 });
  expect(size?.condition).toBe(`{${cyst?.id}}`);
  expect(norm).toMatchObject({ type: 'information', text: 'Norm: 1 cm', condition: size?.condition });
  expect(side).toMatchObject({ type: 'single', options: [{ text: 'links' }, { text: 'rechts' }] });
  expect(date).toMatchObject({ type: 'date', text: 'Datum' });
  expect(text?.condition).toBe(`{${side?.type === 'single' && side.options[1]?.id}}`);
  expect(noteCounts(read)).toEqual({ hint: 1 });
});

it('nothing of a page runs, and it is told', () => {
  const read = readText(
    page(`<script>fetch('/x')</script><img src=x onerror="alert(1)">
      <section data-section-name="Befund"><input id="a" onfocus="alert(1)" title="&lt;b&gt;Frage"></section>`),
  );
  expect(questionsOf(read)).toMatchObject([{ type: 'text', text: '<b>Frage' }]);
  expect(JSON.stringify(read.body)).not.toContain('alert');
  expect(noteCounts(read)).toEqual({ script: 1, media: 1, 'label-missing': 1 });
});
