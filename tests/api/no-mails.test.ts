import { expect, it } from 'vitest';
import { startSite } from './site.ts';

const PAGE = '/account/email';

it('without a server of mails nothing of it is shown, and its pages lead to those that work', async () => {
  const plain = await startSite();
  try {
    const { cookie, password } = await plain.person('Hugo');
    expect((await plain.send('GET', '/account', { cookie })).text).not.toContain('Adresse électronique');
    expect((await plain.send('GET', '/reset')).text).not.toContain('/reset/email');
    const fields = { act: 'send', address: 'hugo@exemple.fr', password };
    for (const sent of [
      await plain.send('GET', PAGE, { cookie }),
      await plain.send('POST', PAGE, { cookie, body: new URLSearchParams(fields) }),
    ])
      expect(sent.headers.get('location')).toBe('/account');
    const reset = await plain.send('POST', '/reset/email', { body: new URLSearchParams({ typed: 'Hugo' }) });
    expect(reset.headers.get('location')).toBe('/reset');
    expect(await plain.context.db.selectFrom('mail_request').select('id').execute()).toEqual([]);
  } finally {
    await plain.stop();
  }
});
