/** What the page shows that sends a link to whoever has forgotten their password. */
export interface ResetMailScreen {
  typed: string;
  /** The same whether or not anybody was meant. */
  isSent: boolean;
  /** French. */
  error?: string;
}
