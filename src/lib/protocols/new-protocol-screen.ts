/** The content of the page that starts a protocol: as requested, or as typed in a form that was refused. */
export interface NewProtocolScreen {
  title: string;
  imagingType: string;
  region: string;
  /** Id of the protocol that it starts from, empty without. */
  source: string;
  /** French, when the form was refused. */
  error?: string;
}
