import { USERNAME_MAX } from '#lib/accounts/username-rules.ts';

/** Maximum number of people who may be asked to confirm one version. */
export const ASKED_MAX = 100;
/** Maximum length of the names typed in one form, with separators; longer text is refused, never cut. */
export const NAMES_MAX = ASKED_MAX * (USERNAME_MAX + 2);

/**
 * The state of a request: `confirmed`; `waiting`; `lost` when the person can no longer read the item; `replaced` when
 * another version is in use, which needs a new request.
 */
export const CONFIRMATION_STATES = ['confirmed', 'waiting', 'lost', 'replaced'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

export interface RequestFacts {
  version: number;
  isConfirmed: boolean;
  /** Whether the person asked can read the item now. */
  mayRead: boolean;
  /** The version in use now. */
  current: number | null;
}

export function confirmationState({
  version,
  isConfirmed,
  mayRead,
  current,
}: RequestFacts): ConfirmationState {
  if (isConfirmed) return 'confirmed';
  if (version !== current) return 'replaced';
  return mayRead ? 'waiting' : 'lost';
}

/** Usernames typed in one field, separated by lines, commas or semicolons; each once. */
export function typedNames(text: string): string[] {
  const names = text.split(/[\n,;]/).map((name) => name.trim());
  return [...new Set(names)].filter(Boolean);
}
