import { readHeader } from '../acquisition/read-header.ts';
import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import { MEASUREMENT_REPORTS, SEGMENTATIONS } from '../attributes/marks-classes.ts';
import type { DocumentExam, LeftPart, MarksDocument } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { patientKey } from '../patient-key.ts';
import { readBytes } from '../read-bytes.ts';
import { readFile } from '../read-file.ts';
import { Refusal } from '../refusal.ts';
import { codesOf, itemsOf } from '../values.ts';
import { codeIn } from './read-document.ts';
import { KEY_OBJECTS, readKeyImages } from './read-key-images.ts';
import { readMeasurementReport } from './read-measurement-report.ts';
import { PRESENTATION_STATES, readPresentationState } from './read-presentation-state.ts';
import { readSegmentation } from './read-segmentation.ts';

/** Maximum number of unsupported parts that are listed. */
const LEFT_MAX = 50;

type Reader = (dataSet: DataSet) => MarksDocument;

/** Readers by SOP class. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...PRESENTATION_STATES.map((sopClass) => [sopClass, readPresentationState] as const),
  [KEY_OBJECTS, readKeyImages],
  ...MEASUREMENT_REPORTS.map((sopClass) => [sopClass, readMeasurementReport] as const),
]);

/** Lists each part once. */
function distinct(left: readonly LeftPart[]): LeftPart[] {
  const parts = new Map(left.map((each) => [`${each.part}\n${each.detail}`, each]));
  return [...parts.values()].slice(0, LEFT_MAX);
}

/** Sequences that list the studies to which a document refers. */
const CITING = [
  DOCUMENT_TAGS.CurrentRequestedProcedureEvidenceSequence,
  DOCUMENT_TAGS.PertinentOtherEvidenceSequence,
  DOCUMENT_TAGS.StudiesContainingOtherReferencedInstancesSequence,
];
const STUDIES_MAX = 100;

function examOf(dataSet: DataSet): DocumentExam {
  const cited = CITING.flatMap((tag) => itemsOf(dataSet, tag)).slice(0, STUDIES_MAX);
  const studies = [dataSet, ...cited].map((each) => codeIn(each, DOCUMENT_TAGS.StudyInstanceUID));
  const { PatientID, PatientName } = DOCUMENT_TAGS;
  return {
    patient: patientKey(codeIn(dataSet, PatientID), codeIn(dataSet, PatientName)),
    studies: [...new Set(studies)].filter((study) => study !== ''),
  };
}

/** Pixels are read only from segmentations, whose content they are. */
async function documentIn(file: Blob): Promise<MarksDocument> {
  const header = await readHeader(file);
  const [sopClass = ''] = codesOf(header, DOCUMENT_TAGS.SOPClassUID);
  if (SEGMENTATIONS.has(sopClass)) {
    const bytes = await readBytes(file, () => {}).catch(() => {
      throw new Refusal('unreadable');
    });
    const { dataSet, transferSyntax } = await readFile(bytes);
    return { ...(await readSegmentation(dataSet, transferSyntax)), exam: examOf(dataSet) };
  }
  const reader = READERS.get(sopClass);
  if (!reader) throw new Refusal('no_image');
  return { ...reader(header), exam: examOf(header) };
}

/** The marks and views in a document. @throws Refusal `no_image` if its kind is not supported */
export async function readMarks(file: Blob): Promise<MarksDocument> {
  const document = await documentIn(file);
  return { ...document, left: distinct(document.left) };
}
