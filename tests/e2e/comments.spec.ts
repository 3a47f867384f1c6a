import { expectAccessible } from './axe.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { publishProtocol } from './publish-protocol.ts';

test('a comment is answered and hidden by the author, and its writer is told', { tag: '@gate' }, async ({
  signedIn: page,
  browser,
}) => {
  const id = await newProtocol(page, COMPLETE, 'IRM du genou commentée');
  await publishProtocol(page, id);
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, bypassCSP: true });
  const reader = await context.newPage();
  const person = await makePerson(reader);
  await signIn(reader, person);
  const data = { rating: 4, comment: 'Il manque un T1.' };
  const headers = await bearerOf(reader);
  const rated = await reader.request.post(`/api/protocols/${id}/rate`, { headers, data });
  expect(rated.status()).toBe(200);

  await open(page, `/protocols/view/${id}`);
  const comments = page.getByRole('region', { name: 'Commentaires' });
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('button', { name: 'Répondre' }).press('Enter');
  const field = comments.getByRole('textbox', { name: `Réponse à ${person.username}` });
  await expect(field).toBeFocused();
  await field.fill('Ajouté, merci.');
  await expectAccessible(page, 'an answer being written');
  await comments.getByRole('button', { name: 'Publier la réponse' }).press('Enter');
  await expect(comments).toContainText('Réponse de l’auteur');
  await expect(comments.getByRole('button', { name: 'Modifier la réponse' })).toBeFocused();

  const read = reader.getByRole('region', { name: 'Commentaires' });
  await open(reader, `/protocols/view/${id}`);
  await expect(read).toContainText('Ajouté, merci.');
  await expect(read.getByRole('button')).toHaveCount(0);

  await comments.getByRole('button', { name: 'Masquer' }).press('Enter');
  await expect(comments).toContainText(
    'Masqué\u00a0: visible seulement par vous et par la personne qui l’a écrit.',
  );
  await expect(comments.getByRole('button', { name: 'Afficher de nouveau' })).toBeVisible();
  await open(reader, `/protocols/view/${id}`);
  await expect(read).toContainText('L’auteur a masqué votre commentaire');
  await expectAccessible(reader, 'a comment of one’s own that is hidden');
  await signIn(reader, await makePerson(reader));
  await open(reader, `/protocols/view/${id}`);
  await expect(read).toContainText('Aucun commentaire pour le moment.');

  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('button', { name: 'Afficher de nouveau' }).press('Enter');
  await expect(comments.getByRole('button', { name: 'Masquer' })).toBeVisible();
  await comments.getByRole('button', { name: 'Supprimer la réponse' }).press('Enter');
  await expect(comments).not.toContainText('Ajouté, merci.');
  await open(reader, `/protocols/view/${id}`);
  await expect(read).toContainText('Il manque un T1.');
  await context.close();
});
