/** The stored files of an image: the displayed picture, and the 16-bit values of a frame. */
export const filesOfImage = ({ file, frame }: { file: string; frame?: string | undefined }): string[] =>
  frame === undefined ? [file] : [file, frame];
