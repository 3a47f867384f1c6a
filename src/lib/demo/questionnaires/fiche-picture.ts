/** A published image that a fiche shows: one that cases of the demo show as well. */
export interface FichePicture {
  /** Id of the source in `teaching/manifest.json`. */
  source: string;
  /** Below `teaching/images/`. */
  path: string;
  alt: string;
  caption: string;
}
