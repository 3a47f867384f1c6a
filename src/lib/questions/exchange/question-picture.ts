/** An image of the case that goes out with its questions, and what is said with it. */
export interface QuestionPicture {
  /** Of its file: made of its bytes, so that it tells nothing and the same image is the same file. */
  name: string;
  /** For those who cannot see it: it tells nothing. */
  alt: string;
  /** That the case has more images; empty where it has not. */
  more: string;
  /** Whose image it is: shown with the answer, since titles of works name diagnoses. Empty where it is the author's. */
  credit: string;
}

/** A picture with its bytes. */
export interface EmbeddedPicture extends QuestionPicture {
  base64: string;
}

const NAME = /^negatoscope-[0-9a-f]{24}\.jpg$/;

/** Whether a file is called as our pictures are. */
export const isPictureName = (name: string): boolean => NAME.test(name);

/** @param digest of its bytes, in hexadecimal digits */
export const pictureName = (digest: string): string => `negatoscope-${digest.slice(0, 24)}.jpg`;
