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
  /** Numbers of the frames that are meant, from 1; all of them when there is none. */
  frames: number[];
  isImage: boolean;
}

/** A node of the content of a key object selection or of a structured report. */
export interface DocumentItem {
  relation: string;
  type: string;
  concept: DocumentCode | undefined;
  /** Of a text. It is nobody's to send before its author has read it. */
  text: string;
  /** Of a code. */
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
  /** What its header lists as cited. */
  evidence: Citation[];
  /** Names, numbers and places of its header, to be looked for in its texts. */
  identities: string[];
}
