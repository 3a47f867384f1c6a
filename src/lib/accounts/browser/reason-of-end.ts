import type { SignInReason } from '../sign-in-reason.ts';
import { type Intention, keptIntention } from './intention.ts';

const REASONS: Record<Intention['action'], SignInReason> = {
  copy: 'session-copier',
  rate: 'session-noter',
  reply: 'session-repondre',
  review: 'session-relire',
  describe: 'session-liste',
  explain: 'session-liste',
};

/** Why one is asked to sign in once a session has ended: what was under way is kept, and said to be. */
export function reasonOfEnd(): SignInReason {
  const kept = keptIntention();
  return kept ? REASONS[kept.intention.action] : 'session';
}
