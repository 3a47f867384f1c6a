/** A published image shown by a fiche; cases of the demo show the same image. */
export interface FichePicture {
  /** Id of the source in `teaching/manifest.json`. */
  source: string;
  /** Path below `teaching/images/`. */
  path: string;
  alt: string;
  caption: string;
}
