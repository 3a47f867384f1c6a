import type { Role } from './roles.ts';

/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  username: string;
  /** The name others see: display name or username. */
  name: string;
  sessionId: string;
  /** Absent for commands and demo content, which no rule of roles concerns. */
  role?: Role;
  /** Network that the request came from, truncated, for the audit log (`audit/network.ts`). */
  source?: string;
  /** The identity provider that opened the session. */
  provider?: string;
}

/** The actor of the command line: its actions belong to no account. */
export const NOBODY: Actor = { id: '', username: '', name: '', sessionId: '', source: 'command' };
