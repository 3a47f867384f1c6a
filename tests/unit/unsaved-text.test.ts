import { expect, it } from 'vitest';
import { unsavedText } from '#lib/items/version-actions-texts.ts';

it('a review that cannot be asked for yet says what is not saved', () => {
  const reason = '«\u202fDescription\u202f» dépasse 4\u202f000\u00a0caractères.';
  for (const state of ['held', 'refused'] as const)
    expect(unsavedText({ state, reason })).toBe(
      `Vos dernières modifications ne sont pas toutes enregistrées\u00a0: ${reason}`,
    );
  expect(unsavedText({ state: 'conflict', reason: '' })).toContain('choisissez d’abord la version à garder');
  expect(unsavedText({ state: 'offline', reason: '' })).toContain('réessayez dans un instant');
});
