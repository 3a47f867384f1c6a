import { zip } from '../dicom/write-zip.ts';

/** The parts of an .xlsx file, as a spreadsheet writes them: texts shared, the rest in the cells. */
export function workbookParts(sheets: { [name: string]: string[][] }): { [path: string]: string } {
  const shared: string[] = [];
  const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const cell = (value: string, row: number, column: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === '') return '';
    if (/^\d+$/.test(value)) return `<c r="${place}"><v>${value}</v></c>`;
    shared.push(value);
    return `<c r="${place}" s="1" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const names = Object.keys(sheets);
  const parts: { [path: string]: string } = {};
  for (const [at, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<?xml version="1.0"?><worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  }
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const targets = names.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    ...parts,
    'xl/workbook.xml': `<workbook><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  };
}

/** An archive of these parts, deflated. */
export const packed = (parts: { [path: string]: string }): Blob =>
  zip(Object.entries(parts).map(([path, text]) => ({ path, bytes: Buffer.from(text), deflate: true })));

/** A sheet of lines whose cells are parted by bars. */
export const cellsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * A form with everything that is read from one: a condition, a repeat, a calculation, and parts that cannot be
 * imported.
 */
export const KNEE = {
  survey:
    cellsOf(`type | name | label::français (fr) | label::English (en) | hint | relevant | calculation | appearance
begin group | exam | Examen du genou | Knee
select_one yn | effusion | Épanchement | Effusion | Comparer aux deux côtés | | | minimal
decimal | depth | Profondeur de l’épanchement | Depth | | \${effusion} = 'yes'
begin repeat | lesion | Lésion | Lesion | | selected(\${effusion}, 'yes')
integer | size | Taille de la lésion | Size
end repeat
calculate | total | Taille totale | Total | | | sum(\${size})
geopoint | place | Lieu de l’examen | Place
end group`),
  choices: cellsOf(`list_name | name | label::français (fr) | label::English (en)
yn | yes | Oui, présent | Yes
yn | no | Non, absent | No`),
  settings: cellsOf('form_title | form_id\nIRM du genou en feuilles | knee'),
};

/** Sheets as they are pasted, one below the other. */
export const pasted = (sheets: { [name: string]: string[][] }): string =>
  Object.values(sheets)
    .map((rows) => rows.map((cells) => cells.join('\t')).join('\r\n'))
    .join('\r\n');
