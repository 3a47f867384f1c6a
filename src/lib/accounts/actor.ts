/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  username: string;
  /** As others read it: display name or username. */
  name: string;
  sessionId: string;
  /** The provider of identities that the session was opened by. */
  provider?: string;
}
