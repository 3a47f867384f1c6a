import type { Role } from './roles.ts';

/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  username: string;
  /** As others read it: display name or username. */
  name: string;
  sessionId: string;
  /** Absent for commands and demo content, which no rule of roles concerns. */
  role?: Role;
  /** Network that the request came from, truncated, for the audit log (`audit/network.ts`). */
  source?: string;
  /** The provider of identities that the session was opened by. */
  provider?: string;
}

/** Nobody: what the command line does is not done by an account. */
export const NOBODY: Actor = { id: '', username: '', name: '', sessionId: '', source: 'command' };
