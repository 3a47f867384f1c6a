/** The content of the page for creating a protocol: as requested, or as typed in a refused form. */
export interface NewProtocolScreen {
  title: string;
  imagingType: string;
  region: string;
  /** Id of the protocol to copy; empty for none. */
  source: string;
  /** Error message in French, when the form was refused. */
  error?: string;
}
