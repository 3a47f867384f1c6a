import { alive, expect, makePerson, signIn, test } from './fixtures.ts';
import { everyRoute } from './routes.ts';

/** The specification's own strings keep its straight apostrophes, spaces and three dots. */
const LITERALS = ['avec succès !', 'Connexion réussie !', 'Inscription réussie !'];

/** Words that no French screen of ours has a reason to show. */
const ENGLISH =
  /\b(the|and|with|your|loading|error|search|filter|settings|sign in|sign out|log in|log out|delete|save|cancel|undefined|null|NaN|object Object|true|false|public_id|draft|private|not_found|invalid|untitled)\b/i;

const FAULTS: [string, RegExp][] = [
  ['straight apostrophe', /\p{L}'\p{L}/u],
  ['plain space before high punctuation', /[\p{L}\p{N}] [;!?»]/u],
  ['plain space before a colon', /\p{L} :/u],
  ['no space before high punctuation', /\p{L}[!?;](?=\s|$)/u],
  ['straight quotation marks', /"\p{L}[^"]*"/u],
  ['plain space inside guillemets', /« | »/],
  ['English word or raw code', ENGLISH],
  ['message key', /\b[a-z]+_[a-z]+\b/],
];

test.use({ expectedErrors: /status of 404/ });

for (const signedIn of [false, true]) {
  test(`every screen is in French ${signedIn ? 'signed in' : 'signed out'}`, { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    if (signedIn) await signIn(page, await makePerson(page));
    for (const route of (await everyRoute(request, signedIn ? page : undefined)).filter(
      (each) => each.signedIn === signedIn,
    )) {
      await page.goto(route.path);
      await alive(page);
      const spoken = await page.evaluate(() => {
        // Names of people and works are the same in every language.
        for (const name of document.querySelectorAll('.credit-text [translate="no"]')) name.remove();
        const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
        const said = [...document.querySelectorAll('*')].flatMap((element) =>
          attributes.flatMap((name) => element.getAttribute(name) ?? []),
        );
        const hidden = [...document.querySelectorAll('.visually-hidden')].map(
          (element) => element.textContent ?? '',
        );
        return [document.title, ...document.body.innerText.split('\n'), ...said, ...hidden];
      });
      const texts = spoken.map((text) =>
        LITERALS.reduce((rest, literal) => rest.replaceAll(literal, ''), text),
      );
      const found = FAULTS.flatMap(([fault, pattern]) =>
        texts.filter((text) => pattern.test(text)).map((text) => `${fault}: ${text.slice(0, 120)}`),
      );
      expect.soft([...new Set(found)].slice(0, 20), route.path).toEqual([]);
    }
  });
}

test('what is not there is said in French', { tag: '@gate' }, async ({ signedIn: page }) => {
  const answer = await page.goto('/use/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
