import { expect, it } from 'vitest';
import { waitingMessages as m } from '#lib/questions/waiting-texts.ts';

const why = (code: string, position: number | null, isOver: boolean) =>
  m.refusedWhy(code, 'Cet élément n’existe pas.', { position, isOver });

it('why a step does not count says that others do only where those are shown', () => {
  expect(why('step_validated', 2, false)).toContain('ce sont elles qui comptent, montrées à l’étape 2.');
  expect(why('step_validated', null, true)).toBe('Cet essai n’est plus en cours. Vos réponses d’alors\u00a0:');
  expect(why('step_validated', null, false)).not.toMatch(/compte/);
  expect(why('questions_changed', null, true)).toContain('Le cas ne pose plus cette étape');
  expect(why('not_found', null, false)).toBe('Cet élément n’existe pas. Vos réponses\u00a0:');
});
