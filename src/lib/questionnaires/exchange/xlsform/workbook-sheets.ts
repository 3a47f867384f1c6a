import { attribute, type XmlPart, xmlParts } from '#lib/platform/xml-parts.ts';
import { COLUMNS_MAX, ROWS_MAX, type Row, type Sheet } from './sheets.ts';

/** The paths of the sheets in an .xlsx file, by their names in lower case. */
export function sheetPaths(workbook: string, relations: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const part of xmlParts(relations))
    if (part.kind === 'open' && part.name === 'Relationship') {
      const target = attribute(part.attributes, 'Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(attribute(part.attributes, 'Id') ?? '', path);
    }
  const paths = new Map<string, string>();
  for (const part of xmlParts(workbook))
    if (part.kind === 'open' && part.name === 'sheet') {
      const name = (attribute(part.attributes, 'name') ?? '').trim().toLowerCase();
      const path = targets.get(attribute(part.attributes, 'r:id') ?? attribute(part.attributes, 'id') ?? '');
      if (path !== undefined && !paths.has(name)) paths.set(name, path);
    }
  return paths;
}

/** The shared strings to which cells refer by index, without pronunciation guides. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') text += isText && !isSpoken ? part.text : '';
    else if (part.name === 't') isText = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'rPh') isSpoken = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'si') {
      if (part.kind === 'close' || part.isEmpty) texts.push(text);
      text = '';
    }
  }
  return texts;
}

/** The column of « AB12 », counted from 0. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/i.exec(place ?? '')?.[1]?.toUpperCase();
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the cells of a sheet as a stream: values only; a formula gives its last stored result. */
class Cells {
  readonly rows: Row[] = [];
  readonly #shared: readonly string[];
  #cells: string[] = [];
  #column = 0;
  #type = '';
  #value = '';
  #isValue = false;

  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }

  take(part: XmlPart): void {
    if (part.kind === 'text') this.#value += this.#isValue ? part.text : '';
    else if (part.name === 'row' && part.kind === 'open') this.#openRow(part.attributes);
    else if (part.name === 'c') this.#cell(part);
    else if (part.name === 'v' || part.name === 't') this.#isValue = part.kind === 'open' && !part.isEmpty;
  }

  #openRow(attributes: string): void {
    const line = Number(attribute(attributes, 'r')) || (this.rows.at(-1)?.line ?? 0) + 1;
    this.#cells = [];
    this.#column = 0;
    this.rows.push({ line, cells: this.#cells });
  }

  #cell(part: Exclude<XmlPart, { kind: 'text' }>): void {
    if (part.kind === 'open') {
      this.#column = columnOf(attribute(part.attributes, 'r')) ?? this.#column;
      this.#type = attribute(part.attributes, 't') ?? 'n';
      this.#value = '';
      this.#isValue = false;
    }
    if (part.kind === 'open' && !part.isEmpty) return;
    if (this.#column < COLUMNS_MAX) {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = this.#words();
    }
    this.#column += 1;
  }

  #words(): string {
    const value = this.#value;
    if (this.#type === 's') return this.#shared[Number(value)] ?? '';
    if (this.#type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'e') return '';
    const isNumber = this.#type === 'n' && value.trim() !== '' && Number.isFinite(Number(value));
    return isNumber ? String(Number(value)) : value;
  }
}

/** The non-empty rows of a sheet; undefined where there are too many. */
export function sheetRows(xml: string, shared: readonly string[]): Sheet | undefined {
  const cells = new Cells(shared);
  for (const part of xmlParts(xml)) {
    cells.take(part);
    if (cells.rows.length > 4 * ROWS_MAX) return undefined;
  }
  const rows = cells.rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  return rows.length > ROWS_MAX ? undefined : rows;
}
