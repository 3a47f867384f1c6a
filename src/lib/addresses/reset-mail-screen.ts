/** The content of the page that mails a link to people who have forgotten their password. */
export interface ResetMailScreen {
  typed: string;
  /** True after any valid request, whether or not an account was found. */
  isSent: boolean;
  /** Error message, in French. */
  error?: string;
}
