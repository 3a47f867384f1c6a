import type { Citation, DicomDocument, DocumentCode, DocumentItem } from '../attributes/document.ts';
import { DOCUMENT_TAGS as TAG } from '../attributes/document-tags.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { Refusal } from '../refusal.ts';
import { codesOf, itemsOf, numbersOf } from '../values.ts';
import { type Decode, decodedText } from './decoded-text.ts';
import { identitiesOf } from './identities-of.ts';

/** Key object selections (PS3.3 A.35.4) and structured reports (A.35): their content tree. */

const SELECTION = '1.2.840.10008.5.1.4.1.1.88.59';
const REPORT = /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.88\.\d+$/;
const IMAGE = 'IMAGE';

/** Maximum number of nodes in a document; no teaching file has more. */
const ITEMS_MAX = 4000;
const CITED_MAX = 20_000;

export const codeIn = (dataSet: DataSet, tag: number): string => codesOf(dataSet, tag)[0] ?? '';

export function codeOf(dataSet: DataSet | undefined, decode: Decode): DocumentCode | undefined {
  if (!dataSet) return undefined;
  return {
    scheme: codeIn(dataSet, TAG.CodingSchemeDesignator),
    value: codeIn(dataSet, TAG.CodeValue) || codeIn(dataSet, TAG.LongCodeValue),
    meaning: decodedText(dataSet, TAG.CodeMeaning, decode),
  };
}

/** Reports and selections are cited in the same way as images: their SOP class distinguishes them. */
export function citationsIn(dataSet: DataSet): Citation[] {
  return itemsOf(dataSet, TAG.ReferencedSOPSequence)
    .slice(0, CITED_MAX)
    .flatMap((item) => {
      const instance = codeIn(item, TAG.ReferencedSOPInstanceUID);
      const isImage = !REPORT.test(codeIn(item, TAG.ReferencedSOPClassUID));
      const frames = numbersOf(item, TAG.ReferencedFrameNumber, 'IS').filter((frame) => frame >= 1);
      return instance === '' ? [] : [{ instance, frames, isImage }];
    });
}

/** Returns a reader for a document's nodes, limited to `ITEMS_MAX`. */
function nodeReader(decode: Decode) {
  let budget = ITEMS_MAX;
  const read = (dataSet: DataSet): DocumentItem[] =>
    itemsOf(dataSet, TAG.ContentSequence).flatMap((item) => {
      budget -= 1;
      if (budget < 0) return [];
      const type = codeIn(item, TAG.ValueType);
      return {
        relation: codeIn(item, TAG.RelationshipType),
        type,
        concept: codeOf(itemsOf(item, TAG.ConceptNameCodeSequence)[0], decode),
        text: decodedText(item, TAG.TextValue, decode),
        code: codeOf(itemsOf(item, TAG.ConceptCodeSequence)[0], decode),
        cites: citationsIn(item).map((cited) => ({ ...cited, isImage: cited.isImage || type === IMAGE })),
        items: read(item),
      };
    });
  return read;
}

/** The content of a file without an image. @throws Refusal `no_image` if it is neither a selection nor a report */
export function readDocument(dataSet: DataSet): DicomDocument {
  const sopClass = codeIn(dataSet, TAG.SOPClassUID);
  if (!REPORT.test(sopClass)) throw new Refusal('no_image');
  const decode = decoderFor(dataSet);
  const evidence = itemsOf(dataSet, TAG.CurrentRequestedProcedureEvidenceSequence)
    .flatMap((study) => itemsOf(study, TAG.ReferencedSeriesSequence))
    .flatMap(citationsIn);
  return {
    isSelection: sopClass === SELECTION,
    instance: codeIn(dataSet, TAG.SOPInstanceUID),
    title: codeOf(itemsOf(dataSet, TAG.ConceptNameCodeSequence)[0], decode),
    items: nodeReader(decode)(dataSet),
    evidence: evidence.slice(0, CITED_MAX),
    identities: identitiesOf(dataSet, decode),
  };
}
