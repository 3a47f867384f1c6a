/** A coded concept, identified by its value and scheme; `meaning` is the text that the file gives for it. */
export interface DocumentCode {
  scheme: string;
  value: string;
  meaning: string;
}

/** An image or another document to which a document refers. */
export interface Citation {
  /** SOP Instance UID; it stays in the author's browser. */
  instance: string;
  /** Numbers of the cited frames, from 1; empty for all frames. */
  frames: number[];
  isImage: boolean;
}

/** A node in the content tree of a key object selection or a structured report. */
export interface DocumentItem {
  relation: string;
  type: string;
  concept: DocumentCode | undefined;
  /** The value of a text item. It may not be sent before its author has read it. */
  text: string;
  /** The value of a code item. */
  code: DocumentCode | undefined;
  cites: Citation[];
  items: DocumentItem[];
}

/** A DICOM file without an image that refers to images. All of it stays in the author's browser. */
export interface DicomDocument {
  isSelection: boolean;
  instance: string;
  title: DocumentCode | undefined;
  items: DocumentItem[];
  /** The images listed as evidence in its header. */
  evidence: Citation[];
  /** Names, numbers and places in its header, for which its texts are searched. */
  identities: string[];
}
