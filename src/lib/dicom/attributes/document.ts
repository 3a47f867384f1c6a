/** A concept of a coded vocabulary: what counts is its value in its scheme, the meaning is what the file calls it. */
export interface DocumentCode {
  scheme: string;
  value: string;
  meaning: string;
}

/** An image or another document that a document cites. */
export interface Citation {
  /** Its identifier: it stays in the author's browser. */
  instance: string;
  /** Numbers of the cited frames, from 1; empty for all of them. */
  frames: number[];
  isImage: boolean;
}

/** A node of the content of a key object selection or of a structured report. */
export interface DocumentItem {
  relation: string;
  type: string;
  concept: DocumentCode | undefined;
  /** The value of a text. It may not be sent before its author has read it. */
  text: string;
  /** The value of a code. */
  code: DocumentCode | undefined;
  cites: Citation[];
  items: DocumentItem[];
}

/** A DICOM file that holds no image but says something of some. All of it stays in the author's browser. */
export interface DicomDocument {
  isSelection: boolean;
  instance: string;
  title: DocumentCode | undefined;
  items: DocumentItem[];
  /** The images listed as cited in its header. */
  evidence: Citation[];
  /** Names, numbers and places in its header, to be searched for in its texts. */
  identities: string[];
}
