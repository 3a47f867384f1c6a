import { escapeXml } from '#lib/platform/escape-markup.ts';
import { storedZip } from './stored-zip.ts';

export interface DocxRun {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
}

/** A heading and its paragraphs; `\n` is a line break. */
export interface DocxSection {
  heading: string;
  paragraphs: readonly (readonly DocxRun[])[];
}

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/></Types>`;
const RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const STYLES = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="fr-FR"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:bCs/></w:rPr></w:style></w:styles>`;

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

function runXml({ text, bold, italic }: DocxRun): string {
  const format = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}`;
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  return `<w:r>${format && `<w:rPr>${format}</w:rPr>`}${lines.join('<w:br/>')}</w:r>`;
}

const paragraphXml = (runs: readonly DocxRun[], properties = '') =>
  `<w:p>${properties}${runs.map(runXml).join('')}</w:p>`;

const headingXml = (text: string) => paragraphXml([{ text }], '<w:pPr><w:pStyle w:val="Heading2"/></w:pPr>');

/** The sections as a Word document (Office Open XML), which LibreOffice opens as well. */
export function docx(sections: readonly DocxSection[]): Blob {
  const body = sections.flatMap(({ heading, paragraphs }) => [
    headingXml(heading),
    ...paragraphs.map((runs) => paragraphXml(runs)),
  ]);
  const zip = storedZip({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/_rels/document.xml.rels': DOCUMENT_RELATIONSHIPS,
    'word/styles.xml': STYLES,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body.join('')}${PAGE}</w:body></w:document>`,
  });
  return new Blob([zip], { type: DOCX_TYPE });
}
