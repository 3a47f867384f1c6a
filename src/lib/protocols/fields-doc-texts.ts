import { counted } from '#lib/platform/format-texts.ts';
import {
  fieldsOf,
  ROWS_MAX,
  TABLE_NAMES,
  TABLE_OF_TYPE,
  type TableName,
} from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';
import { boundsOf } from './fields-texts.ts';
import { protocolMessages as m } from './texts.ts';
import { IMAGING_TYPES } from './vocabulary.ts';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly string[][]) =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

/** The dose report's code for a value that images lack. */
const DOSE_CODES: Readonly<Record<string, string>> = { DLP: 'DLP (rapport de dose, code DCM 113838)' };

function unitOf({ shape }: Field): string {
  return 'unit' in shape ? shape.unit : '';
}

function fieldLine(field: Field): string[] {
  const { key, abbreviation, label, dicom = '', required, aliases = [] } = field;
  return [
    `\`${key}\``,
    abbreviation,
    label,
    unitOf(field),
    boundsOf(field),
    DOSE_CODES[dicom] ?? dicom,
    required ? 'oui' : '',
    aliases.join(', '),
  ];
}

const HEADS = [
  'Clé',
  'Abréviation',
  'Nom',
  'Unité',
  'Valeurs',
  'DICOM',
  'Requis',
  'Autres en-têtes reconnus',
];

function section(name: TableName): string {
  const types = IMAGING_TYPES.filter((type) => TABLE_OF_TYPE[type] === name);
  return `## ${m.tables[name]}

${types.join(', ')}. Dans le protocole\u00a0: \`acquisition.${name}\`.

${table(HEADS, fieldsOf(name).map(fieldLine))}`;
}

/** The complete page `docs/protocol-fields.md`. */
export function protocolFieldsDoc(): string {
  return `# Champs d’acquisition des protocoles

Cette page est écrite par \`node src/cli/protocol-fields-doc.ts\` à partir de la table
\`src/lib/protocols/fields/\`, la seule que le code consulte. Un test vérifie qu’elle est à jour.
Les raisons\u00a0: \`docs/decisions/0034-one-table-of-protocol-fields.md\`.

Un protocole a ${counted(ROWS_MAX, 'ligne')} au plus par tableau. Une valeur est dans l’unité de son champ, bornes comprises.
«\u202fDICOM\u202f»\u00a0: mot-clé de l’attribut (PS3.6) que la lecture des fichiers d’un examen consulte d’abord\u00a0; l’espace
entre les coupes est SpacingBetweenSlices moins SliceThickness. «\u202fRequis\u202f»\u00a0: sans ce champ, une console ne peut pas
faire l’acquisition, et la validation le demande. Les en-têtes sont reconnus sans égard aux accents, à la casse et au pluriel, avec
leur unité entre parenthèses.

${TABLE_NAMES.map(section).join('\n\n')}
`;
}
