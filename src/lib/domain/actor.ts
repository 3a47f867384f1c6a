/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  username: string;
  /** Display name, or the username when none is set. */
  name: string;
  sessionId: string;
}
