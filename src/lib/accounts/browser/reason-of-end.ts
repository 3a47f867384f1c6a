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

/** Why signing in is asked for once a session has ended: also says that the current work is kept. */
export function reasonOfEnd(): SignInReason {
  const kept = keptIntention();
  return kept ? REASONS[kept.intention.action] : 'session';
}
