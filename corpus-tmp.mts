import { readdirSync, readFileSync } from 'node:fs';
import { readQuestionnaireFile } from '/work/w/fhir/src/lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '/work/w/fhir/src/lib/questionnaires/exchange-texts.ts';
import { questionnaireBody } from '/work/w/fhir/src/lib/questionnaires/body-schema.ts';
import { writeFhirJson } from '/work/w/fhir/src/lib/questionnaires/exchange/write-fhir.ts';
import { writeOutline } from '/work/w/fhir/src/lib/questionnaires/outline/write-outline.ts';
import { isDeepStrictEqual } from 'node:util';
const show = process.argv[2];
for (const folder of ['fhir-questionnaire-drg','fhir-questionnaire-lforms','mrrt-drg','mrrt-hjk-vienna']) {
  const dir = `/work/shared/data/formats/${folder}`;
  let clean=0, noted=0, refused: string[]=[], bad: string[]=[]; const codes: Record<string, number> = {};let lostOnly=0;
  for (const name of readdirSync(dir)) {
    const t = performance.now();
    const read = readQuestionnaireFile(readFileSync(`${dir}/${name}`, 'utf8'), IMPORT_WORDS);
    if ('problem' in read) { refused.push(`${name}: ${read.problem}`); continue; }
    const parsed = questionnaireBody.safeParse(read.body);
    if (!parsed.success) bad.push(name + ' ' + JSON.stringify(parsed.error.issues.slice(0, 3)));
    const body = JSON.parse(JSON.stringify(read.body));
    const again = readQuestionnaireFile(writeFhirJson({ title: read.title, body }), IMPORT_WORDS);
    if (!('body' in again) || !isDeepStrictEqual(JSON.parse(JSON.stringify(again.body)), body)) bad.push(name + ' not the same again');
    if (read.notes.length === 0) clean++; else noted++;
    for (const { code, count } of read.notes) codes[code] = (codes[code] ?? 0) + count;
    if (show && name.includes(show)) { console.log(name, read.title, JSON.stringify(read.notes, null, 1)); console.log(writeOutline(read.body)); }
    if (performance.now() - t > 500) console.log('slow', name);
  }
  console.log(folder, { clean, noted, refused, bad }, JSON.stringify(codes));
}
