import { expect } from 'vitest';
import { call } from './calls.ts';
import { describeEngines } from './describe-engines.ts';
import { fillSignIn, makePerson, open, signIn } from './site.ts';
import { probeMiddle, readFrame, stackedCase, waitForFrames } from './viewer.ts';

describeEngines('Reading', (context) => {
  context.it('signs in over plain HTTP on localhost, and stays signed in', async () => {
    const { browser, site } = context;
    const { username } = await signIn(browser, site);
    await open(browser, `${site.origin}/account`);
    expect(await browser.run(() => document.querySelector('header')?.textContent)).toContain(username);
  });

  // Firefox and Chromium take a `Secure` cookie on every host that is this machine; WebKit on none without TLS.
  (context.engine === 'WebKit' ? context.it : context.it.skip)(
    'says why a session cannot be kept on another host without TLS',
    async () => {
      const { browser, site } = context;
      const elsewhere = site.origin.replace('localhost', 'intranet.localhost');
      await fillSignIn(browser, elsewhere, await makePerson(site));
      const words = await browser.until(
        'the reason',
        () => document.querySelector('.sign-in-reason')?.textContent,
      );
      expect(words).toContain('n’a pas gardé le cookie de connexion');
      expect(await browser.run(() => localStorage.getItem('token'))).toBeNull();
    },
  );

  context.it('shows the public lists and searches them as the server does', async () => {
    const { browser, site } = context;
    await open(browser, `${site.origin}/public-cases`);
    await browser.click('input[type=search]');
    await browser.type('épaule');
    const titles = () =>
      [...document.querySelectorAll('.card-title')].map((title) => title.textContent.trim());
    const asked = await (await fetch(`${site.origin}/api/cases/public?q=épaule`)).json();
    await browser.until(
      'what is found',
      (count) => document.querySelectorAll('.card-title').length === count,
      asked.cases.length,
    );
    expect(asked.cases.length).toBeGreaterThan(0);
    expect((await browser.run(titles)).length).toBe(asked.cases.length);
  });

  context.it('reads in the middle of slices the value that the file has there', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const told = await stackedCase(browser);
    for (const index of [0, 20, 60]) {
      await open(browser, `${site.origin}/radiology-viewer/${told.id}?serie=1&image=${index + 1}`);
      await waitForFrames(browser);
      const { rows, columns, values } = await readFrame(browser, told.id, told.frames[index]!);
      const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
      expect(await probeMiddle(browser), `slice ${index + 1}`).toBe(values[middle]);
    }
  });

  context.it('opens a case that is kept offline once the server is gone', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const { id } = await stackedCase(browser, { most: 60 });
    const viewer = `${site.origin}/radiology-viewer/${id}`;
    await open(browser, viewer);
    await browser.click('.case-marks button', 'Listes');
    await browser.click('.keep-menu button', 'Garder hors ligne');
    await browser.click('section button', 'Garder hors ligne');
    await browser.until('kept', () => /Gardé le .* sur cet appareil/.test(document.body.innerText));
    await site.cut();
    await browser.open(viewer);
    await waitForFrames(browser);
    expect(await browser.run(() => 'copy' in document.documentElement.dataset)).toBe(true);
    // A page that is not kept leads to those that are.
    await browser.open(`${site.origin}/statistics`);
    await browser.until('what is kept', () =>
      document.body.innerText.includes('cette page n’est pas gardée'),
    );
    await site.mend();
  });

  context.it('reads in the reconstruction the value that the slice has there', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const { id, frames } = await stackedCase(browser);
    await open(browser, `${site.origin}/radiology-viewer/${id}?serie=1&image=41`);
    await waitForFrames(browser);
    await browser.click('button', 'Reconstruction');
    await browser.waitForWords('Toutes les coupes sont chargées.');
    const { rows, columns, values } = await readFrame(browser, id, frames[40]!);
    const middle = values[Math.round((rows - 1) / 2) * columns + Math.round((columns - 1) / 2)]!;
    await browser.waitForWords(`Au curseur\u00a0: ${String(middle).replace('-', '−')}\u00a0UH`);
  });

  context.it('shows the answer beside the film, which stays drawn', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const { id } = await stackedCase(browser, { most: 60 });
    await open(browser, `${site.origin}/radiology-viewer/${id}`);
    await waitForFrames(browser);
    const { answer } = await call<{ answer: string }>(browser, `GET /cases/${id}/answer`);
    // The film in the frame in which it changes size.
    await browser.run(() => {
      const film = document.querySelector<HTMLCanvasElement>('canvas.film')!;
      const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
      const context = copy.getContext('2d', { willReadFrequently: true })!;
      const sizes = new ResizeObserver(() => {
        context.drawImage(film, 0, 0, 64, 64);
        const greys = context.getImageData(0, 0, 64, 64).data.filter((_, at) => at % 4 === 0);
        film.dataset.brightest = String(Math.max(...greys));
      });
      // After the viewer's own observer, which was there before.
      requestAnimationFrame(() => sizes.observe(film.parentElement!));
    });
    await browser.until('a first look', () => document.querySelector('canvas.film[data-brightest]'));
    await browser.run(() => delete document.querySelector<HTMLElement>('canvas.film')!.dataset.brightest);
    await browser.click('.case-bar button, .case-bar a', 'Réponse');
    await browser.waitForWords(answer.split('\n')[0]!.slice(0, 40));
    const brightest = await browser.until(
      'the film in its new size',
      () => document.querySelector<HTMLElement>('canvas.film')!.dataset.brightest,
    );
    expect(Number(brightest)).toBeGreaterThan(100);
  });

  context.it('practises by keys alone, and tells of it in the statistics', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    await open(browser, `${site.origin}/practice?choice=new`);
    await browser.click('button', 'Commencer');
    await browser.until('the first case', () => /^Cas 1 sur /.test(document.title));
    await waitForFrames(browser);
    await browser.type('h');
    await browser.until('the hypothesis', () => document.activeElement?.matches('input, textarea'));
    await browser.type('abcès');
    await browser.press('Enter');
    await browser.waitForWords('Ce que vous pensiez');
    await browser.type('3');
    await browser.until('the next case', () => /^Cas 2 sur /.test(document.title));
    await open(browser, `${site.origin}/statistics`);
    await browser.until('a chart', () => document.querySelector('.chart text'));
    expect(await browser.run(() => document.body.innerText)).not.toContain('Une erreur');
  });
});
