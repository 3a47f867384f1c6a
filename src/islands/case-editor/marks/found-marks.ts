import type {
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedView,
} from '#lib/dicom/attributes/proposed-marks.ts';

/** A document that marks images which were given with it; nothing of it has left this browser. */
export interface GivenMarks {
  path: string;
  document: MarksDocument;
  /** Images that it names and that are not among the files, by its own names. */
  missing: string[];
  /** Marks that another of the documents draws as well: proposed there. */
  repeated: number;
  /** Words of the files' own names and numbers. */
  names: ReadonlySet<string>;
}

export interface FoundMarks {
  documents: readonly GivenMarks[];
  /** Their paths. */
  used: ReadonlySet<string>;
}

/** What an author takes of them; texts as they left them. */
export interface TakenMarks {
  findings: ProposedFinding[];
  views: ProposedView[];
  keyImages: MarkedImage[];
}
