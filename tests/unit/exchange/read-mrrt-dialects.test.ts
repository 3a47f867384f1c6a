import { describe, expect, it } from 'vitest';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { noteCounts, readText } from './read-sample.ts';

/**
 * The shapes in which RSNA's template editor (2016 and after) and the first RadReport (2012) write their templates, as
 * seen in public repositories; the content is made up.
 */
const questionsOf = ({ body }: ReturnType<typeof readText>) =>
  Array.from(walkQuestions(body.pages), ({ question }) => question);
const entry = (id: string, code: string) => `<entry origtxt="${id}"><term>${code}</term></entry>`;

const editor = (body: string, codes = '') => `<!DOCTYPE html><html><head><title>CT Example</title>
  <meta name="dcterms.title" content="CT Example" />
  <script type="text/xml"><template_attributes><coded_content><coding_schemes>
    <coding_scheme name="RADLEX" designator="2.16.840.1.113883.6.256"></coding_scheme></coding_schemes>
    ${codes}</coded_content></template_attributes></script></head><body>${body}</body></html>`;
const section = (id: string, name: string, content: string, level = 1) =>
  `<section id="${id}" class="level${level}" data-section-name="${name}">
    <header class="level${level}">\n ${name}\n </header>${content}</section>`;

describe('a template of the RSNA editor', () => {
  it('boxes are named by the label of the part around them, each by its own words', () => {
    const read = readText(
      editor(
        section(
          'procedureInformation',
          'Procedure Information',
          `<p title=""><label for="CHECKBOX_1">Technique:</label>
          <span id="CHECKBOX_1" name="" data-field-type="CHECKBOX" data-field-completion-action="ALERT" value=""><br />
          <input id="CHECKBOX_1_0" type="checkbox" name="CHECKBOX_1" value="With contrast." checked="">With contrast.</input><br />
          <input id="CHECKBOX_1_1" type="checkbox" name="CHECKBOX_1" value="Without contrast.">Without contrast.</input><br />
          <span><input id="CHECKBOX_1_2" type="checkbox" name="CHECKBOX_1" value="Limited by" />
          <input id="CHECKBOX_1_2_FreeText" type="text" value="Limited by" /></span></span></p>
          <p title=""><label for="RADIO_2">Side:</label>
          <span id="RADIO_2" data-field-type="RADIO"><input id="RADIO_2_0" type="radio" name="RADIO_2" value="Right">Right</input>
          <input id="RADIO_2_1" type="radio" name="RADIO_2" value="Left" checked="">Left</input></span></p>`,
        ),
        entry(
          'CHECKBOX_1',
          '<code meaning="contrast" value="http://radlex.org/RID/RID39045" scheme="RADLEX"></code>',
        ),
      ),
    );
    const [boxes, below, side] = questionsOf(read);
    expect(boxes).toMatchObject({
      type: 'multiple',
      text: 'Technique',
      section: 'technique',
      important: true,
      codes: [{ system: 'http://radlex.org', code: 'RID39045', display: 'contrast' }],
    });
    const options = boxes?.type === 'multiple' ? boxes.options : [];
    expect(options.map(({ text }) => text)).toEqual(['With contrast.', 'Without contrast.', 'Limited by']);
    expect(boxes).toMatchObject({ defaultAnswer: [options[0]?.id] });
    expect(options[2]?.questions).toEqual([below]);
    expect(below).toMatchObject({ type: 'text', text: 'Précisez' });
    expect(below).not.toHaveProperty('defaultAnswer');
    const sides = side?.type === 'single' ? side.options : [];
    expect(side).toMatchObject({ text: 'Side', defaultAnswer: sides[1]?.id });
    expect(sides.map(({ text }) => text)).toEqual(['Right', 'Left']);
    expect(noteCounts(read)).toEqual({ source: 1 });
  });

  it('a list that takes other words is a choice with « Autre »', () => {
    const list = (value: string) => `<p title=""><label for="L">Gallbladder:</label>
      <input list="L_LIST" id="L" name="" data-field-type="SELECTION_LIST" value="${value}" />
      <datalist id="L_LIST"><option id="L_0" value="Normal." name="L" selected="">Normal.</option>
      <option id="L_1" value="Absent." name="L"></option><option id="L_2" value="" name="L"></option></datalist></p>`;
    const codes = entry('L_0', '<code meaning="normal" value="RID13173" scheme="RADLEX"></code>');
    const read = readText(editor(section('findings', 'Findings', list('Absent.')), codes));
    const [choice, specify] = questionsOf(read);
    const options = choice?.type === 'single' ? choice.options : [];
    expect(options.map(({ text }) => text)).toEqual(['Normal.', 'Absent.', 'Autre']);
    expect(options[0]?.codes).toEqual([{ system: 'http://radlex.org', code: 'RID13173', display: 'normal' }]);
    expect(choice).toMatchObject({ text: 'Gallbladder', defaultAnswer: options[1]?.id });
    expect(options[2]?.questions).toEqual([specify]);
    expect(noteCounts(read)).toEqual({ 'open-choice': 1, source: 1 });

    const [typed, words] = questionsOf(readText(editor(section('findings', 'Findings', list('Sludge.')))));
    expect(typed).toMatchObject({ defaultAnswer: typed?.type === 'single' && typed.options[2]?.id });
    expect(words).toMatchObject({ defaultAnswer: 'Sludge.' });
  });

  it('a list that is not in the file is told', () => {
    const read = readText(
      editor(section('f', 'Findings', '<p><label for="L">A</label><input list="N" id="L"></p>')),
    );
    expect(questionsOf(read)).toMatchObject([{ type: 'text', text: 'A' }]);
    expect(noteCounts(read)).toEqual({ 'value-set-elsewhere': 1, source: 1 });
  });

  it('the only field of a section has its name, and a section inside one ends where it ends', () => {
    const field = (id: string, label: string, value = '') =>
      `<p title=""><label for="${id}">${label}</label>
      <input type="text" id="${id}" name="" data-field-type="TEXT" value="${value}" /></p>`;
    const read = readText(
      editor(
        section('comparisons', 'Comparison', field('comparisonsText', '', 'None.')) +
          section(
            'findings',
            'Findings',
            field('T1', 'Liver:', 'Normal.') +
              section('H1', 'Impression:', field('T2', 'Diameter', 'RDE196'), 2) +
              field('T3', 'Nodes:'),
          ),
      ),
    );
    expect(questionsOf(read)).toMatchObject([
      { text: 'Comparison', defaultAnswer: 'None.' },
      { text: 'Liver', defaultAnswer: 'Normal.', section: 'findings' },
      { text: 'Impression – Diameter', section: 'conclusion' },
      { text: 'Nodes', section: 'findings' },
    ]);
    expect(questionsOf(read)[2]).not.toHaveProperty('defaultAnswer');
    expect(noteCounts(read)).toEqual({ initial: 1, source: 1 });
  });
});

describe('a template of the first RadReport', () => {
  const first = (body: string) => `<!DOCTYPE html><html><head><meta charset="UTF-8"/>
    <meta content="Example MRI" name="dcterms.title"/>
    <script type="text/xml">
    <!--
    <template_attributes><top-level-flag>true</top-level-flag><status>ACTIVE</status>
    <coding_schemes> <coding_scheme name="RadLex" designator="2.16.840.1.113883.6.256" />
     <coding_scheme name="Local" designator="1.2.3.4.5" /> </coding_schemes>
    <term> <code meaning="magnetic resonance imaging" value="RID10312" scheme="RadLex"> </term>
    <coded_content>
    <entry ORIGTXT="T1_16"> <term> <code meaning="diameter" value="RID13432" scheme="RadLex"> </term>
     <term> <code meaning="left" value="L7" scheme="Local"> </term> </entry>
    </coded_content></template_attributes>
    -->
    </script><title>Example MRI</title></head><body>${body}</body></html>`;
  const part = (name: string, header: string, content: string, level = 1) =>
    `<section data-section-name="${name}">\n<header class="level${level}">${header}</header>\n${content}</section>`;

  it('the title over the first section does not hide what the section is', () => {
    const read = readText(
      first(
        part(
          'Procedure',
          'Example MRI',
          '<p>\n<textarea id="T1_2" name="Procedure">Two views. </textarea>\n</p>',
        ) + part('Impression', 'Impression', '<p><textarea id="T1_80" name="Impression"> </textarea></p>'),
      ),
    );
    expect(read.body.pages.map(({ name }) => name)).toEqual(['Procedure', 'Impression']);
    expect(questionsOf(read)).toMatchObject([
      { text: 'Procedure', section: 'technique', multiline: true, defaultAnswer: 'Two views.' },
      { text: 'Impression', section: 'conclusion' },
    ]);
  });

  it('numbers with their units, codes and normal values; a legend is kept as an information', () => {
    const read = readText(
      first(
        part(
          'Findings',
          'Findings',
          part(
            'Left ventricle',
            'Left ventricle',
            `<p>\n<label for="T1_16">Diameter:</label>
            <input type="number" id="T1_16" name="Diameter" data-field-units="mm" min="" max=""/>
            <label for="T1_16"> mm (normal, 36-56 mm)</label>\n</p>
            <p>\n{0 = none, 1 = some}\n</p>
            <p>\n<label for="T1_57">Anterior</label>
            <input type="number" id="T1_57" name="Anterior" value="0" min="0" max="3" step="1"/>\n</p>`,
            2,
          ),
        ),
      ),
    );
    const [diameter, normal, legend, anterior] = questionsOf(read);
    expect(diameter).toMatchObject({ type: 'number', text: 'Left ventricle – Diameter', unit: 'mm' });
    expect(diameter?.codes).toEqual([
      { system: 'http://radlex.org', code: 'RID13432', display: 'diameter' },
      { system: 'urn:oid:1.2.3.4.5', code: 'L7', display: 'left' },
    ]);
    expect(diameter).not.toHaveProperty('min');
    expect(normal).toMatchObject({ type: 'information', text: 'normal, 36-56 mm' });
    expect(legend).toMatchObject({ type: 'information', text: '{0 = none, 1 = some}' });
    expect(anterior).toMatchObject({ text: 'Left ventricle – Anterior', min: 0, max: 3 });
    expect(anterior).not.toHaveProperty('defaultAnswer');
    expect(noteCounts(read)).toEqual({ 'template-codes': 1, hint: 1, initial: 1, source: 1 });
  });
});
