import { HtmlValidate } from 'html-validate';
import { expect, makePerson, signIn, test } from './fixtures.ts';
import { everyRoute } from './routes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style, not validity: the framework writes void elements and boolean attributes its own way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // React's generated ids (« _R_0_ ») are valid HTML.
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
    'no-inline-style': 'error',
  },
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'], transparent: true } },
  ],
});

for (const signedIn of [false, true]) {
  test(`every page is valid HTML ${signedIn ? 'signed in' : 'signed out'}`, { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    if (signedIn) await signIn(page, await makePerson(page));
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const route of (await everyRoute(request, signedIn ? page : undefined)).filter(
      (each) => each.signedIn === signedIn,
    )) {
      const answer = await request.get(route.path, { headers: cookie ? { cookie } : {} });
      const report = await validator.validateString(await answer.text());
      const errors = report.results.flatMap(({ messages }) =>
        messages.map((fault) => `${fault.line}: ${fault.ruleId}: ${fault.message} ${fault.selector ?? ''}`),
      );
      expect.soft([...new Set(errors)], route.path).toEqual([]);
    }
  });
}
