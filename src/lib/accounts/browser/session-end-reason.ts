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

/** The reason shown on the sign-in screen after a session has ended; also says whether the current work is kept. */
export function sessionEndReason(): SignInReason {
  const kept = keptIntention();
  return kept ? REASONS[kept.intention.action] : 'session';
}
