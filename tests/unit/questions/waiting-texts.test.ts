import { expect, it } from 'vitest';
import { waitingMessages as m } from '#lib/questions/waiting-texts.ts';

const why = (code: string, position: number | null, isOver: boolean) =>
  m.refusedWhy(code, 'Refusé.', { position, isOver });

it('why a step does not count says that others do only where those are shown', () => {
  expect(why('step_validated', 2, false)).toContain('ce sont elles qui comptent, montrées à l’étape 2.');
  expect(why('step_validated', null, true)).toBe(
    'Cet essai n’est plus en cours. Vos réponses d’alors\u00a0:',
  );
  expect(why('step_validated', null, false)).not.toMatch(/compte/);
  expect(why('questions_changed', null, true)).toContain('Le cas ne pose plus cette étape');
  expect(why('not_found', null, false)).toContain('n’étaient plus accessibles');
  expect(why('answer_too_long', null, false)).toBe('Refusé. Vos réponses\u00a0:');
});

it('when a step is sent is said for whoever is signed in, and for whoever is not', () => {
  const next = { isLast: true, isExplained: true };
  for (const hint of [m.waitingHint, m.offlineHint]) {
    expect(hint({ ...next, isSignedIn: true })).not.toContain('prochaine connexion');
    expect(hint({ ...next, isSignedIn: false })).toContain('part à votre prochaine connexion.');
  }
});
