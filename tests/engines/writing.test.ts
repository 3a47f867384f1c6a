import { expect } from 'vitest';
import { call, makeItem } from './calls.ts';
import { codedSlices } from './coded-slices.ts';
import { describeEngines } from './describe-engines.ts';
import { KNEE } from './knee.ts';
import { open, signIn } from './site.ts';
import { readFrame } from './viewer.ts';

describeEngines('Writing', (context) => {
  const saved = () =>
    context.browser.until('saved', () =>
      /^Enregistré/.test(document.querySelector('.save-state')?.textContent ?? ''),
    );

  context.it('answers a questionnaire by mouse and keys, and copies the report', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const id = await makeItem(browser, 'questionnaires', 'IRM du genou', KNEE);
    await open(browser, `${site.origin}/use/${id}`);
    await browser.until('the form', () => document.querySelector('.reporting[data-live]'));
    await browser.click('label', 'Fissure');
    await browser.waitForWords('Fissure du ménisque médial.', '.ProseMirror, [role=textbox]');
    // Keys belong to the form after a press, although Safari gives what is pressed no focus.
    await browser.click('.answer-tabs a', 'Remarques');
    await browser.type('*');
    await browser.waitForWords('Ménisque latéral normal.', '.ProseMirror, [role=textbox]');
    await browser.click('textarea');
    const before = await browser.run(() => document.querySelector('textarea')!.clientHeight);
    for (const line of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six']) {
      await browser.type(line);
      await browser.press('Enter');
    }
    const after = await browser.run(() => document.querySelector('textarea')!.clientHeight);
    expect(after).toBeGreaterThan(before);
    await browser.click('.report-pane button, button', 'Copier');
    await browser.waitForWords('Compte rendu copié.');
    await browser.open(`${site.origin}/robots.txt`);
    await browser.run(() => {
      document.body.innerHTML = '<textarea rows="20" cols="60"></textarea>';
      document.querySelector('textarea')!.focus();
    });
    await browser.control('v');
    const pasted = await browser.until('the report', () => document.querySelector('textarea')!.value);
    expect(pasted).toContain('Fissure du ménisque médial.');
    expect(pasted).toContain('Ménisque latéral normal.');
    expect(pasted).toContain('six');
  });

  context.it('writes a questionnaire in its tree by keys', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const id = await makeItem(browser, 'questionnaires', 'IRM du genou');
    await open(browser, `${site.origin}/edit/${id}`);
    await browser.until('the tree', () =>
      document.querySelector('.questionnaire-editor[aria-busy="false"] [role=tree]'),
    );
    await browser.run(() => document.querySelector<HTMLElement>('[role=tree]')!.focus());
    await browser.control('\uE007');
    await browser.type('Ménisque médial');
    await browser.press('Enter', 'Tab');
    await browser.type('Normal');
    await browser.press('Enter');
    await browser.type('Fissure');
    await browser.press('Enter');
    await saved();
    const { pages } = await call<{ pages: { questions: { text: string; options: { text: string }[] }[] }[] }>(
      browser,
      `GET /questionnaires/${id}/parts/body`,
    );
    const [question] = pages[0]!.questions;
    expect(question!.text).toBe('Ménisque médial');
    expect(question!.options.map(({ text }) => text).filter(Boolean)).toEqual(['Normal', 'Fissure']);
  });

  context.it('writes a protocol, with a dose as it is said in French', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const id = await makeItem(browser, 'protocols', 'Scanner abdominal');
    await open(browser, `${site.origin}/protocols/edit/${id}`);
    await browser.until('the editor', () => document.querySelector('.protocol-editor[aria-busy="false"]'));
    const into = async (label: string, text: string) => {
      const field = await browser.until(
        label,
        (label) =>
          [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === label)?.control
            ?.id,
        label,
      );
      await browser.click(`[id="${field}"]`);
      await browser.type(text);
      await browser.press('Tab');
    };
    await into('Description', 'Recherche de foyer');
    await into('Dose (mL/kg)', '1,5');
    await saved();
    const body = await call<object>(browser, `GET /protocols/${id}/parts/body`);
    expect(JSON.stringify(body)).toContain('Recherche de foyer');
    expect(JSON.stringify(body)).toContain('1.5');
  });

  context.it(
    'reads a series of four transfer syntaxes, and sends the values of each without the patient',
    async () => {
      const { browser, site } = context;
      await signIn(browser, site);
      const slices = await codedSlices();
      await open(browser, `${site.origin}/cases`);
      await browser.click('button', 'Nouveau cas');
      await browser.until('the editor', () => document.querySelector('.case-editor[aria-busy="false"]'));
      const given = slices.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')] as const);
      await browser.run((given) => {
        const transfer = new DataTransfer();
        for (const [name, text] of given)
          transfer.items.add(new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], name));
        const input = document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])')!;
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, given);
      await browser.waitForWords('J’atteste', 'dialog[open]');
      await browser.until('the attestation', () => {
        const box = document.querySelector<HTMLInputElement>(
          'dialog[open] .attestation input, dialog[open] label input[type=checkbox]',
        );
        return box && !box.disabled;
      });
      await browser.click('dialog[open] label', 'J’atteste');
      await browser.click('dialog[open] button', 'Envoyer');
      await browser.until('four images', () => document.querySelectorAll('.tile').length === 4);
      await saved();
      const id = new URL(await browser.run(() => location.href)).searchParams.get('cas');
      const { stacks } = await call<{ stacks: { frames: string[] }[] }>(browser, `GET /cases/${id}/viewer`);
      for (const [at, { values }] of slices.entries()) {
        const frame = await readFrame(browser, id!, stacks[0]!.frames[at]!);
        expect(Array.from(frame.values), `transfer syntax ${at}`).toEqual(values);
      }
    },
  );

  context.it('writes a case’s sheet, which is read as it was written', async () => {
    const { browser, site } = context;
    await signIn(browser, site);
    const { _id: id } = await call<{ _id: string }>(browser, 'POST /cases', {
      body: { title: 'Cas d’essai' },
    });
    await open(browser, `${site.origin}/sheet-editor/${id}`);
    await browser.click('.ProseMirror');
    await browser.type('## Définition');
    await browser.press('Enter');
    await browser.type('Une collection ');
    await browser.control('b');
    await browser.type('biconvexe');
    await browser.control('b');
    await browser.type(' de sang.');
    await saved();
    await open(browser, `${site.origin}/sheet/${id}`);
    const sheet = await browser.run(() => {
      const title = [...document.querySelectorAll('h2, h3')].find(
        (each) => each.textContent === 'Définition',
      );
      return [
        title?.nextElementSibling?.textContent,
        title?.nextElementSibling?.querySelector('strong')?.textContent,
      ];
    });
    expect(sheet).toEqual(['Une collection biconvexe de sang.', 'biconvexe']);
  });
});
