/**
 * The second factor: codes of an application without script, and a passkey of a device that the browser pretends to
 * have.
 */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, open, type Person, signIn, test } from './fixtures.ts';
import { forgetSession } from './sign-in-by-hand.ts';

/** The code of an application, this many half minutes from now: each is taken once, and one ahead is taken too. */
const codeOf = (secret: string, stepsAway: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAway * 30_000 });

async function typePassword(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

test.describe('without script', () => {
  // Wrong codes are answered as what they are.
  test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

  test('somebody takes an application into service, and signs in by its code', async ({ page }) => {
    const person = await makePerson(page);
    await page.goto('/login?suite=/account/second-factor');
    await typePassword(page, person);
    await expect(page).toHaveURL('/account/second-factor');
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
    const secret = ((await page.locator('#copy-hint code').textContent()) ?? '').replaceAll(' ', '');
    const confirm = async (code: string) => {
      await page.getByLabel('Le code que montre maintenant l’application').fill(code);
      await page.getByLabel('Votre mot de passe actuel').fill(person.password);
      await page.getByRole('button', { name: 'Activer' }).click();
    };
    await confirm('000000');
    await expect(page.locator('#fault')).toContainText('Ce code n’est pas le bon');
    await confirm(codeOf(secret, -1));
    await expect(page.locator('.banner.success')).toContainText('la prochaine connexion demandera un code');
    await expect(page.getByText('Vous n’avez aucun code de secours')).toBeVisible();

    await forgetSession(page);
    await page.goto('/login?suite=/cases');
    await typePassword(page, person);
    await expect(page.getByRole('heading', { name: 'Vérification' })).toBeVisible();
    await page.getByLabel('Code de vérification').fill('000000');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.locator('#fault')).toContainText('Ce code n’est pas le bon');
    await page.getByLabel('Code de vérification').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page).toHaveURL(/\/cases$/);
  });
});

test('a recovery code is made from the home page’s offer', async ({ page }) => {
  const person = await makePerson(page);
  await signIn(page, person);
  await open(page, '/');
  await page.getByRole('region', { name: 'Créez vos codes de secours' }).getByRole('link').click();
  await alive(page);
  await page.getByRole('button', { name: 'Créer dix codes' }).click();
  await page.getByRole('dialog').getByLabel('Mot de passe actuel').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Créer dix codes' }).click();
  await expect(page.locator('.codes li')).toHaveCount(10);
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Créez vos codes de secours' })).toHaveCount(0);
});

test.describe('with a device that knows its person', () => {
  // The answer that asks for the second factor.
  test.use({ expectedErrors: /401/ });

  test('a passkey is added, signs in alone, and stands for the second factor', { tag: '@gate' }, async ({
    page,
    browser,
  }) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const person = await makePerson(page);
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, person);
    await signIn(page, person);
    await open(page, '/account');
    await page.getByRole('link', { name: 'Régler la double authentification' }).click();
    await alive(page);
    await expectAccessible(page, 'one’s second factor');
    await page.getByLabel(/^Nom, pour la reconnaître/).fill('Téléphone');
    await page.getByLabel('Votre mot de passe actuel').fill(person.password);
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await expect(page.locator('.banner.success')).toContainText('Vos autres sessions sont fermées');
    await elsewhere.goto('/account');
    expect(new URL(elsewhere.url()).pathname).toBe('/');
    await elsewhere.close();
    await expect(page.getByRole('listitem').filter({ hasText: 'Téléphone' })).toContainText(
      'jamais utilisée',
    );

    await forgetSession(page);
    await open(page, '/login?suite=/account/second-factor');
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page).toHaveURL('/account/second-factor');
    await expect(page.getByRole('listitem').filter({ hasText: 'Téléphone' })).toContainText('utilisée le');

    // Its password alone is no longer enough.
    await forgetSession(page);
    await open(page, '/login?suite=/account/second-factor');
    await typePassword(page, person);
    await expect(page.getByRole('heading', { name: 'Vérification' })).toBeVisible();
    await alive(page);
    await expectAccessible(page, 'the second step');
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page).toHaveURL('/account/second-factor');

    await page.getByText('Retirer une clé d’accès').click();
    await page.locator('#passkey-password').fill(person.password);
    await page.getByRole('button', { name: 'Retirer la clé' }).click();
    await expect(page.locator('.banner.success')).toContainText('La clé d’accès est retirée');
  });
});

test.describe('a browser without passkeys', () => {
  test('is not offered any', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await open(page, '/login');
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).toHaveCount(0);
  });
});
