import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

test('a search says what it read, why it found what it found and what one has read; a word is searched for instead', async ({
  signedIn: page,
}) => {
  const protocols = await allItems(page.request, 'protocols');
  const knee = protocols.find(({ title }) => /genou/i.test(title))!;
  await open(page, `/protocols/view/${knee._id}`);
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: /Rechercher un cas/ });
  await field.fill('genuo');
  const found = page.getByRole('region', { name: 'Résultats de la recherche' });
  await expect(found).toContainText('Rien ne contient «\u202fgenuo\u202f».');
  await found.getByRole('link', { name: 'genou', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('genou');
  await expect(found).not.toContainText('Rien ne contient');
  // A protocol found by one of its sequences; others' cases are shown without the reason: the word may be in their
  // titles.
  await field.fill('flair');
  const groupOf = (name: string) => found.locator('.found-kind').filter({ hasText: name });
  await expect(groupOf('Protocoles')).toContainText(/Trouvé dans\u00a0: .*FLAIR/);
  await expect(groupOf('Cas cliniques').getByRole('link').first()).toBeVisible();
  await expect(groupOf('Cas cliniques')).not.toContainText('Trouvé dans');
  await page.goto(`/?q=${encodeURIComponent(knee.title)}`);
  const results = page.locator('.results');
  await expect(results.locator(`a[href$="${knee._id}"]`)).toContainText('Déjà lu');
  await page.goto('/?q=genuo');
  await results.getByRole('link', { name: 'genou', exact: true }).click();
  await expect(page).toHaveURL('/?q=genou');
});
