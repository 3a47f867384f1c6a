/** An image of the case that is exported with its questions, with the texts beside it. */
export interface QuestionPicture {
  /** The name of its file, derived from its bytes: it reveals nothing, and equal images have equal names. */
  name: string;
  /** A text alternative that does not reveal the answer. */
  alt: string;
  /** A sentence if the case has further images, otherwise empty. */
  more: string;
  /** The image's credit, shown with the answer, since titles often name diagnoses. Empty for the author's own image. */
  credit: string;
}

/** A picture with its bytes. */
export interface EmbeddedPicture extends QuestionPicture {
  base64: string;
}

const NAME = /^negatoscope-[0-9a-f]{24}\.jpg$/;

/** Whether a file has a name like those of our pictures. */
export const isPictureName = (name: string): boolean => NAME.test(name);

/** @param digest hash of its bytes, in hexadecimal digits */
export const pictureName = (digest: string): string => `negatoscope-${digest.slice(0, 24)}.jpg`;
