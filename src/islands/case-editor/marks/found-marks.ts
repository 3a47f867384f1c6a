import type {
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedView,
} from '#lib/dicom/attributes/proposed-marks.ts';

/** A document that marks images which were given with it; nothing of it has left this browser. */
export interface DocumentWithMarks {
  path: string;
  document: MarksDocument;
  /** Images that the document cites but that are not among the files, as the document names them. */
  missing: string[];
  /** Number of marks that another document draws as well, and that are proposed with that document. */
  repeated: number;
  /** Words of the patient names and numbers in the files. */
  names: ReadonlySet<string>;
}

export interface FoundMarks {
  documents: readonly DocumentWithMarks[];
  /** Paths of these documents. */
  used: ReadonlySet<string>;
}

/** Marks that the author accepted from the documents, with the texts as edited. */
export interface AcceptedMarks {
  findings: ProposedFinding[];
  views: ProposedView[];
  keyImages: MarkedImage[];
}
